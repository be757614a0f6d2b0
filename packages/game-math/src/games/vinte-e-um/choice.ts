/** What is laid before the deal: up to three hands, each with side bets or none. */
import { blackjackSideBets } from "@tucano/contract/events/cards.ts";
import { readNoChoice } from "../../engine.ts";
import { readFields } from "../../read-fields.ts";
import type { SideBet } from "./sides.ts";

export const SEATS_MAX = 3;

export interface BlackjackChoice {
  /** By hand, from left to right: the side bets on it, in their order. */
  readonly hands: readonly (readonly SideBet[])[];
}

/** Where nothing is said. */
export const ONE_HAND: BlackjackChoice = { hands: [[]] };

export function readHands(input: unknown): BlackjackChoice | null {
  if (readNoChoice(input) !== null) return ONE_HAND;
  const wished = readFields(input, ["hands"])?.hands;
  if (!Array.isArray(wished) || wished.length < 1 || wished.length > SEATS_MAX) return null;
  const hands = wished.map(readSides);
  const known = hands.filter((sides) => sides !== null);
  return known.length === hands.length ? { hands: known } : null;
}

function readSides(input: unknown): readonly SideBet[] | null {
  if (!Array.isArray(input)) return null;
  const items: readonly unknown[] = input;
  const sides = blackjackSideBets.filter((bet) => items.includes(bet));
  const isInOrder = items.length === sides.length && sides.every((bet, at) => items[at] === bet);
  return isInOrder ? sides : null;
}

/** Each hand stakes a unit, and each side bet another. */
export function unitsOfHands({ hands }: BlackjackChoice): number {
  return hands.reduce((sum, sides) => sum + 1 + sides.length, 0);
}
