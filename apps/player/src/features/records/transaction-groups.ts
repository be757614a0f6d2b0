/** The groups of movements, as the address names them. */
export const transactionGroups = ["deposits", "withdrawals", "rewards", "corrections"] as const;
export type TransactionGroup = (typeof transactionGroups)[number];
