/**
 * A day of matches as shown: everything was decided in one instant, and is played out on
 * screen by a clock that all players share, because it hangs on the server's time.
 */
import type { PlayedMatch } from "@tucano/game-math/games/liga-tucano/table.ts";
import type { Goal, Score } from "@tucano/game-math/games/liga-tucano/football/score.ts";

export interface Moment {
  readonly part: "before" | "first" | "break" | "second" | "over";
  /** Minutes played, with their fraction: 0 to 90. */
  readonly minute: number;
}

export const HALF_MINUTES = 45;
const MATCH_MINUTES = 90;
const PLAY_MS = 90_000;
/** Of the time for which a result is shown, so much is for playing; the rest, for looking at it. */
const PLAY_PERCENT = 77;
const HALF_PERCENT = 47;
const BREAK_PERCENT = 5;

export function playMsOf(showMs: number): number {
  return Math.min(PLAY_MS, Math.floor((showMs * PLAY_PERCENT) / 100));
}

export function momentAt(elapsedMs: number, playMs: number): Moment {
  if (elapsedMs < 0) return { part: "before", minute: 0 };
  const percent = (elapsedMs / playMs) * 100;
  if (percent < HALF_PERCENT) {
    return { part: "first", minute: (percent / HALF_PERCENT) * HALF_MINUTES };
  }
  const second = percent - HALF_PERCENT - BREAK_PERCENT;
  if (second < 0) return { part: "break", minute: HALF_MINUTES };
  if (second >= HALF_PERCENT) return { part: "over", minute: MATCH_MINUTES };
  return { part: "second", minute: HALF_MINUTES + (second / HALF_PERCENT) * HALF_MINUTES };
}

export const over: Moment = { part: "over", minute: MATCH_MINUTES };

/** A goal of minute 7 falls between 6 and 7 minutes played. */
export const hasFallen = (goal: Goal, minute: number): boolean => minute >= goal.minute - 0.5;

/** The score as it stands: goals of each side in each half. */
export function scoreAt({ goals, score }: PlayedMatch, { part, minute }: Moment): Score {
  if (part === "over") return score;
  const count = (side: Goal["side"], isFirst: boolean): number =>
    goals.filter(
      (goal) =>
        goal.side === side && goal.minute <= HALF_MINUTES === isFirst && hasFallen(goal, minute),
    ).length;
  return {
    home: [count("home", true), count("home", false)],
    away: [count("away", true), count("away", false)],
  };
}

/** The minute on the scoreboard: the first one is 1. */
export const shownMinute = ({ minute }: Moment): number =>
  Math.min(MATCH_MINUTES, Math.floor(minute) + 1);
