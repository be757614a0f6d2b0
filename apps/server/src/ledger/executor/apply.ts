/** Applies a decision to a wallet in memory: balances, numbering and chain. Pure. */
import assert from "node:assert";
import { add, larger, subtract, ZERO, type Centavos } from "@tucano/contract/money.ts";
import { type BinaryHash, chainHash, type ChainedRow } from "../hash.ts";
import type { Account, LockedWallet, Pocket, TransferDraft } from "../types.ts";

export interface TransferRow extends ChainedRow {
  readonly previousHash: BinaryHash;
  readonly hash: BinaryHash;
}

export interface Movement {
  readonly transfers: readonly TransferDraft[];
  readonly turnoverOwedChange: Centavos;
  readonly bonusOwedChange: Centavos;
  /** The wallet's new note; left out, it does not change. */
  readonly note?: string | undefined;
}

export interface Origin {
  readonly source: string;
  readonly externalId: string;
  readonly createdAt: Date;
}

export interface Moved {
  readonly wallet: LockedWallet;
  readonly rows: readonly TransferRow[];
  /** What was actually added to the turnover owed, which never falls below zero. */
  readonly turnoverOwedChange: Centavos;
  readonly bonusOwedChange: Centavos;
}

const NOTE_LENGTH_MAX = 300;

/**
 * Throws when a room decided something that must never happen: a bug, not a refusal. The version is
 * raised whatever moved, which tells other processes that this member's state has been used.
 */
export function applyMovement(before: LockedWallet, movement: Movement, origin: Origin): Moved {
  const turnoverOwed = owedAfter(before.turnoverOwed, movement.turnoverOwedChange);
  const bonusOwed = owedAfter(before.bonusOwed, movement.bonusOwedChange);
  const note = movement.note ?? before.note;
  assert(note.length <= NOTE_LENGTH_MAX, "A note is short: it is written with each command.");
  const after = { ...before, turnoverOwed, bonusOwed, note, version: before.version + 1 };
  const rows = movement.transfers.map((draft) => transfer(after, draft, origin));
  return {
    wallet: after,
    rows,
    turnoverOwedChange: subtract(turnoverOwed, before.turnoverOwed),
    bonusOwedChange: subtract(bonusOwed, before.bonusOwed),
  };
}

function owedAfter(owed: Centavos, change: Centavos): Centavos {
  return larger(ZERO, add(owed, change));
}

/** Moves one amount between two pockets of `wallet`, and adds the row to its chain. */
function transfer(
  wallet: { -readonly [Name in keyof LockedWallet]: LockedWallet[Name] },
  draft: TransferDraft,
  { source, externalId, createdAt }: Origin,
): TransferRow {
  const { kind, debit, credit, amount, reference } = draft;
  assert(amount > 0, "A transfer moves more than nothing.");
  assert(debit !== credit, "A transfer has two different sides.");
  assert(reference !== "", "A transfer says what it belongs to.");
  const from = pocketOf(debit);
  const to = pocketOf(credit);
  assert(from !== null || to !== null, "A transfer moves a member's money on at least one side.");
  if (from !== null) {
    wallet[from] = subtract(wallet[from], amount);
    assert(wallet[from] >= 0, `The ${from} pocket does not hold what is taken from it.`);
  }
  if (to !== null) wallet[to] = add(wallet[to], amount);
  wallet.seq += 1;
  const row = {
    memberId: wallet.memberId,
    seq: wallet.seq,
    kind,
    debit,
    credit,
    amount,
    debitBalanceAfter: from === null ? null : wallet[from],
    creditBalanceAfter: to === null ? null : wallet[to],
    reference,
    source,
    externalId,
    createdAt,
    previousHash: wallet.headHash,
    hash: "",
  };
  row.hash = chainHash(row.previousHash, row);
  wallet.headHash = row.hash;
  return row;
}

function pocketOf(account: Account): Pocket | null {
  switch (account) {
    case "member:cash":
      return "cash";
    case "member:bonus":
      return "bonus";
    case "member:rebate":
      return "rebate";
    case "member:locked":
      return "locked";
    default:
      return null;
  }
}
