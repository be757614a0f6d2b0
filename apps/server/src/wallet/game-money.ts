/** Money at play: what a stake takes, where a win goes, and how either is undone. */
import assert from "node:assert";
import {
  add,
  type Centavos,
  multiplyFloor,
  negate,
  smaller,
  subtract,
  toCentavos,
  ZERO,
} from "@tucano/contract/money.ts";
import type { Pocket, TransferDraft, TransferKind, Wallet } from "../ledger/index.ts";
import type { Applied, Refused, Split } from "./types.ts";

export interface StakeInput {
  readonly amount: Centavos;
  /** `round:<id>` */
  readonly reference: string;
  /** The game's code, for the house's side. */
  readonly game: string;
  /** How much of a stake counts toward the turnover owed: slots 100, tables 20. */
  readonly turnoverWeightPercent: number;
}

export interface Staked extends Applied {
  readonly split: Split;
}

const FULL_PERCENT = 100;

/** Takes cash, then bonus. Turnover is worked off by the stake's weight, never below zero. */
export function stake(wallet: Wallet, input: StakeInput): Staked | Refused {
  assertAmount(input.amount);
  if (wallet.access !== "active" && wallet.access !== "demo") {
    return { outcome: "refused", code: "wallet.account_blocked" };
  }
  const cash = smaller(wallet.cash, input.amount);
  const bonus = subtract(input.amount, cash);
  if (bonus > wallet.bonus) return { outcome: "refused", code: "wallet.insufficient_funds" };
  const split = { cash, bonus };
  const counted = multiplyFloor(input.amount, input.turnoverWeightPercent, FULL_PERCENT);
  return {
    outcome: "applied",
    transfers: toHouse("stake", split, input),
    turnoverOwedChange: negate(smaller(counted, wallet.turnoverOwed)),
    split,
  };
}

export interface WinInput {
  readonly amount: Centavos;
  /** How the stake was paid; nothing staked (a free round): the win is cash. */
  readonly split: Split;
  readonly reference: string;
  readonly game: string;
}

export interface Won extends Applied {
  readonly split: Split;
}

/** Goes back in the stake's proportion: the bonus's share is rounded down, cash has the rest. */
export function win(_wallet: Wallet, input: WinInput): Won {
  assertAmount(input.amount);
  const staked = add(input.split.cash, input.split.bonus);
  const bonus = staked === 0 ? ZERO : multiplyFloor(input.amount, input.split.bonus, staked);
  const split = { cash: subtract(input.amount, bonus), bonus };
  return {
    outcome: "applied",
    transfers: fromHouse("win", split, input),
    turnoverOwedChange: ZERO,
    split,
  };
}

export interface RollbackStakeInput {
  readonly split: Split;
  /** What the stake worked off, as its `turnoverOwedChange` said: owed again. */
  readonly turnoverOwedChange: Centavos;
  readonly reference: string;
  readonly game: string;
}

/** Puts a stake back into the pockets it came from, whatever the member's state. */
export function rollbackStake(_wallet: Wallet, input: RollbackStakeInput): Applied {
  assert(input.turnoverOwedChange <= 0, "A stake only works turnover off.");
  return {
    outcome: "applied",
    transfers: fromHouse("stake.rollback", input.split, input),
    turnoverOwedChange: negate(input.turnoverOwedChange),
  };
}

export interface RollbackWinInput {
  /** Where the win went. */
  readonly split: Split;
  readonly reference: string;
  readonly game: string;
}

export interface WinTakenBack extends Applied {
  readonly split: Split;
  /** What was no longer there. The house bears it; somebody should look. */
  readonly shortfall: Centavos;
}

/** Takes a win back from its pockets, then from the other one; what is missing is the house's. */
export function rollbackWin(wallet: Wallet, input: RollbackWinInput): WinTakenBack {
  const wanted = add(input.split.cash, input.split.bonus);
  const ownCash = smaller(input.split.cash, wallet.cash);
  const ownBonus = smaller(input.split.bonus, wallet.bonus);
  const missing = subtract(wanted, add(ownCash, ownBonus));
  const moreCash = smaller(missing, subtract(wallet.cash, ownCash));
  const moreBonus = smaller(subtract(missing, moreCash), subtract(wallet.bonus, ownBonus));
  const split = { cash: add(ownCash, moreCash), bonus: add(ownBonus, moreBonus) };
  return {
    outcome: "applied",
    transfers: toHouse("win.rollback", split, input),
    turnoverOwedChange: ZERO,
    split,
    shortfall: subtract(wanted, add(split.cash, split.bonus)),
  };
}

interface Side {
  readonly reference: string;
  readonly game: string;
}

function toHouse(kind: TransferKind, split: Split, { game, reference }: Side): TransferDraft[] {
  return parts(split).map(([pocket, amount]) => ({
    kind,
    debit: `member:${pocket}`,
    credit: `house:game:${game}`,
    amount,
    reference,
  }));
}

function fromHouse(kind: TransferKind, split: Split, { game, reference }: Side): TransferDraft[] {
  return parts(split).map(([pocket, amount]) => ({
    kind,
    debit: `house:game:${game}`,
    credit: `member:${pocket}`,
    amount,
    reference,
  }));
}

/** The parts that are more than nothing: a transfer of zero is no transfer. */
function parts(split: Split): [Pocket, Centavos][] {
  const both: [Pocket, Centavos][] = [
    ["cash", split.cash],
    ["bonus", split.bonus],
  ];
  return both.filter(([, amount]) => amount > 0);
}

function assertAmount(amount: Centavos): void {
  assert(toCentavos(amount) >= 0, "An amount is not negative.");
}
