/** What the cashier room says beside its errors, in English. */
export const cashierNotices = {
  "cashier.withdrawal_submitted":
    "The withdrawal application has been submitted successfully. Please wait for the administrators review.",
  "cashier.deposit_opened": "Your Pix code is ready. Pay it in your bank's app",
  "cashier.destination_saved": "Saved successfully",
  "cashier.note.paid_late": "Your payment arrived after the code had expired and was credited",
  "cashier.note.paid_less": "You paid less than the order amount. We credited what you paid",
  "cashier.note.paid_more": "You paid more than the order amount. We credited all of it",
  "cashier.note.refunded_other_holder":
    "The payment came from someone else's CPF and was refunded in full",
  "cashier.note.refunded_over_limit":
    "The payment went over the deposit limit, so it was refunded in full",
  "cashier.note.refunded_account_blocked":
    "Your account couldn't receive the payment, so it was refunded in full",
  "cashier.note.refund_in_progress": "The payment is being refunded to the account it came from",
} as const;
