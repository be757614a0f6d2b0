/**
 * The arithmetic of video bingo: what cards hold, and what one more ball is worth.
 *
 * An extra ball costs what it is expected to add, divided by the target return and rounded up to
 * an even hundredth: units are multiples of fifty centavos, so a price is whole centavos. Later
 * balls are paid for separately, so this is all that a ball is worth.
 */
import type { BingoPrize } from "@tucano/contract/events/draws.ts";
import { nearTable, patternsIn, payTable } from "./patterns.ts";

export const BALLS = 60;
export const BALLS_DRAWN = 30;
export const EXTRA_BALLS_MAX = 10;
/** Extra balls are sold while a card lacks one number for a prize of at least this. */
export const NEAR_HUNDREDTHS = 800;
/** What an extra ball returns, before its price is rounded up: 97 %. */
export const RETURN_NUMERATOR = 97;
const RETURN_DENOMINATOR = 100;

/** Fifteen numbers, the top row first: each of the five columns has twelve to choose from. */
export type BingoCard = readonly number[];

/** A bit for each cell whose number was drawn. */
export function markedOf(card: BingoCard, drawn: ReadonlySet<number>): number {
  return card.reduce((marked, ball, cell) => (drawn.has(ball) ? marked | (1 << cell) : marked), 0);
}

export function prizesOf(marks: readonly number[]): BingoPrize[] {
  return marks.flatMap((marked, card) =>
    patternsIn(marked).map(({ id, payHundredths }) => ({
      card,
      pattern: id,
      winHundredths: payHundredths,
    })),
  );
}

export function totalOf(marks: readonly number[]): number {
  const pays = payTable();
  return marks.reduce((sum, marked) => sum + pays[marked]!, 0);
}

export interface ExtraBall {
  readonly costHundredths: number;
  readonly returnBasisPoints: number;
  readonly remaining: number;
  readonly winning: { readonly ball: number; readonly gainHundredths: number }[];
}

/** Null: no card is near enough to a prize, so no ball is sold. */
export function extraBallFor(
  cards: readonly BingoCard[],
  cage: readonly number[],
  marks: readonly number[],
): ExtraBall | null {
  const near = nearTable(NEAR_HUNDREDTHS);
  if (!marks.some((marked) => near[marked] === 1)) return null;
  const pays = payTable();
  const winning: ExtraBall["winning"] = [];
  let gains = 0;
  for (const ball of cage.toSorted((a, b) => a - b)) {
    let gainHundredths = 0;
    for (const [index, card] of cards.entries()) {
      const cell = card.indexOf(ball);
      const marked = marks[index]!;
      if (cell >= 0) gainHundredths += pays[marked | (1 << cell)]! - pays[marked]!;
    }
    if (gainHundredths > 0) winning.push({ ball, gainHundredths });
    gains += gainHundredths;
  }
  const costHundredths = priceOf(gains, cage.length);
  return {
    costHundredths,
    returnBasisPoints: Math.floor((gains * 10_000) / (cage.length * costHundredths)),
    remaining: cage.length,
    winning,
  };
}

/** For balls that together would add so much, one of which is drawn: whole numbers throughout. */
export function priceOf(gainsHundredths: number, balls: number): number {
  const wanted = gainsHundredths * RETURN_DENOMINATOR;
  return 2 * Math.ceil(wanted / (2 * balls * RETURN_NUMERATOR));
}
