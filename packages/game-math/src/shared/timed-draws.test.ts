// Protects: timed draws take the tickets they offer, and pay what their parsheets say.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offeredOf } from "../games/catalogue.ts";
import {
  hallOutcomes,
  hallPays,
  makeHallCard,
  payHall,
} from "../games/salao-de-bingo/bingo-hall.ts";
import {
  makePatternCard,
  patternOutcomes,
  patternPays,
  payPatterns,
} from "../games/salao-75/pattern-card.ts";
import { kenoOutcomes, kenoPays } from "../games/keno-minuto/keno.ts";
import { sixOutcomes } from "../games/seis-da-sorte/six-of-sixty.ts";
import { deviationOf, figuresOfOutcomes, percentOf } from "../outcomes.ts";
import { createDraws } from "../provably-fair.ts";
import { kenoMinuto } from "../games/keno-minuto/table.ts";
import { findSharedGame } from "./index.ts";
import { salao75 } from "../games/salao-75/table.ts";
import { salaoDeBingo } from "../games/salao-de-bingo/table.ts";
import { seisDaSorte } from "../games/seis-da-sorte/table.ts";

const serverSeed = new Uint8Array(32).fill(5);
const roundOf = (nonce: number) => ({ serverSeed, clientSeed: "salt", nonce });
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const mostOf = ({ code }: { readonly code: string }): number =>
  offeredOf(code)?.figures.maxWinMultiplier ?? 0;

test("what is published is what the definitions give now", () => {
  const ways = {
    "keno-minuto": kenoOutcomes(5),
    "seis-da-sorte": sixOutcomes(),
    "salao-de-bingo": hallOutcomes(),
    "salao-75": patternOutcomes(),
  };
  for (const [code, outcomes] of Object.entries(ways)) {
    const figures = figuresOfOutcomes(outcomes);
    expect(offeredOf(code)?.figures).toMatchObject({
      rtpPercent: percentOf(figures.rtp),
      hitRatePercent: percentOf(figures.hitRate),
      paidRatePercent: percentOf(figures.paidRate),
      standardDeviation: deviationOf(figures.variance),
    });
  }
});

test.each([
  { game: kenoMinuto, numbers: 80, count: 20, limit: 124.84 },
  { game: seisDaSorte, numbers: 60, count: 7, limit: 99.61 },
  { game: salaoDeBingo, numbers: 90, count: 70, limit: 137.21 },
  { game: salao75, numbers: 75, count: 55, limit: 118.6 },
])("$game.facts.code draws different numbers, all as likely", ({ game, numbers, count, limit }) => {
  const rounds = 1_500;
  const seen = range(numbers).map(() => 0);
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { drawn } = game.draw(roundOf(nonce));
    expect(new Set(drawn).size).toBe(count);
    for (const number of drawn) seen[number - 1] = (seen[number - 1] ?? 0) + 1;
  }
  const expected = (rounds * count) / numbers;
  // Drawn without putting back: each count varies by (1 - count / numbers) of a Poisson one.
  const share = (numbers - count) / (numbers - 1);
  const chiSquare = seen.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0) / share;
  // 1 in 1 000 with one degree of freedom less than there are numbers.
  expect(chiSquare).toBeLessThan(limit);
});

test("the same round gives the same draw, another one gives another", () => {
  for (const game of [kenoMinuto, seisDaSorte, salaoDeBingo, salao75]) {
    expect(game.draw(roundOf(3))).toEqual(game.draw(roundOf(3)));
    expect(game.draw(roundOf(3))).not.toEqual(game.draw(roundOf(4)));
  }
});

test("a draw and its pause fit into the timetable", () => {
  for (const { pace } of [kenoMinuto, seisDaSorte, salaoDeBingo, salao75]) {
    expect(pace.bettingMs + pace.closedMs + pace.showMs).toBe(pace.everyMs);
  }
});

describe("tickets", () => {
  test("keno takes one to ten different numbers and pays each by its own table", () => {
    const picked = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(picked, fc.nat(10_000), (picks, nonce) => {
        expect(kenoMinuto.readBet({ picks })).toEqual({ picks });
        const result = kenoMinuto.draw(roundOf(nonce));
        const hits = picks.filter((number) => result.drawn.includes(number)).length;
        const win = kenoMinuto.winHundredthsOf({ picks }, result);
        expect(win).toBe(kenoPays[picks.length]?.[hits] ?? 0);
        expect(win).toBeLessThanOrEqual(mostOf(kenoMinuto.facts) * 100);
      }),
      { seed: 21, numRuns: 100 },
    );
  });

  test.each([
    null,
    [],
    { picks: [] },
    { picks: [0] },
    { picks: [81] },
    { picks: [4, 4] },
    { picks: [1.5] },
    { picks: ["7"] },
    { picks: range(11) },
    { picks: [1], stake: 9 },
  ])("keno refuses %j", (input) => expect(kenoMinuto.readBet(input)).toBeNull());

  test("six of sixty takes exactly six, and pays by hits", () => {
    const picks = [3, 14, 15, 26, 35, 59];
    expect(seisDaSorte.readBet({ picks })).toEqual({ picks });
    for (const bad of [
      picks.slice(1),
      [...picks, 60],
      [3, 3, 15, 26, 35, 59],
      [61, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5],
    ]) {
      expect(seisDaSorte.readBet({ picks: bad })).toBeNull();
    }
    expect(seisDaSorte.readBet({ picks: [1, 2, 3, 4, 5, 60] })).not.toBeNull();
    const winOf = (...drawn: number[]) => seisDaSorte.winHundredthsOf({ picks }, { drawn });
    expect(winOf(...picks, 1)).toBe(10_000_000);
    expect(winOf(3, 14, 15, 26, 35, 60, 1)).toBe(250_000);
    expect(winOf(3, 14, 1, 2, 4, 5, 6)).toBe(400);
    expect(winOf(3, 1, 2, 4, 5, 6, 7)).toBe(0);
  });

  test("six of sixty draws and pays its first version's rounds as they were", () => {
    const first = findSharedGame("seis-da-sorte", 1);
    if (first === null) throw new Error("Its rounds could not be verified.");
    const { drawn } = first.draw(roundOf(3)) as { drawn: number[] };
    expect(drawn).toEqual(seisDaSorte.draw(roundOf(3)).drawn.slice(0, 6));
    const winOf = (hits: number) =>
      first.winHundredthsOf({ picks: drawn.slice(0, hits) }, { drawn });
    expect([2, 3, 4, 5, 6].map(winOf)).toEqual([500, 2_500, 40_000, 800_000, 10_000_000]);
  });

  test("the hall takes every card it makes, and adds its prizes up", () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const card = makeHallCard(createDraws(roundOf(nonce)));
      expect(salaoDeBingo.readBet({ card })).toEqual({ card });
      expect(salaoDeBingo.readBet({ card: card.slice(1) })).toBeNull();
      const result = salaoDeBingo.draw(roundOf(1_000 + nonce));
      const win = salaoDeBingo.winHundredthsOf({ card }, result);
      expect(win).toBe(payHall(card, result.drawn).winHundredths);
    }
    const card = makeHallCard(createDraws(roundOf(1)));
    const rest = range(90).filter((number) => !card.flat().includes(number));
    const drawn = [...card.flat(), ...rest].slice(0, 70);
    const best = salaoDeBingo.winHundredthsOf({ card }, { drawn });
    expect(best).toBe(mostOf(salaoDeBingo.facts) * 100);
    expect(best).toBe(8_000 + 15_000 + (hallPays.fullHouse[0]?.payHundredths ?? 0));
  });

  test("the hall of patterns takes every card it makes, and adds its prizes up", () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const card = makePatternCard(createDraws(roundOf(nonce)));
      expect(salao75.readBet({ card })).toEqual({ card });
      expect(salao75.readBet({ card: card.slice(1) })).toBeNull();
      const result = salao75.draw(roundOf(1_000 + nonce));
      const win = salao75.winHundredthsOf({ card }, result);
      expect(win).toBe(payPatterns(card, result.drawn).winHundredths);
    }
    const card = makePatternCard(createDraws(roundOf(1)));
    const rest = range(75).filter((number) => !card.flat().includes(number));
    const drawn = [...card.flat(), ...rest].slice(0, 55);
    const best = salao75.winHundredthsOf({ card }, { drawn });
    expect(best).toBe(mostOf(salao75.facts) * 100);
    const most = Object.values(patternPays).map(([first]) => first?.payHundredths ?? 0);
    expect(best).toBe(most.reduce((sum, one) => sum + one, 0));
  });
});
