/** What movements of money are called, and which of them are looked at together. */
import { t } from "@lingui/core/macro";
import type { TransactionGroup } from "./transaction-groups.ts";

const withdrawals = [
  "withdrawal.hold",
  "withdrawal.release",
  "withdrawal.payout",
  "withdrawal.fee",
] as const;
const rewards = [
  "bonus.grant",
  "bonus.convert",
  "bonus.forfeit",
  "rebate.grant",
  "rebate.claim",
  "reward.grant",
  "agency.commission",
  "jackpot.win",
] as const;

/** The kinds that the server can filter by. */
export const kindsOf: Record<TransactionGroup, readonly string[]> = {
  deposits: ["deposit"],
  withdrawals,
  rewards,
  corrections: ["adjustment"],
};

export function groupName(group: TransactionGroup): string {
  const names: Record<TransactionGroup, string> = {
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
    rewards: t`Bonuses and rewards`,
    corrections: t`Corrections`,
  };
  return names[group];
}

export function transactionName(kind: string): string {
  const names: Record<string, string> = {
    deposit: t`Deposit received`,
    "withdrawal.hold": t`Set aside for a withdrawal`,
    "withdrawal.release": t`Returned from a withdrawal`,
    "withdrawal.payout": t`Withdrawal paid`,
    "withdrawal.fee": t`Withdrawal fee`,
    "bonus.grant": t`Bonus received`,
    "bonus.convert": t`Bonus turned into cash`,
    "bonus.forfeit": t`Bonus forfeited`,
    "rebate.grant": t`Rebate earned`,
    "rebate.claim": t`Rebate claimed`,
    "reward.grant": t`Reward received`,
    "agency.commission": t`Commission`,
    "jackpot.win": t`Jackpot won`,
    adjustment: t`Correction`,
  };
  return names[kind] ?? kind;
}

export function pocketName(pocket: string | null): string {
  if (pocket === null) return t`Outside`;
  const names: Record<string, string> = {
    cash: t`Cash`,
    bonus: t`Bonus`,
    rebate: t`Rebates`,
    locked: t`Locked`,
  };
  return names[pocket] ?? pocket;
}
