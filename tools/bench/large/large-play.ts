/**
 * What the members of a large house did, month by month, as lines for COPY: what they paid in,
 * rounds that were over at once, what they took out. Chains, balances and numbers are the
 * ledger's own, so the books of such a house are clean.
 */
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { type ChainedRow, chainHash } from "../../../apps/server/src/ledger/hash.ts";
import {
  cpfOf,
  depositMs,
  depositNo,
  depositOf,
  LARGE_MEMBERS_AFTER,
  leavingOf,
  sittingMs,
  sittingsOf,
  withdrawalNo,
} from "./large-people.ts";

const HASH_BYTES = 32;
const STAKE = 50;
const PRIZE = 145;
const LARGE_PRIZE = 2_500;
/** A round pays one time in three, and one in some three thousand pays so much that it is told. */
const PAYS_ONE_IN = 3;
const PAYS_LARGE_ONE_IN = 2_991;
const ROUND_EVERY_MS = 5_000;
const TAKEN_OUT = 2_000;
const LEAVES_AFTER_MS = 15 * 60_000;
const PAID_AFTER_MS = 4 * 60_000;
/** Transfers of a round, on average. */
export const TRANSFERS_A_ROUND = 1 + 1 / PAYS_ONE_IN;
/** The smallest deposit lasts for so many stakes, whatever is won. */
const ROUNDS_MAX = 190;
const SITTINGS_MAX = 13;
export const ROUNDS_A_SITTING_MAX = Math.floor(ROUNDS_MAX / SITTINGS_MAX);

export interface LargeGame {
  readonly id: number;
  readonly code: string;
  readonly type: string;
  readonly brand: string;
}

/** Each member's state: the balance, the last number, the end of the chain. */
export class Chains {
  readonly cash: Int32Array;
  readonly locked: Int32Array;
  readonly seq: Int32Array;
  readonly sittings: Uint8Array;
  readonly #heads: Buffer;

  constructor(members: number) {
    this.cash = new Int32Array(members + 1);
    this.locked = new Int32Array(members + 1);
    this.seq = new Int32Array(members + 1);
    this.sittings = new Uint8Array(members + 1);
    this.#heads = Buffer.alloc((members + 1) * HASH_BYTES);
  }

  head(n: number): string {
    return this.#heads.toString("latin1", n * HASH_BYTES, (n + 1) * HASH_BYTES);
  }

  setHead(n: number, hash: string): void {
    this.#heads.write(hash, n * HASH_BYTES, HASH_BYTES, "latin1");
  }

  headHex(n: number): string {
    return this.#heads.toString("hex", n * HASH_BYTES, (n + 1) * HASH_BYTES);
  }
}

/** Lines for each table. */
export interface Lines {
  readonly transfers: string[];
  readonly operations: string[];
  /** Of ids that say no time, which lie beside the months. */
  readonly otherOperations: string[];
  readonly rounds: string[];
  readonly withdrawals: string[];
}

export const noLines = (): Lines => ({
  transfers: [],
  operations: [],
  otherOperations: [],
  rounds: [],
  withdrawals: [],
});

export interface Playing {
  readonly chains: Chains;
  readonly games: readonly LargeGame[];
  readonly anchorMs: number;
  readonly roundsASitting: number;
}

export interface MonthPart {
  readonly fromMs: number;
  readonly untilMs: number;
  /** Members, the first included and the last not. */
  readonly from: number;
  readonly until: number;
  /** The number of the transaction that readers take them for. */
  readonly xid: string;
}

type Draft = Omit<ChainedRow, "memberId" | "seq" | "createdAt"> & { readonly atMs: number };

/** A member while a part of theirs is written. */
interface Sitting {
  readonly n: number;
  readonly memberId: MemberId;
  readonly xid: string;
  readonly lines: Lines;
}

const NULL = "\\N";
const orNull = (value: number | null) => (value === null ? NULL : String(value));
const line = (...cells: readonly (string | number)[]) => `${cells.join("\t")}\n`;

export function playMonth(playing: Playing, part: MonthPart): Lines {
  const { chains, anchorMs } = playing;
  const lines = noLines();
  const isWithin = (ms: number) => ms >= part.fromMs && ms < part.untilMs;
  for (let n = part.from; n < part.until; n += 1) {
    const who = { n, memberId: toMemberId(LARGE_MEMBERS_AFTER + n), xid: part.xid, lines };
    if (isWithin(depositMs(n, anchorMs))) payIn(playing, who);
    const all = sittingsOf(n, anchorMs);
    for (let nth = chains.sittings[n] ?? 0; nth < all; nth += 1) {
      const atMs = sittingMs(n, nth, anchorMs);
      if (!isWithin(atMs)) break;
      for (let round = 0; round < playing.roundsASitting; round += 1) {
        const count = nth * playing.roundsASitting + round;
        playRound(playing, who, { nth, count, atMs: atMs + round * ROUND_EVERY_MS });
      }
      chains.sittings[n] = nth + 1;
      if (nth + 1 === all) takeOut(playing, who, atMs + LEAVES_AFTER_MS);
    }
  }
  return lines;
}

/** Adds one entry to a member's chain. */
function book({ chains }: Playing, { n, memberId, xid, lines }: Sitting, draft: Draft): void {
  const { atMs, ...of } = draft;
  const previousHex = chains.headHex(n);
  const seq = (chains.seq[n] ?? 0) + 1;
  const createdAt = new Date(atMs);
  const hash = chainHash(chains.head(n), { ...of, memberId, seq, createdAt });
  chains.seq[n] = seq;
  chains.setHead(n, hash);
  lines.transfers.push(
    line(
      memberId,
      seq,
      of.kind,
      of.debit,
      of.credit,
      of.amount,
      orNull(of.debitBalanceAfter),
      orNull(of.creditBalanceAfter),
      of.reference,
      of.source,
      of.externalId,
      xid,
      `\\\\x${previousHex}`,
      `\\\\x${chains.headHex(n)}`,
      createdAt.toISOString(),
    ),
  );
}

function addOperation(
  { chains }: Playing,
  { n, memberId, xid }: Sitting,
  of: {
    readonly source: string;
    readonly externalId: string;
    readonly kind: string;
    readonly response: string;
    readonly transfers: number;
    readonly atMs: number;
  },
): string {
  return line(
    memberId,
    of.source,
    of.externalId,
    of.kind,
    "applied",
    `\\\\x${chains.headHex(n)}`,
    of.response,
    of.transfers,
    xid,
    new Date(of.atMs).toISOString(),
  );
}

/** The operation was written with the members. */
function payIn(playing: Playing, who: Sitting): void {
  const { n } = who;
  const { chains, anchorMs } = playing;
  const amount = depositOf(n);
  chains.cash[n] = amount;
  book(playing, who, {
    kind: "deposit",
    debit: "psp:clearing",
    credit: "member:cash",
    amount,
    debitBalanceAfter: null,
    creditBalanceAfter: amount,
    reference: `deposit:${depositNo(n)}`,
    source: "cashier",
    externalId: depositNo(n),
    atMs: depositMs(n, anchorMs),
  });
}

const hex = (value: number, length: number) => value.toString(16).padStart(length, "0");

/** A UUID of version 7: its time, the kind of id, the member's number, the member. */
function uuidOf(variant: string, of: { atMs: number; seq: number; memberId: MemberId }): string {
  const time = hex(of.atMs, 12);
  const count = `7${hex(of.seq % 4_096, 3)}-${variant}${hex(Math.floor(of.seq / 4_096), 3)}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${count}-${hex(of.memberId, 12)}`;
}

/** By how many rounds the member has played before. */
function prizeOf(n: number, count: number): number {
  const number = n * 31 + count;
  if (number % PAYS_LARGE_ONE_IN === 0) return LARGE_PRIZE;
  return number % PAYS_ONE_IN === 0 ? PRIZE : 0;
}

function playRound(
  playing: Playing,
  who: Sitting,
  { nth, count, atMs }: { readonly nth: number; readonly count: number; readonly atMs: number },
): void {
  const { chains, games } = playing;
  const { n, memberId, lines } = who;
  const game = games[(n + nth) % games.length];
  if (game === undefined) throw new Error("A house without games.");
  const seq = (chains.seq[n] ?? 0) + 1;
  const prize = prizeOf(n, count);
  const account = `house:game:house/${game.code}`;
  const key = uuidOf("8", { atMs, seq, memberId });
  const id = uuidOf("9", { atMs, seq, memberId });
  const ids = { reference: `round:house:${id}`, source: "instant:house", externalId: key, atMs };
  let cash = (chains.cash[n] ?? 0) - STAKE;
  book(playing, who, {
    ...ids,
    kind: "stake",
    debit: "member:cash",
    credit: account,
    amount: STAKE,
    debitBalanceAfter: cash,
    creditBalanceAfter: null,
  });
  if (prize > 0) {
    cash += prize;
    book(playing, who, {
      ...ids,
      kind: "win",
      debit: account,
      credit: "member:cash",
      amount: prize,
      debitBalanceAfter: null,
      creditBalanceAfter: cash,
    });
  }
  chains.cash[n] = cash;
  const response = `{"round":"${id}"}`;
  const transfers = prize > 0 ? 2 : 1;
  const of = { ...ids, kind: "rounds.instant", response, transfers };
  lines.operations.push(addOperation(playing, who, of));
  lines.rounds.push(
    line(
      memberId,
      id,
      "house",
      game.id,
      game.code,
      game.type,
      game.brand,
      key,
      STAKE,
      0,
      prize,
      0,
      cash,
      "{}",
    ),
  );
}

/** The hold, and where it is not still waiting the payout. */
function takeOut(playing: Playing, who: Sitting, atMs: number): void {
  const { chains } = playing;
  const { n, memberId, lines } = who;
  const leaving = leavingOf(n);
  if (leaving === "nothing") return;
  const orderNo = withdrawalNo(n);
  const cash = (chains.cash[n] ?? 0) - TAKEN_OUT;
  const ids = { reference: `withdrawal:${orderNo}`, source: "cashier", amount: TAKEN_OUT };
  const asOperation = { source: "cashier", kind: "cashier.withdrawal", response: "null" };
  chains.cash[n] = cash;
  book(playing, who, {
    ...ids,
    kind: "withdrawal.hold",
    debit: "member:cash",
    credit: "member:locked",
    debitBalanceAfter: cash,
    creditBalanceAfter: TAKEN_OUT,
    externalId: `${orderNo}:hold`,
    atMs,
  });
  const held = { ...asOperation, externalId: `${orderNo}:hold`, transfers: 1, atMs };
  lines.otherOperations.push(addOperation(playing, who, held));
  const paidMs = atMs + PAID_AFTER_MS;
  if (leaving === "waiting") {
    chains.locked[n] = TAKEN_OUT;
  } else {
    book(playing, who, {
      ...ids,
      kind: "withdrawal.payout",
      debit: "member:locked",
      credit: "psp:clearing",
      debitBalanceAfter: 0,
      creditBalanceAfter: null,
      externalId: `${orderNo}:paid`,
      atMs: paidMs,
    });
    const paid = { ...asOperation, externalId: `${orderNo}:paid`, transfers: 1, atMs: paidMs };
    lines.otherOperations.push(addOperation(playing, who, paid));
  }
  lines.withdrawals.push(withdrawalLine({ n, memberId, orderNo, atMs, paidMs }));
}

function withdrawalLine(of: {
  readonly n: number;
  readonly memberId: MemberId;
  readonly orderNo: string;
  readonly atMs: number;
  readonly paidMs: number;
}): string {
  const isPaid = leavingOf(of.n) === "paid";
  const at = new Date(of.atMs).toISOString();
  const paidAt = new Date(of.paidMs).toISOString();
  const cpf = cpfOf(of.n);
  return line(
    of.memberId,
    of.orderNo,
    isPaid ? "paid" : "submitted",
    TAKEN_OUT,
    0,
    0,
    "CPF",
    cpf,
    `***${cpf.slice(3, 6)}***`,
    cpf,
    isPaid ? `E${of.orderNo}` : NULL,
    at,
    paidAt,
    isPaid ? paidAt : at,
    isPaid ? paidAt : NULL,
  );
}
