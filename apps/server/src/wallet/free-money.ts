/**
 * Rounds that the house pays for. The stake comes from an account of the house and passes through
 * the player's cash within one command, so that each transfer has a player on one side; what it
 * wins is the player's, on the terms of whoever gave the round.
 */
import assert from "node:assert";
import { type Centavos, multiplyFloor, negate, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Account, TransferDraft, Wallet } from "../ledger/index.ts";
import { NOTHING_OWED } from "./bonus-money.ts";
import { rollbackWin, type Won, type WinTakenBack } from "./game-money.ts";
import type { Applied, OwedChanges, Refused, Split } from "./types.ts";

/** What becomes of what a free round wins. */
export interface FreeTerms {
  readonly pocket: "cash" | "bonus";
  /** How many times a win is to be staked before cash may leave, or the bonus becomes cash. */
  readonly turnoverMultiple: number;
}

interface Side {
  readonly reference: string;
  readonly game: string;
}

export interface FreeStakeInput extends Side {
  readonly amount: Centavos;
}

export function freeStake(
  wallet: Pick<Wallet, "access">,
  input: FreeStakeInput,
): Applied | Refused<"wallet.account_blocked"> {
  if (wallet.access !== "active") return { outcome: "refused", code: "wallet.account_blocked" };
  const through = throughCash("free.stake", input);
  return {
    outcome: "applied",
    transfers: [through("free:cost", "member:cash"), through("member:cash", houseOf(input))],
    ...NOTHING_OWED,
  };
}

/** The stake goes back to where it came from; the player's money is as before. */
export function rollbackFreeStake(input: FreeStakeInput): Applied {
  const through = throughCash("free.stake.rollback", input);
  return {
    outcome: "applied",
    transfers: [through(houseOf(input), "member:cash"), through("member:cash", "free:cost")],
    ...NOTHING_OWED,
  };
}

const houseOf = ({ game }: Side): Account => `house:game:${game}`;

function throughCash(kind: TransferDraft["kind"], { amount, reference }: FreeStakeInput) {
  assert(toCentavos(amount) > 0, "A free round is played for something.");
  return (debit: Account, credit: Account): TransferDraft => ({
    kind,
    debit,
    credit,
    amount,
    reference,
  });
}

export interface FreeWinInput extends Side {
  readonly amount: Centavos;
  readonly terms: FreeTerms;
}

/** A bonus that owes nothing is cash. */
export function freeWin(input: FreeWinInput): Won {
  const { amount, terms, reference } = input;
  assert(toCentavos(amount) >= 0, "An amount is not negative.");
  const pocket = terms.turnoverMultiple === 0 ? "cash" : terms.pocket;
  const transfer: TransferDraft = {
    kind: "free.win",
    debit: houseOf(input),
    credit: `member:${pocket}`,
    amount,
    reference,
  };
  return {
    outcome: "applied",
    transfers: amount > 0 ? [transfer] : [],
    ...owedFor(pocket, multiplyFloor(amount, terms.turnoverMultiple, 1)),
    split: pocket === "cash" ? { cash: amount, bonus: ZERO } : { cash: ZERO, bonus: amount },
  };
}

export interface RollbackFreeWinInput extends Side {
  /** Where the win went. */
  readonly split: Split;
  /** What it had added to what is owed. */
  readonly owed: OwedChanges;
}

/** As any win is taken back; what it had to be staked for is not owed any more. */
export function rollbackFreeWin(wallet: Wallet, input: RollbackFreeWinInput): WinTakenBack {
  const { owed } = input;
  return {
    ...rollbackWin(wallet, { ...input, kind: "free.win.rollback" }),
    turnoverOwedChange: negate(owed.turnoverOwedChange),
    bonusOwedChange: negate(owed.bonusOwedChange),
  };
}

/** What a win in this pocket has added to what is owed. */
export function owedForFreeWin(split: Split, { turnoverMultiple }: FreeTerms): OwedChanges {
  const pocket = split.bonus > 0 ? "bonus" : "cash";
  return owedFor(pocket, multiplyFloor(split[pocket], turnoverMultiple, 1));
}

function owedFor(pocket: "cash" | "bonus", owed: Centavos): OwedChanges {
  return pocket === "cash"
    ? { turnoverOwedChange: owed, bonusOwedChange: ZERO }
    : { turnoverOwedChange: ZERO, bonusOwedChange: owed };
}
