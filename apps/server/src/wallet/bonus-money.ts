/**
 * What the house gives, and how a bonus ends. Bonus money is played for: once its turnover is done
 * it becomes cash (`stake` does that), when it is used up it owes nothing any more, and when its
 * time is over it goes back to where it came from.
 */
import assert from "node:assert";
import { add, type Centavos, negate, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { TransferDraft, TransferKind, Wallet } from "../ledger/index.ts";
import type { Applied, OwedChanges, Refused } from "./types.ts";

export interface GrantInput {
  readonly amount: Centavos;
  readonly pocket: "cash" | "bonus";
  readonly cost: "promotion:cost" | "agency:cost";
  /** Owed before it may be withdrawn (cash) or becomes cash (bonus). */
  readonly turnover: Centavos;
  /** `reward:<id>` */
  readonly reference: string;
  /** A share of what was played, and not a gift. */
  readonly isRebate?: boolean;
}

/** Only who may play receives. A bonus that owes nothing is cash. */
export function grant(
  wallet: Wallet,
  input: GrantInput,
): Applied | Refused<"wallet.account_blocked"> {
  const { amount, cost, reference } = input;
  assert(toCentavos(amount) > 0, "An amount is more than nothing.");
  assert(toCentavos(input.turnover) >= 0, "What is owed is not negative.");
  if (wallet.access !== "active") return { outcome: "refused", code: "wallet.account_blocked" };
  const pocket = input.turnover === 0 ? "cash" : input.pocket;
  return {
    outcome: "applied",
    transfers: [
      { kind: kindOf(pocket, input), debit: cost, credit: `member:${pocket}`, amount, reference },
    ],
    turnoverOwedChange: pocket === "cash" ? input.turnover : ZERO,
    bonusOwedChange: pocket === "bonus" ? input.turnover : ZERO,
  };
}

function kindOf(pocket: "cash" | "bonus", { cost, isRebate }: GrantInput): TransferKind {
  if (pocket === "bonus") return "bonus.grant";
  if (isRebate === true) return "rebate.claim";
  return cost === "agency:cost" ? "agency.commission" : "reward.grant";
}

/**
 * All that is left of the bonus goes back, and nothing is owed for it. Not while a stake of it is
 * at play: what such a stake brings in afterwards would be cash.
 */
export function forfeitBonus(
  wallet: Wallet,
  { reference }: { readonly reference: string },
): Applied {
  const transfer: TransferDraft = {
    kind: "bonus.forfeit",
    debit: "member:bonus",
    credit: "promotion:cost",
    amount: wallet.bonus,
    reference,
  };
  return {
    outcome: "applied",
    transfers: wallet.bonus > 0 ? [transfer] : [],
    turnoverOwedChange: ZERO,
    bonusOwedChange: negate(wallet.bonusOwed),
  };
}

/**
 * The change of what the bonus owes, for a command after which no stake of it is at play: once the
 * pocket is empty there is nothing left to play for, and nothing is owed.
 */
export function waiveLostBonus(
  wallet: Wallet,
  moved: Pick<Applied, "transfers" | "bonusOwedChange">,
): Centavos {
  return bonusAfter(wallet, moved.transfers) === 0
    ? negate(wallet.bonusOwed)
    : moved.bonusOwedChange;
}

function bonusAfter(wallet: Wallet, transfers: readonly TransferDraft[]): number {
  return transfers.reduce((left, { debit, credit, amount }) => {
    if (debit === "member:bonus") return left - amount;
    return credit === "member:bonus" ? left + amount : left;
  }, wallet.bonus as number);
}

/** What is still to be staked, for cash and for the bonus together. */
export function owedInAll(wallet: Pick<Wallet, "turnoverOwed" | "bonusOwed">): Centavos {
  return add(wallet.turnoverOwed, wallet.bonusOwed);
}

/** For commands that work nothing off. */
export const NOTHING_OWED: OwedChanges = { turnoverOwedChange: ZERO, bonusOwedChange: ZERO };
