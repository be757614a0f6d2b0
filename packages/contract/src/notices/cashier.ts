/** What the cashier room says beside its errors, in English. */
export const cashierNotices = {
  "cashier.withdrawal_submitted":
    "The withdrawal application has been submitted successfully. Please wait for the administrators review.",
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
