// Protects: from known dice and cards a round at the tables ends and pays as its rules say, and
// the tables offer what is published.
import { describe, expect, test } from "vitest";
import type { Draws } from "../draws.ts";
import { dragonTiger } from "../games/dragao-e-tigre/game.ts";
import { roulette } from "../games/roleta-europeia/game.ts";
import { sicBo } from "../games/sic-bo/game.ts";

/** Each draw with the number of what it may be, and what it is. */
function drawing(...expected: readonly (readonly [of: number, drawn: number])[]): Draws {
  const left = expected.values();
  return {
    below: (of) => {
      const [count, drawn] = left.next().value ?? [0, 0];
      expect(of).toBe(count);
      return drawn;
    },
  };
}

describe("sic bo", () => {
  const chips = { small: 1, big: 2, odd: 3, even: 4 };

  const won = (spot: string, laid: number, winHundredths: number) => ({
    spot,
    chips: laid,
    winHundredths,
  });

  test.each([
    ["1, 2 and 4: small, odd", [1, 2, 4], 7, [won("small", 1, 200), won("odd", 3, 600)], 800],
    ["1, 3 and 6: just small", [1, 3, 6], 10, [won("small", 1, 200), won("even", 4, 800)], 1_000],
    ["2, 4 and 5: just big", [2, 4, 5], 11, [won("big", 2, 400), won("odd", 3, 600)], 1_000],
    ["4, 6 and 6: big, even", [4, 6, 6], 16, [won("big", 2, 400), won("even", 4, 800)], 1_200],
    ["three twos: none of it", [2, 2, 2], 6, [], 0],
  ] as const)("%s", (_what, [a, b, c], total, wins, winHundredths) => {
    const draws = drawing([6, a - 1], [6, b - 1], [6, c - 1]);
    const played = sicBo.play({ chips }, draws);
    expect(played.book[0]).toEqual({ type: "sicBoRoll", dice: [a, b, c], total, wins });
    expect(played.winHundredths).toBe(winHundredths);
  });

  test("offers what is published", () => {
    expect(sicBo.facts).toEqual({
      code: "sic-bo",
      name: "Sic Bo da Onça",
      version: 1,
      type: "table",
      brand: "onca",
      tags: ["new", "dice"],
      stakesCentavos: [10, 50, 100, 200, 500, 1_000, 2_500, 5_000],
      defaultStakeCentavos: 100,
      maxStakeCentavos: 100_000,
    });
  });
});

describe("dragon tiger", () => {
  test.each([
    ["a card before the first stays where it is", 9, 9],
    ["the first card's own place is left out", 10, 11],
    ["the last card can be drawn", 414, 415],
  ])("two different cards of eight decks: %s", (_what, drawn, place) => {
    const deal = dragonTiger.rules.draw(drawing([416, 10], [415, drawn]));
    expect(deal).toEqual({ dragon: 10, tiger: place % 52 });
  });

  test("pays nothing on a spot that is not there", () => {
    expect(dragonTiger.rules.payHundredths("elsewhere", { dragon: 51, tiger: 0 })).toBe(0);
  });

  test("is offered as new, among the cards", () => {
    expect(dragonTiger.facts.tags).toEqual(["new", "cards"]);
  });
});

test("roulette is offered as new, and pays nothing on a spot that is not there", () => {
  expect(roulette.facts.tags).toEqual(["new", "roulette"]);
  expect(roulette.rules.payHundredths("elsewhere", 5)).toBe(0);
});

test.each([
  ["roulette", roulette, "red"],
  ["sic bo", sicBo, "big"],
  ["dragon tiger", dragonTiger, "tie"],
] as const)("%s holds 2 000 chips and not one more", (_name, table, spot) => {
  expect(table.readChoice({ chips: { [spot]: 2_000 } })).toEqual({ chips: { [spot]: 2_000 } });
  expect(table.readChoice({ chips: { [spot]: 2_001 } })).toBeNull();
});
