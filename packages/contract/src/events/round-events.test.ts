// Protects: a win in hundredths is paid by the unit that it is won on, and to the whole centavo.
import { expect, test } from "vitest";
import { toCentavos } from "../money.ts";
import { winOf } from "./round-events.ts";

test.each([
  // The whole stake is the unit.
  [300, 250, 1, 750],
  [300, 0, 1, 0],
  // Three chips: 2.50 x of one of them.
  [300, 250, 3, 250],
  [300, 3_600, 3, 3_600],
  // Fractions of a centavo stay with the house.
  [199, 150, 2, 149],
])("a stake of %i wins %i hundredths on one of %i units: %i", (stake, hundredths, units, won) => {
  expect(winOf(toCentavos(stake), hundredths, units)).toBe(won);
});

test("a game of one bet has the whole stake for a unit", () => {
  expect(winOf(toCentavos(300), 250)).toBe(750);
});
