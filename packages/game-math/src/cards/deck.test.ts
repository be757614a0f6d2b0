// Protects: cards are those of a deck, and a wish has the fields of its form and no others.
import { expect, test } from "vitest";
import { cardAt, fieldsOf, hasOnly } from "./deck.ts";

test("each deck of a shoe has the same cards, and before the first there is none", () => {
  expect([cardAt(0), cardAt(51), cardAt(52)]).toEqual(["2s", "Ac", "2s"]);
  expect(() => cardAt(-1)).toThrow("whole number from 0");
  expect(() => cardAt(0.5)).toThrow("whole number from 0");
});

test("a wish is a plain object with exactly these fields", () => {
  for (const wish of [null, undefined, "kind", 1, [1]]) expect(fieldsOf(wish)).toBeNull();
  expect(fieldsOf({ kind: "hit" })).toEqual({ kind: "hit" });
  expect(hasOnly({ kind: 1, card: 2 }, ["kind", "card"])).toBe(true);
  expect(hasOnly({ kind: 1, card: 2 }, ["kind", "place"])).toBe(false);
  expect(hasOnly({ kind: 1 }, ["kind", "card"])).toBe(false);
});
