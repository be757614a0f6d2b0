/** Texts of the cashier's errors and notices, in English. */
import type { cashierErrors } from "@tucano/contract/errors/cashier.ts";

export const cashierTexts = {
  "cashier.method_required": "Please select a payment method",
  "cashier.method_unavailable": "This payment method is not available right now",
  "cashier.amount_below_minimum": "The amount must not be below the minimum of R$ {min}",
  "cashier.amount_above_maximum": "The amount must not be above the maximum of R$ {max}",
  "cashier.daily_limit_reached": "Daily limit reached. You can still withdraw R$ {remaining} today",
  "cashier.demo_account": "Demo accounts play with play money only and cannot move real money",
  "cashier.account_blocked":
    "Your account cannot do this right now. Please contact customer service",
  "cashier.too_many_open_deposits":
    "You have unpaid deposits waiting. Pay or cancel one of them first",
  "cashier.deposit_not_found": "We could not find this deposit",
  "cashier.deposit_not_cancellable": "This deposit can no longer be cancelled",
  "cashier.payment_service_unavailable":
    "The payment service did not answer. Nothing was charged: please try again in a moment",
  "cashier.withdrawal_password_wrong": "The withdrawal password is not correct",
  "cashier.withdrawal_password_locked":
    "Too many wrong withdrawal passwords. Please try again later or contact customer service",
  "cashier.turnover_owed": "You still need to stake R$ {missing} before you can withdraw",
  "cashier.insufficient_funds": "Your available balance is R$ {available}",
  "cashier.fee_exceeds_amount": "The fees are higher than the amount. Choose a larger amount",
  "cashier.destination_required": "Please choose where the money should go",
  "cashier.destination_ambiguous": "Please give exactly one PIX key or one saved account",
  "cashier.destination_not_found": "We could not find this saved key or account",
  "cashier.pix_key_invalid": "This is not a valid PIX key of this type",
  "cashier.pix_key_unknown": "This PIX key is not registered at any bank",
  "cashier.not_own_account": "The account must be in your own name and CPF",
  "cashier.bank_unknown": "Please select a bank from the list",
  "cashier.bank_account_invalid": "Please check the branch and account number",
  "cashier.too_many_destinations": "You have reached the limit of {max} saved keys and accounts",
  "cashier.withdrawal_not_found": "We could not find this withdrawal",
  "cashier.withdrawal_wrong_state": "This withdrawal has moved on: this is no longer possible",
  "cashier.reason_required": "Please give a reason",
} satisfies Record<keyof typeof cashierErrors, string>;

/** Messages of success, and the notes that explain what became of a payment. */
export const cashierNotices = {
  "cashier.withdrawal_submitted":
    "The withdrawal application has been submitted successfully. " +
    "Please wait for the administrators review.",
  "cashier.deposit_opened": "Your PIX code is ready. Pay it in your bank's app",
  "cashier.destination_saved": "Saved successfully",
  "cashier.note.paid_late": "Your payment arrived after the code had expired and was credited",
  "cashier.note.paid_less": "You paid less than the order asked for. What you paid was credited",
  "cashier.note.paid_more": "You paid more than the order asked for. All of it was credited",
  "cashier.note.refunded_other_holder":
    "The payment came from somebody else's CPF and was returned in full",
  "cashier.note.refunded_over_limit":
    "The payment went beyond what may be paid in, so it was returned in full",
  "cashier.note.refunded_account_blocked":
    "Your account could not receive the payment, so it was returned in full",
  "cashier.note.refund_in_progress": "The payment is being returned to the account it came from",
} as const;
