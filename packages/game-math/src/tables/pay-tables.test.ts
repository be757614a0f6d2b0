// Protects: what each spot of a table pays, told a second time by whoever knows the game and not
// the code: the chips, the cards and pockets that win, and for how much.
import { describe, expect, test } from "vitest";
import {
  cardName,
  dragonTiger,
  dragonTigerSpots,
  outcomeOf,
  rankOf,
} from "../games/dragao-e-tigre/game.ts";
import {
  announcedBets,
  colourOf,
  neighboursOf,
  redNumbers,
  roulette,
  rouletteHundredths,
  rouletteSpots,
  wheelOrder,
} from "../games/roleta-europeia/game.ts";

const covered = (spot: string) => rouletteSpots.get(spot);
const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

describe("Roulette", () => {
  test("has its outside spots over these numbers", () => {
    const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
    expect(covered("dozen1")).toEqual(range(1, 12));
    expect(covered("dozen2")).toEqual(range(13, 24));
    expect(covered("dozen3")).toEqual(range(25, 36));
    expect(covered("column1")).toEqual(range(1, 34, 3));
    expect(covered("column2")).toEqual(range(2, 35, 3));
    expect(covered("column3")).toEqual(range(3, 36, 3));
    expect(covered("low")).toEqual(range(1, 18));
    expect(covered("high")).toEqual(range(19, 36));
    expect(covered("even")).toEqual(range(2, 36, 2));
    expect(covered("odd")).toEqual(range(1, 35, 2));
    expect(covered("red")).toEqual(reds);
    expect(covered("black")).toEqual(range(1, 36).filter((one) => !reds.includes(one)));
    expect(redNumbers).toEqual(reds);
  });

  test("has so many spots of each size, the neighbours on the cloth together", () => {
    const sizes = Map.groupBy(rouletteSpots.values(), (numbers) => numbers.length);
    const counts = [...sizes].map(([size, spots]) => [size, spots.length]);
    expect(counts.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [1, 37],
      [2, 60],
      [3, 14],
      [4, 23],
      [6, 11],
      [12, 6],
      [18, 6],
    ]);
    for (const spot of ["0-1", "0-2", "0-3", "0-1-2", "0-2-3", "0-1-2-3", "34-35-36"]) {
      expect(covered(spot)?.join("-")).toBe(spot);
    }
    for (const spot of ["1-2", "2-3", "33-36", "1-2-4-5", "32-33-35-36", "31-32-33-34-35-36"]) {
      expect(covered(spot)?.join("-")).toBe(spot);
    }
    for (const none of ["3-4", "34-37", "3-4-6-7", "36-37"]) expect(covered(none)).toBeUndefined();
  });

  test("pays 36 for one number, and its part for more", () => {
    expect([1, 2, 3, 4, 6, 12, 18].map(rouletteHundredths)).toEqual([
      3_600, 1_800, 1_200, 900, 600, 300, 200,
    ]);
    const pay = (spot: string, pocket: number) => roulette.rules.payHundredths(spot, pocket);
    expect([pay("17", 17), pay("17", 18), pay("red", 0), pay("red", 1)]).toEqual([
      3_600, 0, 0, 200,
    ]);
  });

  test("has its pockets where a European wheel has them", () => {
    expect(wheelOrder).toEqual([
      0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20,
      14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
    ]);
    expect([0, 1, 2].map(colourOf)).toEqual(["green", "red", "black"]);
    expect(neighboursOf(0).spots.map(([spot]) => spot)).toEqual(["3", "26", "0", "32", "15"]);
    expect(neighboursOf(26, 1)).toEqual({
      id: "neighbours26",
      spots: [
        ["3", 1],
        ["26", 1],
        ["0", 1],
      ],
    });
  });

  test("has announced bets of these chips", () => {
    const chips = announcedBets.map(({ id, spots }) => [
      id,
      spots.map(([spot, count]) => `${count}x${spot}`).join(" "),
    ]);
    expect(Object.fromEntries(chips)).toEqual({
      voisins: "2x0-2-3 2x25-26-28-29 1x4-7 1x12-15 1x18-21 1x19-22 1x32-35",
      tiers: "1x5-8 1x10-11 1x13-16 1x23-24 1x27-30 1x33-36",
      orphelins: "1x1 1x6-9 1x14-17 1x17-20 1x31-34",
      zero: "1x26 1x0-3 1x12-15 1x32-35",
    });
  });
});

describe("Dragon tiger", () => {
  /** "7h" as its number: rank times four, in the order of spades, hearts, diamonds, clubs. */
  const card = (name: string) => range(0, 51).find((one) => cardName(one) === name) ?? Number.NaN;
  const paid = (dragon: string, tiger: string) => {
    const deal = { dragon: card(dragon), tiger: card(tiger) };
    const wins = dragonTigerSpots.map(({ id, pay }) => [id, pay(deal)] as const);
    return Object.fromEntries(wins.filter(([, hundredths]) => hundredths > 0));
  };

  test("names its cards from the ace, the lowest, to the king", () => {
    const names = range(0, 51).map(cardName);
    expect(names.slice(0, 5)).toEqual(["As", "Ah", "Ad", "Ac", "2s"]);
    expect(names.slice(-4)).toEqual(["Ks", "Kh", "Kd", "Kc"]);
    expect(new Set(names).size).toBe(52);
    expect([0, 3, 4, 51].map(rankOf)).toEqual([0, 0, 1, 12]);
  });

  test("pays by the higher card", () => {
    expect(paid("Ks", "2h")).toEqual({
      dragon: 200,
      dragonBig: 200,
      dragonBlack: 200,
      dragonSpades: 400,
      tigerSmall: 200,
      tigerRed: 200,
      tigerHearts: 400,
    });
    expect(paid("Ad", "8c")).toEqual({
      tiger: 200,
      dragonSmall: 200,
      dragonRed: 200,
      dragonDiamonds: 400,
      tigerBig: 200,
      tigerBlack: 200,
      tigerClubs: 400,
    });
    expect(outcomeOf({ dragon: card("6s"), tiger: card("6h") })).toBe("tie");
  });

  test("gives half back on a tie, and pays it twelve-fold, of one suit fifty-six-fold", () => {
    const half = { dragon: 50, tiger: 50, tie: 1_200 };
    expect(paid("7s", "7h")).toEqual(half);
    expect(paid("7s", "7s")).toEqual({ ...half, suitedTie: 5_600 });
  });

  test("offers every spot for what it says", () => {
    const toOne = dragonTigerSpots.map((spot) => [spot.id, spot.toOne]);
    const each = {
      Small: 1,
      Big: 1,
      Red: 1,
      Black: 1,
      Spades: 3,
      Hearts: 3,
      Diamonds: 3,
      Clubs: 3,
    };
    const cards = ["dragon", "tiger"].flatMap((side) =>
      Object.entries(each).map(([name, one]) => [`${side}${name}`, one]),
    );
    expect(Object.fromEntries(toOne)).toEqual({
      dragon: 1,
      tiger: 1,
      tie: 11,
      suitedTie: 55,
      ...Object.fromEntries(cards),
    });
  });
});

test.each([
  [roulette.facts, "roleta-europeia", "mare"],
  [dragonTiger.facts, "dragao-e-tigre", "onca"],
])("stakes go from ten centavos to two thousand reais: $code", (facts, code, brand) => {
  expect(facts).toMatchObject({
    code,
    brand,
    version: 1,
    stakesCentavos: [10, 50, 100, 200, 500, 1_000, 2_500, 5_000],
    defaultStakeCentavos: 100,
    maxStakeCentavos: 200_000,
  });
});
