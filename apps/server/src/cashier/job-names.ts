/** The cashier's jobs. */
export const SETTLE_RECEIPT_JOB = "cashier.settle-receipt";
export const RECONCILE_JOB = "cashier.reconcile";
export const PAY_WITHDRAWAL_JOB = "cashier.pay-withdrawal";
export const MATCH_PSP_JOB = "cashier.match-psp";
export const SWEEP_JOB = "cashier.sweep";
