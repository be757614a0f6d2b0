/** What a decision does to a wallet, in memory: balances, numbering and chain. Pure. */
import assert from "node:assert";
import { add, larger, subtract, toCentavos, ZERO, type Centavos } from "@tucano/contract/money.ts";
import { chainHash, type ChainedRow } from "./hash.ts";
import type { Account, Pocket, TransferDraft, Wallet } from "./types.ts";

/** A wallet with what only the ledger needs: the end of its chain. */
export interface LockedWallet extends Wallet {
  readonly seq: number;
  readonly headHash: Buffer;
  readonly version: number;
}

export interface TransferRow extends ChainedRow {
  readonly previousHash: Buffer;
  readonly hash: Buffer;
}

export interface Movement {
  readonly transfers: readonly TransferDraft[];
  readonly turnoverOwedChange: Centavos;
}

export interface Origin {
  readonly source: string;
  readonly externalId: string;
  readonly createdAt: Date;
}

export interface Moved {
  readonly wallet: LockedWallet;
  readonly rows: readonly TransferRow[];
  /** What was really added to the turnover owed, after its floor at zero. */
  readonly turnoverOwedChange: Centavos;
}

/** Throws when a room decided what must never be: a programmer's error, not a refusal. */
export function applyMovement(before: LockedWallet, movement: Movement, origin: Origin): Moved {
  let wallet = before;
  const rows: TransferRow[] = [];
  for (const draft of movement.transfers) {
    const row = applyTransfer(wallet, draft, origin);
    rows.push(row.row);
    wallet = row.wallet;
  }
  const owed = larger(ZERO, add(before.turnoverOwed, movement.turnoverOwedChange));
  const turnoverOwedChange = subtract(owed, before.turnoverOwed);
  const isChanged = rows.length > 0 || turnoverOwedChange !== 0;
  const version = isChanged ? before.version + 1 : before.version;
  return { wallet: { ...wallet, turnoverOwed: owed, version }, rows, turnoverOwedChange };
}

function applyTransfer(
  wallet: LockedWallet,
  draft: TransferDraft,
  origin: Origin,
): { wallet: LockedWallet; row: TransferRow } {
  const { debit, credit, amount } = draft;
  toCentavos(amount);
  assert(amount > 0, "A transfer moves more than nothing.");
  assert(debit !== credit, "A transfer has two different sides.");
  assert(draft.reference !== "", "A transfer says what it belongs to.");
  const from = pocketOf(debit);
  const to = pocketOf(credit);
  assert(from !== null || to !== null, "A transfer moves a member's money on at least one side.");
  const pockets = {
    cash: wallet.cash,
    bonus: wallet.bonus,
    rebate: wallet.rebate,
    locked: wallet.locked,
  };
  if (from !== null) {
    pockets[from] = subtract(pockets[from], amount);
    assert(pockets[from] >= 0, `The ${from} pocket does not hold what is taken from it.`);
  }
  if (to !== null) pockets[to] = add(pockets[to], amount);
  const fields = {
    memberId: wallet.memberId,
    seq: wallet.seq + 1,
    kind: draft.kind,
    debit,
    credit,
    amount,
    debitBalanceAfter: from === null ? null : pockets[from],
    creditBalanceAfter: to === null ? null : pockets[to],
    reference: draft.reference,
    ...origin,
  };
  const hash = chainHash(wallet.headHash, fields);
  return {
    wallet: { ...wallet, ...pockets, seq: fields.seq, headHash: hash },
    row: { ...fields, previousHash: wallet.headHash, hash },
  };
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
