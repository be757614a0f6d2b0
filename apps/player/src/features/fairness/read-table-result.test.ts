/** Each shared game's result is read in its own form, and what is unknown is not guessed. */
import { expect, test } from "vitest";
import { readTableResult } from "./read-table-result.ts";

test("flights, wheels, draws, cards and matches", () => {
  expect(readTableResult({ crashHundredths: 140 })).toEqual({ kind: "flight", hundredths: 140 });
  expect(readTableResult({ pocket: 0 })).toEqual({ kind: "pocket", pocket: 0 });
  expect(readTableResult({ drawn: [7, 24] })).toEqual({ kind: "drawn", numbers: [7, 24] });
  expect(readTableResult({ playerPoints: 4, bankerPoints: 8, player: [], banker: [] })).toEqual({
    kind: "baccarat",
    player: 4,
    banker: 8,
  });
  const matches = [{ home: "onca", away: "mare", score: { home: [1, 1], away: [0, 0] } }];
  expect(readTableResult({ day: 3, matches })).toEqual({ kind: "matches", scores: ["2–0"] });
});

test("anything else", () => {
  expect(readTableResult(null)).toEqual({ kind: "unknown" });
  expect(readTableResult({ other: 1 })).toEqual({ kind: "unknown" });
});
