/**
 * The exact return of a bingo card, over all 32 768 sets of marked cells: thirty balls of sixty
 * mark a given set of k cells in C(45, 30 - k) of C(60, 30) ways. And the least that an extra ball
 * returns.
 */
import { choose } from "../../combinations.ts";
import type { Outcome } from "../../outcomes.ts";
import { type Rational, rational } from "../../rational.ts";
import { CELLS, MASKS, patternsIn, payTable } from "./patterns.ts";
import { BALLS, BALLS_DRAWN, EXTRA_BALLS_MAX, NEAR_HUNDREDTHS, priceOf } from "./rules.ts";

function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const waysByMarks = (): bigint[] =>
  Array.from({ length: CELLS + 1 }, (_, k) => choose(BALLS - CELLS, BALLS_DRAWN - k));

/** Without extra balls. */
export function cardOutcomes(): Outcome[] {
  const ways = waysByMarks();
  const pays = payTable();
  const weights = new Map<number, bigint>();
  for (let marked = 0; marked < MASKS; marked += 1) {
    const pay = pays[marked]!;
    weights.set(pay, (weights.get(pay) ?? 0n) + ways[countOf(marked)]!);
  }
  return [...weights].map(([winHundredths, weight]) => ({ winHundredths, weight }));
}

/** How much of the card's return each pattern brings, and in how many rounds it is paid. */
export function patternShares(): ReadonlyMap<string, { chance: Rational; rtp: Rational }> {
  const ways = waysByMarks();
  const paid = new Map<string, { ways: bigint; payHundredths: number }>();
  for (let marked = 0; marked < MASKS; marked += 1) {
    for (const { id, payHundredths } of patternsIn(marked)) {
      const before = paid.get(id)?.ways ?? 0n;
      paid.set(id, { ways: before + ways[countOf(marked)]!, payHundredths });
    }
  }
  const all = choose(BALLS, BALLS_DRAWN);
  return new Map(
    [...paid].map(([id, { ways: each, payHundredths }]) => [
      id,
      { chance: rational(each, all), rtp: rational(each * BigInt(payHundredths), all * 100n) },
    ]),
  );
}

/** The least that completing a near prize adds to a card, over all sets of marked cells. */
export function leastNearGain(): number {
  const pays = payTable();
  let least = Number.POSITIVE_INFINITY;
  for (let marked = 0; marked < MASKS; marked += 1) {
    for (let cell = 0; cell < CELLS; cell += 1) {
      const after = marked | (1 << cell);
      if (after === marked) continue;
      const gained = patternsIn(after).some(
        ({ mask, payHundredths }) => payHundredths >= NEAR_HUNDREDTHS && (mask & (1 << cell)) !== 0,
      );
      if (gained) least = Math.min(least, pays[after]! - pays[marked]!);
    }
  }
  return least;
}

/**
 * The lowest return an extra ball can have. The price is rounded up by less than two hundredths,
 * which matters most where the ball adds least; gains are whole units of stake, so all of them are
 * tried up to the point where rounding no longer matters.
 */
export function leastExtraReturn(): Rational {
  const least = leastNearGain();
  let worst = rational(1n);
  for (let extras = 0; extras < EXTRA_BALLS_MAX; extras += 1) {
    const cage = BALLS - BALLS_DRAWN - extras;
    for (let gains = least; gains <= 40 * least; gains += 100) {
      const cost = cage * priceOf(gains, cage);
      if (BigInt(gains) * worst.denominator < worst.numerator * BigInt(cost)) {
        worst = rational(gains, cost);
      }
    }
  }
  return worst;
}
