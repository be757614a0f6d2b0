/** The heads of files: the names of the contract, the same in every language. */
import type { ReportRowOut } from "./present.ts";

export const reportsColumns = [
  "key",
  "label",
  "plays",
  "turnover",
  "wins",
  "ggr",
  "player_days",
  "registrations",
  "deposits_count",
  "deposits",
  "first_deposits",
  "first_deposits_amount",
  "withdrawals_count",
  "withdrawals",
  "fees",
  "bonus_cost",
  "commissions",
  "ngr",
] as const satisfies readonly (keyof ReportRowOut)[];

export const playersColumns = [
  "day",
  "game",
  "member_id",
  "account_masked",
  "plays",
  "turnover",
  "wins",
  "ggr",
] as const;
