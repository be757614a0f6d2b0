import { describe, expect, test } from "vitest";
import { deviationOf, type GameTheory, isAlarming, spreadOf } from "./policy.ts";

/** Heads pays twice the stake: returns 1 with a standard deviation of 1. */
const coin: GameTheory = { game: "test/coin", mean: 1, standardDeviation: 1 };

const tossed = (plays: number, stake: number, heads: number) => ({
  plays,
  stake: plays * stake,
  win: heads * 2 * stake,
  stakeSquares: plays * stake * stake,
});

describe("a game's deviation is counted in standard deviations of its own chance", () => {
  test("of a fair coin: 100 more heads than expected in 10 000 tosses are two", () => {
    expect(deviationOf(tossed(10_000, 1, 5_100), coin)).toBeCloseTo(2, 12);
    expect(deviationOf(tossed(10_000, 250, 5_100), coin)).toBeCloseTo(2, 12);
    expect(deviationOf(tossed(10_000, 1, 4_900), coin)).toBeCloseTo(-2, 12);
  });

  test("few large stakes weigh as what they are: chance reaches further", () => {
    const small = tossed(9_999, 1, 5_000);
    const mixed = {
      plays: 10_000,
      stake: small.stake + 10_000,
      win: small.win + 20_000,
      stakeSquares: small.stakeSquares + 10_000 ** 2,
    };
    expect(deviationOf(mixed, coin)).toBeCloseTo(1, 1);
  });

  test("nothing played deviates by nothing", () => {
    expect(deviationOf({ plays: 0, stake: 0, win: 0, stakeSquares: 0 }, coin)).toBe(0);
  });
});

describe("the spread of a return", () => {
  const dice: GameTheory = { game: "test/dice", mean: 1, standardDeviation: 3 };

  test("is that of a round, less the more is staked, and the more evenly", () => {
    // Three times the root of 16 stake squares, over a stake of eight.
    expect(spreadOf({ plays: 4, stake: 8, win: 0, stakeSquares: 16 }, dice)).toBe(1.5);
    expect(spreadOf({ plays: 1, stake: 1, win: 0, stakeSquares: 1 }, dice)).toBe(3);
  });

  test("is not known of no stake, and nothing where all bets were taken back", () => {
    expect(spreadOf({ plays: 1, stake: 0, win: 0, stakeSquares: 16 }, dice)).toBeNull();
    const takenBack = { plays: 1, stake: 2, win: 5, stakeSquares: 0 };
    expect(spreadOf(takenBack, dice)).toBe(0);
    expect(deviationOf(takenBack, dice)).toBe(0);
  });
});

describe("an alarm is raised", () => {
  const played = tossed(10_000, 1, 0);

  test.each([
    [3.3, false, false],
    [3.31, false, true],
    [-3.31, false, true],
    [3.1, true, true],
    [-3.1, true, true],
    [3, true, false],
  ])("at %d standard deviations, when it was %s before: %s", (z, wasAlarming, expected) => {
    expect(isAlarming(played, z, wasAlarming)).toBe(expected);
  });

  test("never by fewer rounds than say anything", () => {
    expect(isAlarming(tossed(9_999, 1, 0), -90, false)).toBe(false);
  });
});
