// Protects: who draws a third card at baccarat, for every total and every card of the player's.
import { expect, test } from "vitest";
import { bankerDraws, isNatural, playerDraws, pointsOf } from "./rules.ts";

test("cards count 2 to 9, an ace 1, tens and pictures nothing", () => {
  const points = Array.from({ length: 13 }, (_, rank) => pointsOf(rank));
  expect(points).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1]);
});

test("the player draws up to 5, and 8 is a natural", () => {
  const totals = Array.from({ length: 10 }, (_, total) => total);
  expect(totals.filter(playerDraws)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(totals.filter(isNatural)).toEqual([8, 9]);
});

test("the banker draws by the table, or up to 5 where the player stood", () => {
  const drawnTo = (total: number) =>
    Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(total, third));
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(all.map(drawnTo)).toEqual([
    all,
    all,
    all,
    [0, 1, 2, 3, 4, 5, 6, 7, 9],
    [2, 3, 4, 5, 6, 7],
    [4, 5, 6, 7],
    [6, 7],
    [],
    [],
    [],
  ]);
  expect(all.filter((total) => bankerDraws(total, null))).toEqual([0, 1, 2, 3, 4, 5]);
});
