/** Errors of the wallet and ledger rooms: code -> HTTP status and what it says in English. */
export const walletErrors = {
  /** The pocket holds less than the command needs. Stored: the same id stays refused. */
  "wallet.insufficient_funds": [409, "Your balance is not enough for this"],
  /** Frozen, excluded, closed or demo: this member may not do this. */
  "wallet.account_blocked": [403, "Your account can't do this right now. Please contact support"],
  /** Turnover is still owed, so the money may not be withdrawn yet. */
  "wallet.turnover_owed": [409, "You still have bets left to wager before you can withdraw"],
  /** While a bonus has to be played, no bet may be higher than the market says. */
  "wallet.bonus_stake_too_high": [409, "While a bonus is active, the maximum bet is R$ {max}"],
} as const;
