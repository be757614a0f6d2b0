// Protects: what is published of several hands at once is what their chances come to.
import { expect, test } from "vitest";
import { severalHands } from "./exact-several.ts";

/** Indices in `pokerHands`. */
const [NOTHING, JACKS, TWO_PAIR, FULL_HOUSE] = [0, 1, 2, 6];

function chances(of: Readonly<Record<number, number>>): Float64Array {
  return Float64Array.from({ length: 10 }, (_, kind) => of[kind] ?? 0);
}

test("one deal with an even chance of two pair: counted by hand", () => {
  const several = severalHands();
  several.add(chances({ [NOTHING]: 0.5, [TWO_PAIR]: 0.5 }));
  const [one, five, ten] = several.figures();
  expect(one).toEqual({ hands: 1, deviation: 1, hitRate: 0.5, paidRate: 0.5 });
  // Three of five hands or more return six or more for the five staked: 16 of 32 ways.
  expect(five).toMatchObject({ hitRate: 0.5, paidRate: 31 / 32 });
  expect(five?.deviation).toBeCloseTo(Math.sqrt(1 / 5), 12);
  // Six of ten or more: 210 + 120 + 45 + 10 + 1 of 1,024.
  expect(ten).toMatchObject({ hitRate: 386 / 1_024, paidRate: 1_023 / 1_024 });
  expect(ten?.deviation).toBeCloseTo(Math.sqrt(1 / 10), 12);
});

test("what the deal decides is the same for every hand and does not even out", () => {
  const several = severalHands();
  several.add(chances({ [JACKS]: 1 }));
  several.add(chances({ [FULL_HOUSE]: 1 }));
  for (const { deviation, hitRate, paidRate } of several.figures()) {
    expect([deviation, hitRate, paidRate]).toEqual([4, 0.5, 1]);
  }
});
