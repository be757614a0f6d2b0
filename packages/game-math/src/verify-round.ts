/** Recomputes a past round from what the house published about it. Runs in the player's browser. */
import { canonicalJson } from "./canonical-json.ts";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "./draws.ts";
import type { HouseGame } from "./engine.ts";
import { findGame } from "./games/house-games.ts";
import { commitmentOf, createDraws, seedFromHex } from "./provably-fair.ts";
import { replaySteps } from "./steps.ts";

export interface PublishedRound {
  readonly game: string;
  readonly definitionVersion: number;
  readonly commitment: string;
  /** Hex, revealed by rotation. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** What the player chose; absent in games without a choice. */
  readonly choice?: unknown;
  /** What the player did, in rounds of several steps. */
  readonly actions?: readonly unknown[];
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
  const game = findGame(round.game, round.definitionVersion);
  if (game === null) return null;
  const serverSeed = seedFromHex(round.serverSeed);
  const draws = createDraws({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce });
  const played = playAgain(game, round, draws);
  return {
    commitmentMatches: commitmentOf(serverSeed) === round.commitment,
    bookMatches: canonicalJson(played.book) === canonicalJson(round.book),
    book: played.book,
    winHundredths: played.winHundredths,
  };
}

type Wish = Pick<PublishedRound, "choice" | "actions">;

/** Throws a RangeError for a choice or an action that the game would not have taken. */
export function playAgain(
  game: HouseGame,
  { choice, actions = [] }: Wish,
  draws: Draws,
): { readonly book: readonly RoundEvent[]; readonly winHundredths: number } {
  if (game.shape === "steps") {
    const state = replaySteps(game, { choice, actions }, draws);
    if (!game.isOver(state)) throw new RangeError("The round is not over.");
    return { book: game.eventsOf(state), winHundredths: game.winHundredthsOf(state) };
  }
  const chosen = game.readChoice(choice);
  if (chosen === null) throw new RangeError(`${game.facts.code} does not offer this choice.`);
  return game.play(chosen, draws);
}
