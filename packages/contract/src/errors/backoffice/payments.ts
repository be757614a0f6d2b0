/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const paymentsOfficeErrors = {
  /** Somebody else works on it. */
  "backoffice.withdrawal_claimed": 409,
  "backoffice.rules_invalid": 422,
  "backoffice.payment_not_found": 404,
  /** It is being settled, or has been. */
  "backoffice.payment_not_stranded": 409,
  "backoffice.payment_other_holder": 409,
  "backoffice.deposit_not_found": 404,
  /** Another payment came for it, or it is closed. */
  "backoffice.order_taken": 409,
  "backoffice.method_not_found": 404,
  "backoffice.terms_invalid": 422,
  /** There is none, or it was explained before. */
  "backoffice.difference_not_found": 404,
} as const;
