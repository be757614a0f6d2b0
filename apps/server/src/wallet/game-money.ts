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
import { NOTHING_OWED } from "./bonus-money.ts";
import type { Applied, OwedChanges, Refused, Split } from "./types.ts";

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

/**
 * Takes cash, then bonus. What the stake counts works off what cash owes, then what the bonus owes,
 * never below zero. Once the bonus owes nothing any more, what is left of it is cash.
 */
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
  const byCash = smaller(counted, wallet.turnoverOwed);
  const byBonus = smaller(subtract(counted, byCash), wallet.bonusOwed);
  const transfers = toHouse("stake", split, input);
  const isDone = byBonus > 0 && byBonus === wallet.bonusOwed;
  const left = subtract(wallet.bonus, bonus);
  return {
    outcome: "applied",
    transfers: isDone && left > 0 ? [...transfers, conversion(left, input.reference)] : transfers,
    turnoverOwedChange: negate(byCash),
    bonusOwedChange: negate(byBonus),
    split,
  };
}

function conversion(amount: Centavos, reference: string): TransferDraft {
  return { kind: "bonus.convert", debit: "member:bonus", credit: "member:cash", amount, reference };
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

/**
 * Goes back in the stake's proportion: the bonus's share is rounded down, cash has the rest. Where
 * the bonus owes nothing any more, it has become cash, and so has its share.
 */
export function win(wallet: Pick<Wallet, "bonusOwed">, input: WinInput): Won {
  assertAmount(input.amount);
  const staked = add(input.split.cash, input.split.bonus);
  const hasBonus = staked > 0 && wallet.bonusOwed > 0;
  const bonus = hasBonus ? multiplyFloor(input.amount, input.split.bonus, staked) : ZERO;
  const split = { cash: subtract(input.amount, bonus), bonus };
  return {
    outcome: "applied",
    transfers: fromHouse("win", split, input),
    ...NOTHING_OWED,
    split,
  };
}

export interface RollbackStakeInput extends OwedChanges {
  readonly split: Split;
  readonly reference: string;
  readonly game: string;
}

/**
 * Puts a stake back into the pockets it came from, whatever the member's state, and what it worked
 * off, as its changes said, is owed again. When the bonus has become cash meanwhile, its part comes
 * back as cash, and cash owes what the stake had worked off for it: a bet that is taken back has
 * freed nothing.
 */
export function rollbackStake(
  wallet: Pick<Wallet, "bonusOwed">,
  input: RollbackStakeInput,
): Applied {
  const { split, turnoverOwedChange: byCash, bonusOwedChange: byBonus } = input;
  assert(byCash <= 0 && byBonus <= 0, "A stake only works turnover off.");
  if (wallet.bonusOwed > 0) {
    return {
      outcome: "applied",
      transfers: fromHouse("stake.rollback", split, input),
      turnoverOwedChange: negate(byCash),
      bonusOwedChange: negate(byBonus),
    };
  }
  const asCash = { cash: add(split.cash, split.bonus), bonus: ZERO };
  return {
    outcome: "applied",
    transfers: fromHouse("stake.rollback", asCash, input),
    turnoverOwedChange: negate(add(byCash, byBonus)),
    bonusOwedChange: ZERO,
  };
}

export interface RollbackWinInput {
  /** Where the win went. */
  readonly split: Split;
  readonly reference: string;
  readonly game: string;
  /** Of a free round; left out: of one that the player paid for. */
  readonly kind?: "free.win.rollback";
}

export interface WinTakenBack extends Applied {
  readonly split: Split;
  /** What was no longer there. The house bears it; somebody should look. */
  readonly shortfall: Centavos;
}

/** Takes a win back from its pockets, then from the other one; what is missing is the house's. */
export function rollbackWin(wallet: Wallet, input: RollbackWinInput): WinTakenBack {
  const wanted = add(input.split.cash, input.split.bonus);
  const ownBonus = smaller(input.split.bonus, wallet.bonus);
  const cash = smaller(subtract(wanted, ownBonus), wallet.cash);
  const bonus = smaller(subtract(wanted, cash), wallet.bonus);
  const split = { cash, bonus };
  return {
    outcome: "applied",
    transfers: toHouse(input.kind ?? "win.rollback", split, input),
    ...NOTHING_OWED,
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
