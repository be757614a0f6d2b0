// Protects: every spot of every table returns what is published, and books tell what they pay.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { book as bookSchema } from "@tucano/contract/events/round-events.ts";
import { offeredOf } from "../games/catalogue.ts";
import { chiSquareLimit, chiSquareOf, simulatedDraws } from "../fixtures/simulated-draws.ts";
import { percentOf } from "../outcomes.ts";
import { createDraws } from "../provably-fair.ts";
import { isSame, rational } from "../rational.ts";
import type { ChipTable, Chips } from "./chip-table.ts";
import { dragonTiger } from "../games/dragao-e-tigre/game.ts";
import { spotFigures, spotOutcomes } from "./exact.ts";
import { dragonTigerGroups, rouletteGroups, sicBoGroups, type SpotGroup } from "./options.ts";
import {
  announcedBets,
  neighboursOf,
  roulette,
  rouletteSpots,
  wheelOrder,
} from "../games/roleta-europeia/game.ts";
import { sicBo } from "../games/sic-bo/game.ts";

const tables: readonly (readonly [string, ChipTable<unknown>, readonly SpotGroup[]])[] = [
  ["roleta-europeia", roulette, rouletteGroups],
  ["sic-bo", sicBo, sicBoGroups],
  ["dragao-e-tigre", dragonTiger, dragonTigerGroups],
];

const returnOf = <Result>(table: ChipTable<Result>, spot: string) =>
  spotFigures(table.rules, spot).rtp;

describe.each(tables)("%s", (code, table, groups) => {
  test("publishes the exact return of every spot, each from 85 % to 100 %", () => {
    const figures = offeredOf(code)?.figures;
    expect(groups.flatMap(({ spots }) => spots).toSorted()).toEqual(table.rules.spots.toSorted());
    expect(figures?.options).toEqual(
      groups.map(({ id, spots }) => ({
        id,
        rtpPercent: percentOf(returnOf(table, spots[0] ?? "")),
      })),
    );
    for (const { spots } of groups) {
      const first = returnOf(table, spots[0] ?? "");
      for (const spot of spots) expect(isSame(returnOf(table, spot), first), spot).toBe(true);
      const percent = Number(percentOf(first));
      expect(percent).toBeGreaterThanOrEqual(85);
      expect(percent).toBeLessThanOrEqual(100);
    }
    expect(Number(figures?.rtpPercent)).toBeGreaterThanOrEqual(94);
    expect(Number(figures?.rtpPercent)).toBeLessThanOrEqual(99.7);
  });

  const anyChoice = fc
    .uniqueArray(fc.constantFrom(...table.rules.spots), { minLength: 1, maxLength: 20 })
    .chain((spots) =>
      fc
        .array(fc.integer({ min: 1, max: 10 }), {
          minLength: spots.length,
          maxLength: spots.length,
        })
        .map((counts): Chips => ({
          chips: Object.fromEntries(spots.map((spot, index) => [spot, counts[index] ?? 1])),
        })),
    );

  test("a book is valid, adds up, and comes from its seeds alone", () => {
    fc.assert(
      fc.property(anyChoice, fc.nat(1_000_000), (choice, nonce) => {
        const read = table.readChoice(choice);
        if (read === null) throw new Error("The table offers this.");
        const draws = () =>
          createDraws({ serverSeed: new Uint8Array(32).fill(7), clientSeed: "t", nonce });
        const played = table.play(read, draws());
        const reordered = { chips: Object.fromEntries(Object.entries(read.chips).toReversed()) };
        expect(table.play(reordered, draws())).toEqual(played);
        expect(bookSchema.parse(played.book)).toEqual(played.book);
        const [told, final] = played.book;
        const wins = told !== undefined && "wins" in told ? told.wins : [];
        const sum = wins.reduce(
          (total: number, win: { winHundredths: number }) => total + win.winHundredths,
          0,
        );
        expect(final).toMatchObject({ type: "finalWin", winHundredths: sum });
        expect(played.winHundredths).toBe(sum);
        const most = offeredOf(code)?.figures.maxWinMultiplier ?? 0;
        expect(sum).toBeLessThanOrEqual(most * 100 * table.unitsOf(read));
        if (sum <= 100 * table.unitsOf(read)) {
          expect(["none", "return"]).toContain(final?.type === "finalWin" ? final.tier : "");
        }
      }),
      { seed: 5, numRuns: 80 },
    );
  });

  test("takes nothing but whole chips on its own spots", () => {
    const spot = table.rules.spots[0] ?? "";
    const most = table.rules.chipsMax;
    expect(table.readChoice({ chips: { [spot]: most } })).toEqual({ chips: { [spot]: most } });
    for (const bad of [
      undefined,
      null,
      [],
      {},
      { chips: {} },
      { chips: [] },
      { chips: { [spot]: 0 } },
      { chips: { [spot]: -1 } },
      { chips: { [spot]: 1.5 } },
      { chips: { [spot]: "1" } },
      { chips: { [spot]: most + 1 } },
      { chips: { [spot]: most, [table.rules.spots[1] ?? ""]: 1 } },
      { chips: { elsewhere: 1 } },
      { chips: { toString: 1 } },
      { chips: { [spot]: 1 }, more: 1 },
    ]) {
      expect(table.readChoice(bad), JSON.stringify(bad)).toBeNull();
    }
    expect(
      JSON.stringify({ chips: Object.fromEntries(table.rules.spots.map((s) => [s, 1_000])) })
        .length,
    ).toBeLessThan(4_096);
  });
});

test("roulette returns 36/37 on each of its 157 spots", () => {
  expect(rouletteSpots.size).toBe(157);
  for (const spot of rouletteSpots.keys()) {
    expect(isSame(returnOf(roulette, spot), rational(36, 37)), spot).toBe(true);
  }
});

test("announced bets are known spots, and cover the wheel without a gap", () => {
  const covered = (id: string) =>
    announcedBets
      .filter((bet) => bet.id === id)
      .flatMap(({ spots }) => spots.flatMap(([spot]) => rouletteSpots.get(spot) ?? []));
  const parts = ["voisins", "tiers", "orphelins"].map((id) => new Set(covered(id)));
  expect(parts.map(({ size }) => size)).toEqual([17, 12, 8]);
  expect(new Set(parts.flatMap((part) => [...part])).size).toBe(37);
  const chips = announcedBets.map(({ spots }) => spots.reduce((sum, [, count]) => sum + count, 0));
  expect(chips).toEqual([9, 6, 5, 4]);
  expect(new Set(wheelOrder).size).toBe(37);
  expect(neighboursOf(0).spots.map(([spot]) => spot)).toEqual(["3", "26", "0", "32", "15"]);
});

test("sic bo: small and big win in 105 of 216, totals have their known ways", () => {
  const ways = (spot: string): number => {
    const won = spotOutcomes(sicBo.rules, spot).filter(({ winHundredths }) => winHundredths > 0);
    return won.reduce((sum, { weight }) => sum + Number(weight), 0);
  };
  expect([ways("small"), ways("big")]).toEqual([105, 105]);
  expect(percentOf(returnOf(sicBo, "big"), 4)).toBe("97.2222");
  const totals = [4, 5, 6, 7, 8, 9, 10];
  expect(totals.map((total) => ways(`total${total}`))).toEqual([3, 6, 10, 15, 21, 25, 27]);
  expect(totals.map((total) => ways(`total${21 - total}`))).toEqual([3, 6, 10, 15, 21, 25, 27]);
  expect([ways("triple1"), ways("anyTriple"), ways("double6"), ways("pair1-2")]).toEqual([
    1, 6, 16, 30,
  ]);
});

test("dragon tiger: the tie comes 31 in 415, the main bet keeps 3.7349 %", () => {
  const tie = spotFigures(dragonTiger.rules, "tie");
  expect(isSame(tie.hitRate, rational(31, 415))).toBe(true);
  expect(isSame(tie.rtp, rational(12 * 31, 415))).toBe(true);
  expect(percentOf(returnOf(dragonTiger, "dragon"), 4)).toBe((100 - 3.7349).toFixed(4));
  expect(isSame(returnOf(dragonTiger, "tiger"), returnOf(dragonTiger, "dragon"))).toBe(true);
});

test("raw draws are even: pockets, dice and cards", () => {
  const draws = simulatedDraws(20_260_101);
  const rounds = 20_000;
  const pockets = Array.from({ length: 37 }, () => 0);
  const dice = Array.from({ length: 216 }, () => 0);
  const cards = Array.from({ length: 52 }, () => 0);
  const seconds = Array.from({ length: 52 }, () => 0);
  const count = (list: number[], at: number): void => {
    list[at] = (list[at] ?? 0) + 1;
  };
  for (let round = 0; round < rounds; round += 1) {
    count(pockets, roulette.rules.draw(draws));
    const [a, b, c] = sicBo.rules.draw(draws);
    count(dice, (a - 1) * 36 + (b - 1) * 6 + c - 1);
    const { dragon, tiger } = dragonTiger.rules.draw(draws);
    count(cards, dragon);
    count(seconds, tiger);
  }
  for (const counts of [pockets, dice, cards, seconds]) {
    const sum = chiSquareOf(counts, rounds / counts.length);
    expect(sum).toBeLessThan(chiSquareLimit(counts.length - 1));
  }
});
