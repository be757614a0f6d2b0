/** Errors of this area of the back office. */
export const paymentsOfficeErrors = {
  /** Somebody else works on it. */
  "backoffice.withdrawal_claimed": [409, "Somebody else is working on this withdrawal"],
  "backoffice.rules_invalid": [
    422,
    "Check the rules: names must differ, amounts be positive, and the start not lie in the past",
  ],
  "backoffice.payment_not_found": [404, "This payment does not exist"],
  /** It is being settled, or has been. */
  "backoffice.payment_not_stranded": [409, "This payment is settled already, or being settled"],
  "backoffice.payment_other_holder": [409, "Who paid is not the owner of this order"],
  "backoffice.deposit_not_found": [404, "This deposit does not exist"],
  /** Another payment came for it, or it is closed. */
  "backoffice.order_taken": [409, "This order has its payment already, or cannot take one"],
  "backoffice.method_not_found": [404, "This payment method does not exist"],
  "backoffice.terms_invalid": [422, "Check the limits, the fees and when they begin"],
  /** There is none, or it was explained before. */
  "backoffice.difference_not_found": [
    404,
    "This difference does not exist, or was explained before",
  ],
} as const;
