/** Each real win is listed once, the newest first, however often the live line repeats it. */
import { expect, test } from "vitest";
import { mergeWinners } from "./merge-winners.ts";

const win = (account: string, minute: number) => ({
  account,
  game: "Maré Alta",
  win_amount: "12.00",
  won_at: `2026-11-22T12:0${minute}:00.000-03:00`,
});

test("what is told again after a reconnection is not listed twice", () => {
  const known = [win("jo***1", 2), win("ma***a", 1)];
  expect(mergeWinners([win("an***e", 3), win("jo***1", 2)], known, 10)).toEqual([
    win("an***e", 3),
    win("jo***1", 2),
    win("ma***a", 1),
  ]);
});

test("the list does not grow for ever", () => {
  const known = [win("jo***1", 2), win("ma***a", 1)];
  expect(mergeWinners([win("an***e", 3)], known, 2)).toEqual([win("an***e", 3), win("jo***1", 2)]);
});
