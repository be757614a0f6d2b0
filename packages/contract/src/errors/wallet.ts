/** Errors of the wallet and ledger rooms: code -> HTTP status. Texts: packages/i18n. */
export const walletErrors = {
  "wallet.insufficient_funds": 409,
  "wallet.account_blocked": 403,
  "wallet.turnover_owed": 409,
} as const;
