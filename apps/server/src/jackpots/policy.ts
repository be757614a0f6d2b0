/**
 * How a pool's wallet changes. A pool is a wallet of the ledger like a member's, so that whatever
 * is added and taken has an order, and two wins at once cannot have the same money. Pure.
 */
import assert from "node:assert";
import { add, type Centavos, larger, subtract, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { TransferDraft, Wallet } from "../ledger/index.ts";

/** What a pool's wallet notes: see `Wallet.note`. */
export interface PoolNote {
  /** Of all that stakes have ever added: so much is in the ledger. */
  readonly booked: Centavos;
  /** The São Paulo day of the last seed, and what the seeds of that day came to. */
  readonly day: string;
  readonly seeded: Centavos;
  /** It has had its seed since it was last won. */
  readonly hasSeed: boolean;
}

export function readPoolNote(text: string): PoolNote {
  if (text === "") return { booked: ZERO, day: "", seeded: ZERO, hasSeed: false };
  const [booked, day = "", seeded, hasSeed] = text.split(" ");
  return {
    booked: toCentavos(Number(booked)),
    day,
    seeded: toCentavos(Number(seeded)),
    hasSeed: hasSeed === "1",
  };
}

export function writePoolNote({ booked, day, seeded, hasSeed }: PoolNote): string {
  return `${booked} ${day || "-"} ${seeded} ${hasSeed ? 1 : 0}`;
}

export interface SeedTerms {
  readonly amount: Centavos;
  /** What the seeds of one day may come to together. */
  readonly perDayMax: Centavos;
}

export interface PoolChange {
  readonly pool: string;
  /** All that stakes have ever added, as far as it is known. */
  readonly contributed: Centavos;
  /** What is won: everything, or of the members' own pools one member's. Null: nothing is. */
  readonly take: "all" | Centavos | null;
  readonly seed: SeedTerms;
  /** The São Paulo day. */
  readonly day: string;
  /** What the prize belongs to. */
  readonly reference: string;
}

/** A budget that is spent gives no part of a seed: the pool begins with nothing until tomorrow. */
function seedOf(note: PoolNote, { seed, day }: PoolChange): Centavos {
  if (note.hasSeed) return ZERO;
  const gone = note.day === day ? note.seeded : ZERO;
  return add(gone, seed.amount) <= seed.perDayMax ? seed.amount : ZERO;
}

function withSeed(note: PoolNote, change: PoolChange) {
  const amount = seedOf(note, change);
  if (amount === 0) return { amount, note };
  const gone = note.day === change.day ? note.seeded : ZERO;
  return { amount, note: { ...note, day: change.day, seeded: add(gone, amount), hasSeed: true } };
}

/** First what was added, and the seed that is still owed; then the prize; then the next seed. */
export function changePool(
  wallet: Pick<Wallet, "cash" | "note">,
  change: PoolChange,
): { readonly transfers: TransferDraft[]; readonly note: string; readonly taken: Centavos } {
  const before = readPoolNote(wallet.note);
  const booked = larger(before.booked, change.contributed);
  const added = subtract(booked, before.booked);
  const first = withSeed({ ...before, booked }, change);
  const held = add(wallet.cash, added, first.amount);
  const taken = change.take === null ? ZERO : change.take === "all" ? held : change.take;
  assert(taken <= held, "A pool pays no more than is in it.");
  const isWon = change.take === "all";
  const next = isWon
    ? withSeed({ ...first.note, hasSeed: false }, change)
    : { amount: ZERO, note: first.note };
  const reference = `jackpot:${change.pool}`;
  const into = { debit: "jackpot:cost", credit: "member:cash", reference } as const;
  const drafts: readonly TransferDraft[] = [
    { kind: "jackpot.contribution", ...into, amount: added },
    { kind: "jackpot.seed", ...into, amount: first.amount },
    {
      kind: "jackpot.prize",
      debit: "member:cash",
      credit: "jackpot:prize",
      amount: taken,
      reference: change.reference,
    },
    { kind: "jackpot.seed", ...into, amount: next.amount },
  ];
  return {
    transfers: drafts.filter(({ amount }) => amount > 0),
    note: writePoolNote(next.note),
    taken,
  };
}

const PARTS = 10_000;

/** Of ten-thousandths of a centavo: whole centavos; the rest stays for later. */
export function wholeOf(contributed: number): Centavos {
  return toCentavos(Math.floor(contributed / PARTS));
}

/** What a member's own pool would pay now. */
export function potOf(contributed: number, paid: Centavos): Centavos {
  return larger(ZERO, subtract(wholeOf(contributed), paid));
}

/** Fewer than that to be expected say nothing yet. */
const EXPECTED_MIN = 10;

/** How far chance is from its word, in standard deviations of rare events; null: too early. */
export function deviationOf(wins: number, expected: number): number | null {
  if (expected < EXPECTED_MIN) return null;
  return Math.round(((wins - expected) / Math.sqrt(expected)) * 100) / 100;
}
