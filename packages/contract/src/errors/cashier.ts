/** Errors of the cashier room: code -> HTTP status and what it says in English. */
export const cashierErrors = {
  "cashier.method_required": [422, "Please select a payment method"],
  "cashier.method_unavailable": [422, "This payment method is not available right now"],
  "cashier.amount_below_minimum": [422, "The amount must not be below the minimum of R$ {min}"],
  "cashier.amount_above_maximum": [422, "The amount must not be above the maximum of R$ {max}"],
  "cashier.daily_limit_reached": [
    409,
    "Daily limit reached. You can still withdraw R$ {remaining} today",
  ],
  "cashier.demo_account": [403, "Demo accounts only use play money and can't move real money"],
  "cashier.account_blocked": [403, "Your account can't do this right now. Please contact support"],
  "cashier.too_many_open_deposits": [
    429,
    "You have unpaid deposits waiting. Pay or cancel one of them first",
  ],
  "cashier.deposit_not_found": [404, "We could not find this deposit"],
  "cashier.deposit_not_cancellable": [409, "This deposit can no longer be cancelled"],
  "cashier.payment_service_unavailable": [
    503,
    "The payment service did not answer. Nothing was charged: please try again in a moment",
  ],
  "cashier.withdrawal_password_wrong": [
    422,
    "Wrong withdrawal password. {left, plural, =0 {You can try again in half an hour} one {# try left before a half-hour wait} other {# tries left before a half-hour wait}}",
  ],
  "cashier.withdrawal_password_locked": [
    429,
    "Too many wrong withdrawal passwords. Please try again later or contact support",
  ],
  "cashier.turnover_owed": [409, "You have R$ {missing} left to wager before you can withdraw"],
  "cashier.insufficient_funds": [409, "Your available balance is R$ {available}"],
  "cashier.fee_exceeds_amount": [
    422,
    "The fees are higher than the amount. Choose a larger amount",
  ],
  "cashier.destination_required": [422, "Please choose where to send the money"],
  "cashier.destination_ambiguous": [422, "Please choose exactly one Pix key or saved account"],
  "cashier.destination_not_found": [404, "We could not find this saved key or account"],
  "cashier.pix_key_invalid": [422, "This is not a valid Pix key of this type"],
  "cashier.pix_key_unknown": [422, "This Pix key is not registered with any bank"],
  "cashier.not_own_account": [422, "The account must be in your own name and CPF"],
  "cashier.bank_unknown": [422, "Please select a bank from the list"],
  "cashier.bank_account_invalid": [422, "Please check the branch and account number"],
  "cashier.too_many_destinations": [
    409,
    "You have reached the limit of {max} saved keys and accounts",
  ],
  "cashier.withdrawal_not_found": [404, "We could not find this withdrawal"],
  "cashier.withdrawal_wrong_state": [
    409,
    "This withdrawal has moved on, so this is no longer possible",
  ],
  "cashier.reason_required": [422, "Please give a reason"],
} as const;
