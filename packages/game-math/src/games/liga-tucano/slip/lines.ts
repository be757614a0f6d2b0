/**
 * Bets on a line: handicaps and totals. Lines are whole quarters (-3 = -0.75), because a quarter
 * line is half a bet on each of the two half-goal lines beside it.
 */
import type { Settlement } from "./settle.ts";

const QUARTERS = 4;

/**
 * `marginGoals`: by how much the side that was bet on won (negative: lost), or for totals how many
 * goals were scored; `lineQuarters` is added to it. Line -0.75 won by one goal: half wins, half
 * returns.
 */
export function settleOnLine(marginGoals: number, lineQuarters: number): Settlement {
  if (!Number.isSafeInteger(marginGoals) || !Number.isSafeInteger(lineQuarters)) {
    throw new RangeError("Goals and quarters of a line are whole.");
  }
  const result = marginGoals * QUARTERS + lineQuarters;
  if (result === 0) return { kind: "void" };
  if (result === 1) return { kind: "halfWon" };
  if (result === -1) return { kind: "halfLost" };
  return { kind: result > 0 ? "won" : "lost" };
}

/** Over a line wins when more goals fall than it says; under, when fewer do. */
export function settleTotal(
  goals: number,
  side: "over" | "under",
  lineQuarters: number,
): Settlement {
  return side === "over" ? settleOnLine(goals, -lineQuarters) : settleOnLine(-goals, lineQuarters);
}
