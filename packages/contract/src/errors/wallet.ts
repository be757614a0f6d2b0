/** Errors of the wallet and ledger rooms: code -> HTTP status. Texts: packages/i18n. */
export const walletErrors = {
  /** The pocket holds less than the command needs. Stored: the same id stays refused. */
  "wallet.insufficient_funds": 409,
  /** Frozen, excluded, closed or demo: this member may not do this. */
  "wallet.account_blocked": 403,
  /** Turnover is still owed, so the money may not be withdrawn yet. */
  "wallet.turnover_owed": 409,
  /** While a bonus has to be played, no bet may be higher than the market says. */
  "wallet.bonus_stake_too_high": 409,
} as const;
