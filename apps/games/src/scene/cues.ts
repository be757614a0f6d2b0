/**
 * What happens on the stage, told to whoever accompanies it: music, light, the hero. A cue is told
 * at the moment it is seen, in order, and nothing waits for whoever listens. Wins at or below the
 * stake, and rounds without a win, have no cue of their own: `round.ended` is all there is.
 */
import type { Tier } from "./tiers.ts";

/** A place of its own inside a round: free spins, held symbols, a climb, a wheel. */
export type Bonus = "freeSpins" | "hold" | "ladder" | "wheel";

export type Cue =
  /** The player's tap: reels turn before anybody knows the result. */
  | { readonly type: "round.began" }
  | { readonly type: "round.ended" }
  /** Something shown so far can still become a bonus; `level` rises from 1 with each such reel. */
  | { readonly type: "anticipation"; readonly level: number }
  | { readonly type: "anticipation.ended" }
  /** The amount begins to climb: from `tier`, up to `last`. */
  | { readonly type: "celebration.started"; readonly tier: Tier; readonly last: Tier }
  | { readonly type: "celebration.rose"; readonly tier: Tier }
  /** The amount is complete (or was skipped to); the celebration still stands. */
  | { readonly type: "celebration.counted"; readonly tier: Tier }
  | { readonly type: "celebration.ended" }
  | { readonly type: "bonus.entered"; readonly bonus: Bonus }
  | { readonly type: "bonus.extended"; readonly bonus: Bonus }
  /** Its last picture is covered; what it paid is told next. */
  | { readonly type: "bonus.closing"; readonly bonus: Bonus }
  | { readonly type: "bonus.left"; readonly bonus: Bonus };

export interface Cues {
  tell: (cue: Cue) => void;
  /** Until the returned function is called. */
  listen: (listener: (cue: Cue) => void) => () => void;
}

export function createCues(): Cues {
  const listeners = new Set<(cue: Cue) => void>();
  return {
    tell: (cue) => {
      for (const listener of listeners) listener(cue);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
