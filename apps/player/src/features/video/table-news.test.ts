// Protects: whoever cannot see the stream reads the same result.
import { expect, test } from "vitest";
import { readResult } from "./table-news.ts";

test("each kind of table is read, and an unknown one is left out", () => {
  expect(readResult({ pocket: 0 })).toEqual({ kind: "numbers", text: "0" });
  expect(readResult({ drawn: [4, 11] })).toEqual({ kind: "numbers", text: "4 · 11" });
  const hands = { winner: "banker", playerPoints: 5, bankerPoints: 7 };
  expect(readResult(hands)).toEqual({ kind: "hands", winner: "banker", text: "5 × 7" });
  expect(readResult({ crashHundredths: 210 })).toBeNull();
  expect(readResult(null)).toBeNull();
});
