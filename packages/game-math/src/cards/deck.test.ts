// Protects: cards are those of a deck.
import { expect, test } from "vitest";
import { cardAt } from "./deck.ts";

test("each deck of a shoe has the same cards, and before the first there is none", () => {
  expect([cardAt(0), cardAt(51), cardAt(52)]).toEqual(["2s", "Ac", "2s"]);
  expect(() => cardAt(-1)).toThrow("whole number from 0");
  expect(() => cardAt(0.5)).toThrow("whole number from 0");
});
