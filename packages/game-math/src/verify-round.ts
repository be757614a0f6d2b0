/** Recomputes a past round from what the house published about it. Runs in the player's browser. */
import type { RoundEvent } from "@tucano/contract/round-events.ts";
import { findSlot } from "./games/registry.ts";
import { commitmentOf, createDraws, seedFromHex } from "./provably-fair.ts";
import { playSlot } from "./slots/play.ts";

export interface PublishedRound {
  readonly game: string;
  readonly definitionVersion: number;
  readonly commitment: string;
  /** Hex, revealed by rotation. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly book: readonly RoundEvent[];
}

export interface Verification {
  /** The revealed seed is the one that was committed to. */
  readonly commitmentMatches: boolean;
  /** The seeds give exactly the book that was played. */
  readonly bookMatches: boolean;
  readonly book: readonly RoundEvent[];
  readonly winHundredths: number;
}

/** Null when the game or its version is unknown to this build. */
export function verifyRound(round: PublishedRound): Verification | null {
  const slot = findSlot(round.game, round.definitionVersion);
  if (slot === null) return null;
  const serverSeed = seedFromHex(round.serverSeed);
  const draws = createDraws({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce });
  const played = playSlot(slot, draws);
  return {
    commitmentMatches: commitmentOf(serverSeed) === round.commitment,
    bookMatches: canonical(played.book) === canonical(round.book),
    book: played.book,
    winHundredths: played.winHundredths,
  };
}

/** Text that does not depend on the order of keys: a database may have reordered them. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
