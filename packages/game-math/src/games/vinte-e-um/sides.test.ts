// Protects: side bets know every pair and every three cards, and return what is published.
import { describe, expect, test } from "vitest";
import { figuresOfOutcomes } from "../../outcomes.ts";
import { isSame, rational } from "../../rational.ts";
import { offeredOf } from "../catalogue.ts";
import { countSides, sideWays } from "./exact-sides.ts";
import { resultOfSide, returnOfSide, type SideBet } from "./sides.ts";

function resultOf(bet: SideBet, cards: string) {
  const [first = "", second = "", up = "2s"] = cards.split(" ");
  const result = resultOfSide(bet, { first, second, up });
  return [result, returnOfSide(bet, result)];
}

describe("Perfect Pairs", () => {
  test.each([
    ["8s 8s", "perfectPair", 2_600],
    ["8s 8c", "colouredPair", 1_300],
    ["8h 8d", "colouredPair", 1_300],
    ["8s 8h", "mixedPair", 700],
    ["8d 8c", "mixedPair", 700],
    ["Ks Qs", "nothing", 0],
    // Worth ten each, and no pair.
    ["Ts Js", "nothing", 0],
  ])("%s: %s", (cards, result, returned) => {
    expect(resultOf("perfectPairs", cards)).toEqual([result, returned]);
  });
});

describe("21+3", () => {
  test.each([
    ["7h 7h 7h", "suitedTrips", 10_100],
    ["7h 7h 7d", "threeOfAKind", 3_100],
    ["9c 7c 8c", "straightFlush", 4_100],
    ["9c 7h 8c", "straight", 1_100],
    ["As 2h 3c", "straight", 1_100],
    ["Qs Ah Kc", "straight", 1_100],
    ["Ks Ah 2c", "nothing", 0],
    ["As 2s 3s", "straightFlush", 4_100],
    ["As 4s 9s", "flush", 600],
    // The same card twice and another one of its suit.
    ["4s 4s 9s", "flush", 600],
    ["4s 4s 5h", "nothing", 0],
    ["As Ah 2c", "nothing", 0],
  ])("%s: %s", (cards, result, returned) => {
    expect(resultOf("plusThree", cards)).toEqual([result, returned]);
  });
});

describe("Counted by hand", () => {
  const ways = (bet: SideBet) =>
    Object.fromEntries(countSides(bet).map(({ result, ways: count }) => [result, count]));

  test("of the 311 cards that may follow the first, 5, 6 and 12 make a pair", () => {
    const first = 312 * 310;
    expect(ways("perfectPairs")).toEqual({
      perfectPair: 5 * first,
      colouredPair: 6 * first,
      mixedPair: 12 * first,
      nothing: 288 * first,
    });
  });

  test("of the sets of three cards, each in six orders", () => {
    // 6 over 3 for each of 52 cards; 24 over 3 for each rank; 78 over 3 for each suit.
    const [suited, three, straightFlush] = [52 * 20, 13 * 2_024, 12 * 4 * 216];
    expect(ways("plusThree")).toMatchObject({
      suitedTrips: 6 * suited,
      threeOfAKind: 6 * (three - suited),
      straightFlush: 6 * straightFlush,
      straight: 6 * (12 * 13_824 - straightFlush),
      flush: 6 * (4 * 76_076 - suited - straightFlush),
    });
  });

  test("and returned: 292 of 311, and 4,781,656 of 5,013,320", () => {
    const [pairs, three] = sideWays.map(({ outcomes }) => figuresOfOutcomes(outcomes).rtp);
    expect(isSame(pairs ?? rational(0), rational(292, 311))).toBe(true);
    expect(isSame(three ?? rational(0), rational(4_781_656, 5_013_320))).toBe(true);
    expect(offeredOf("vinte-e-um")?.figures.options).toEqual([
      { id: "insurance", rtpPercent: "92.60" },
      { id: "perfectPairs", rtpPercent: "93.89" },
      { id: "plusThree", rtpPercent: "95.38" },
    ]);
  });
});
