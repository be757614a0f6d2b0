// Protects: the shared draws return what they publish.
import { describe, expect, test } from "vitest";
import { offeredOf } from "./catalogue.ts";
import { choose } from "../combinations.ts";
import { chiSquareLimit, chiSquareOf, simulatedDraws } from "../fixtures/simulated-draws.ts";
import { figuresOfOutcomes, type Outcome } from "../outcomes.ts";
import { toNumber } from "../rational.ts";
import {
  drawHall,
  HALL_DRAWN,
  hallOutcomes,
  makeHallCard,
  payHall,
  readHallCard,
} from "./salao-de-bingo/bingo-hall.ts";
import {
  belongsTo,
  CARD_DRAWN,
  cardPatterns,
  drawCardBalls,
  makePatternCard,
  patternOutcomes,
  payPatterns,
  readPatternCard,
} from "./salao-75/pattern-card.ts";
import { drawKeno, kenoOutcomes, kenoPays, payKeno, readKenoPicks } from "./keno-minuto/keno.ts";
import { drawSix, paySix, readSixPicks, sixOutcomes } from "./seis-da-sorte/six-of-sixty.ts";

const totalOf = (outcomes: readonly Outcome[]): bigint =>
  outcomes.reduce((sum, { weight }) => sum + weight, 0n);

/** The mean of simulated wins lies within 3.3 standard errors of the exact return. */
function expectMean(wins: readonly number[], outcomes: readonly Outcome[]): void {
  const { rtp, variance } = figuresOfOutcomes(outcomes);
  const mean = wins.reduce((sum, win) => sum + win, 0) / wins.length / 100;
  const error = Math.sqrt(toNumber(variance) / wins.length);
  expect(Math.abs(mean - toNumber(rtp))).toBeLessThan(3.3 * error);
}

describe("keno", () => {
  test("returns 94.7 to 95.2 % for any number of picks, exactly", () => {
    for (const { id, rtpPercent } of offeredOf("keno-minuto")?.figures.options ?? []) {
      expect(Number(rtpPercent), id).toBeGreaterThanOrEqual(94.7);
      expect(Number(rtpPercent), id).toBeLessThanOrEqual(95.2);
    }
    for (let picks = 1; picks <= 10; picks += 1) {
      expect(kenoOutcomes(picks)).toHaveLength(picks + 1);
      expect(totalOf(kenoOutcomes(picks))).toBe(choose(80, 20));
      expect(Object.keys(kenoPays[picks] ?? {}).every((hits) => Number(hits) <= picks)).toBe(true);
    }
  });

  test("counts hits among twenty even numbers, as often as computed", () => {
    const draws = simulatedDraws(80);
    const counts = Array.from({ length: 80 }, () => 0);
    const wins: number[] = [];
    const rounds = 4_000;
    for (let round = 0; round < rounds; round += 1) {
      const drawn = drawKeno(draws);
      expect(new Set(drawn).size).toBe(20);
      for (const number of drawn) counts[number - 1]! += 1;
      wins.push(payKeno([5, 77, 80], drawn).winHundredths);
    }
    expect(chiSquareOf(counts, rounds / 4) * (79 / 60)).toBeLessThan(chiSquareLimit(79));
    expectMean(wins, kenoOutcomes(3));
    expect(readKenoPicks([1, 80])).toEqual([1, 80]);
    for (const bad of [[], [0], [81], [1, 1], ["1"], null, Array(11).fill(1)]) {
      expect(readKenoPicks(bad)).toBeNull();
    }
  });
});

describe("six of sixty", () => {
  test("has the known odds, and returns at least 94 % at fixed odds", () => {
    expect(offeredOf("seis-da-sorte")?.figures.maxWinOneIn).toBe("7151980");
    const oneIn = (hits: number): number =>
      Number(choose(60, 7)) / Number(sixOutcomes()[hits]?.weight ?? 1n);
    expect(Math.round(oneIn(5))).toBe(44_981);
    expect(Math.round(oneIn(4))).toBe(1_038);
    expect(offeredOf("seis-da-sorte")?.figures.rtpPercent).toBe("95.10");
  });

  test("pays by hits", () => {
    const drawn = drawSix(simulatedDraws(6));
    expect(new Set(drawn).size).toBe(7);
    const six = drawn.slice(1);
    expect(paySix(six.toReversed(), drawn)).toEqual({ hits: 6, winHundredths: 10_000_000 });
    expect(readSixPicks(six)).toEqual(six);
    expect(readSixPicks([1, 2, 3, 4, 5])).toBeNull();
    expect(readSixPicks([1, 2, 3, 4, 5, 61])).toBeNull();
  });
});

describe("bingo hall", () => {
  test("returns between 94 and 99.7 %, by every way the rows can be completed", () => {
    let all = 1n;
    for (let number = 90; number > 75; number -= 1) all *= BigInt(number);
    const outcomes = hallOutcomes();
    expect(totalOf(outcomes)).toBe(all);
    expect(outcomes.every(({ weight }) => weight >= 0n)).toBe(true);
    const rtpPercent = offeredOf("salao-de-bingo")?.figures.rtpPercent;
    expect(Number(rtpPercent)).toBeGreaterThanOrEqual(94);
    expect(Number(rtpPercent)).toBeLessThanOrEqual(99.7);
  });

  test("plays as computed, on any card", () => {
    const draws = simulatedDraws(90);
    const wins: number[] = [];
    let disordered = 0;
    for (let round = 0; round < 6_000; round += 1) {
      const card = makeHallCard(draws);
      if (round < 200) expect(readHallCard(card)).toEqual(card);
      const drawn = drawHall(draws);
      const pay = payHall(card, drawn);
      const { line = 0, twoLines = line, fullHouse = twoLines } = pay.completed;
      if (line > twoLines || twoLines > fullHouse || fullHouse > HALL_DRAWN) disordered += 1;
      wins.push(pay.winHundredths);
    }
    expect(disordered).toBe(0);
    expectMean(wins, hallOutcomes());
  });

  test("takes nothing but a real card", () => {
    const card = makeHallCard(simulatedDraws(1));
    expect(readHallCard(card.slice(1))).toBeNull();
    expect(readHallCard(card.map((row) => row.toReversed()))).toBeNull();
    expect(readHallCard([card[0], card[0], card[1]])).toBeNull();
    expect(readHallCard([[1, 2, 30, 40, 50], card[1], card[2]])).toBeNull();
  });
});

describe("hall of patterns", () => {
  test("returns between 94 and 99.7 %, by every way the patterns can be completed", () => {
    let all = 1n;
    for (let number = 75; number > 51; number -= 1) all *= BigInt(number);
    const outcomes = patternOutcomes();
    expect(totalOf(outcomes)).toBe(all);
    expect(outcomes.every(({ weight }) => weight >= 0n)).toBe(true);
    const rtpPercent = offeredOf("salao-75")?.figures.rtpPercent;
    expect(Number(rtpPercent)).toBeGreaterThanOrEqual(94);
    expect(Number(rtpPercent)).toBeLessThanOrEqual(99.7);
  });

  test("plays as computed, on any card", () => {
    const draws = simulatedDraws(75);
    const wins: number[] = [];
    let disordered = 0;
    for (let round = 0; round < 6_000; round += 1) {
      const card = makePatternCard(draws);
      if (round < 200) expect(readPatternCard(card)).toEqual(card);
      const pay = payPatterns(card, drawCardBalls(draws));
      const { corners = 0, cross = corners, frame = corners } = pay.completed;
      const { full = Math.max(cross, frame) } = pay.completed;
      if (corners > Math.min(cross, frame) || full < Math.max(cross, frame)) disordered += 1;
      if (full > CARD_DRAWN) disordered += 1;
      wins.push(pay.winHundredths);
    }
    expect(disordered).toBe(0);
    expectMean(wins, patternOutcomes());
  });

  test("has four patterns of four, eight, sixteen and all numbers around a free place", () => {
    const places = [0, 1, 2, 3, 4];
    const sizes = cardPatterns.map(
      (pattern) =>
        places
          .flatMap((column) => places.map((row) => [column, row] as const))
          .filter(([column, row]) => column !== 2 || row !== 2)
          .filter(([column, row]) => belongsTo[pattern](column, row)).length,
    );
    expect(sizes).toEqual([4, 8, 16, 24]);
  });
});
