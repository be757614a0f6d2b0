/**
 * A player's position in the sequence of draws, as the platform keeps it with the player's
 * wallet: each round reads it and moves it on in its own commit, so no nonce is ever used twice and
 * none is left out.
 */
import type { PlayNote } from "../types.ts";

/** Where notes once had the last round's game. */
const UNUSED = "-";
/** No client seed can hold it. */
const NOT_CHOSEN = ".";
const NOTE = /^([^ ]+) ([^ ]+) (\d+) [^ ]+ (\d+)$/;

/** No part of it can hold a space: neither an id nor a client seed. */
export function writeNote(note: PlayNote): string {
  const { seedId, clientSeed, nextNonce, lastRoundAtMs } = note;
  return `${seedId} ${clientSeed ?? NOT_CHOSEN} ${nextNonce} ${UNUSED} ${lastRoundAtMs}`;
}

/** Null: nothing was noted yet. Exact, because a nonce that was misread would be used again. */
export function readNote(text: string): PlayNote | null {
  if (text === "") return null;
  const [, seedId = "", chosen = "", nonce, atMs] = NOTE.exec(text) ?? [];
  const nextNonce = Number(nonce);
  if (!Number.isSafeInteger(nextNonce)) throw new Error("A player's note is not in our format.");
  const clientSeed = chosen === NOT_CHOSEN ? null : chosen;
  return { seedId, clientSeed, nextNonce, lastRoundAtMs: Number(atMs) };
}
