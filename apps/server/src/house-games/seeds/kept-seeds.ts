/**
 * Seeds of players whose rounds the platform keeps. The seed's row holds the secret and what was
 * committed to; how far it has been used is in the player's note. The wallet's lock, which guards
 * the note, is taken first.
 */
import { findGame } from "@tucano/game-math/games/house-games.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import type { InstantRounds } from "../../rounds/index.ts";
import { commitToNext, revealSeed, turnToNext } from "./commit-to-seed.ts";
import { readNote, writeNote } from "./play-note.ts";
import { handOverNonce, lockSeed, type StoredSeed, updateClientSeed } from "./repository-seeds.ts";
import { findLastStart } from "../repository.ts";
import type { Context, PlayNote, PlaySession, SeedInUse } from "../types.ts";

export type KeptContext = Context & { readonly instant: InstantRounds };

/**
 * Real play beside the platform, of rounds that are over at once: it keeps them. Demos, rounds of
 * several steps, and a server elsewhere are not kept by it.
 */
export function isKeptByPlatform(context: Context, session: PlaySession): context is KeptContext {
  return session.mode === "real" && isBesidePlatform(context) && !hasSteps(session.game);
}

/** Is the platform's own money core in this process? */
export function isBesidePlatform(context: Context): context is KeptContext {
  return context.instant !== null;
}

export function hasSteps(game: string): boolean {
  return findGame(game)?.shape === "steps";
}

/** Whose seeds are drawn from: rounds of several steps have a pair of their own. */
export function seedPlayerOf(session: PlaySession): string {
  return hasSteps(session.game) ? `${session.player}/steps` : session.player;
}

/** The player's seed in use, locked with the note; made when there is none. */
export async function keptSeedInUse(
  context: KeptContext,
  tx: Tx,
  player: string,
): Promise<SeedInUse> {
  const note = readNote(await context.instant.lockNote(tx, player));
  let stored = await lockSeed(tx, player);
  if (stored === null || note?.seedId !== stored.id) {
    // Counted by a note that is gone, so how far it was used is unknown.
    if (stored !== null && stored.nextNonce === null) {
      await revealSeed(context, tx, player);
      stored = null;
    }
    stored ??= await turnToNext(context, tx, { player, clientSeed: null });
    return takeOver(context, tx, { player, stored, before: note });
  }
  const nextCommitment = await commitToNext(context, tx, player);
  return { ...stored, nextNonce: note.nextNonce, nextCommitment };
}

interface TakenOver {
  readonly player: string;
  readonly stored: StoredSeed;
  readonly before: PlayNote | null;
}

async function takeOver(
  context: KeptContext,
  tx: Tx,
  { player, stored, before }: TakenOver,
): Promise<SeedInUse> {
  const nextNonce = stored.nextNonce ?? 0;
  await handOverNonce(tx, player);
  const note: PlayNote = {
    seedId: stored.id,
    clientSeed: stored.clientSeed,
    nextNonce,
    lastRoundAtMs: before?.lastRoundAtMs ?? (await findLastStart(tx, player))?.getTime() ?? 0,
  };
  await context.instant.setNote(tx, player, writeNote(note));
  return { ...stored, nextNonce, nextCommitment: await commitToNext(context, tx, player) };
}

export async function changeKeptClientSeed(
  context: KeptContext,
  tx: Tx,
  { player, clientSeed }: { readonly player: string; readonly clientSeed: string },
): Promise<void> {
  const note = readNote(await context.instant.lockNote(tx, player));
  if (note === null) throw new Error("Only a seed in use can change its client seed.");
  await updateClientSeed(tx, player, clientSeed);
  await context.instant.setNote(tx, player, writeNote({ ...note, clientSeed }));
}

/**
 * A round of several steps is noted beside those that are over at once, so that both together keep
 * the market's time between rounds. Answers when the last of either began; null: none is noted.
 */
export async function noteRound(
  context: KeptContext,
  tx: Tx,
  player: string,
  at: Date,
): Promise<Date | null> {
  const note = readNote(await context.instant.lockNote(tx, player));
  if (note === null) return null;
  await context.instant.setNote(tx, player, writeNote({ ...note, lastRoundAtMs: at.getTime() }));
  return new Date(note.lastRoundAtMs);
}

/** For who plays without having opened the game, or whose seed was turned elsewhere. */
export async function makeSureOfSeed(context: KeptContext, player: string): Promise<void> {
  await inTransaction(context.db, (tx) => keptSeedInUse(context, tx, player));
}
