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
  "cashier.demo_account": [
    403,
    "Demo accounts play with play money only and cannot move real money",
  ],
  "cashier.account_blocked": [
    403,
    "Your account cannot do this right now. Please contact customer service",
  ],
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
    "The withdrawal password is not correct. {left, plural, =0 {There is a pause of half an hour now} one {# try is left before a pause of half an hour} other {# tries are left before a pause of half an hour}}",
  ],
  "cashier.withdrawal_password_locked": [
    429,
    "Too many wrong withdrawal passwords. Please try again later or contact customer service",
  ],
  "cashier.turnover_owed": [409, "You still need to stake R$ {missing} before you can withdraw"],
  "cashier.insufficient_funds": [409, "Your available balance is R$ {available}"],
  "cashier.fee_exceeds_amount": [
    422,
    "The fees are higher than the amount. Choose a larger amount",
  ],
  "cashier.destination_required": [422, "Please choose where the money should go"],
  "cashier.destination_ambiguous": [422, "Please give exactly one PIX key or one saved account"],
  "cashier.destination_not_found": [404, "We could not find this saved key or account"],
  "cashier.pix_key_invalid": [422, "This is not a valid PIX key of this type"],
  "cashier.pix_key_unknown": [422, "This PIX key is not registered at any bank"],
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
    "This withdrawal has moved on: this is no longer possible",
  ],
  "cashier.reason_required": [422, "Please give a reason"],
} as const;
