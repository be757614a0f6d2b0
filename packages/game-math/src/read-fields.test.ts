// Protects: a wish has the fields of its form and no others, whatever somebody sends.
import { expect, test } from "vitest";
import { readFields } from "./read-fields.ts";

test("a wish is a plain object with exactly these fields", () => {
  for (const wish of [null, undefined, "kind", 1, [1]]) {
    expect(readFields(wish, ["kind"])).toBeNull();
    expect(readFields(wish, [])).toBeNull();
  }
  expect(readFields({ kind: "hit" }, ["kind"])).toEqual({ kind: "hit" });
  expect(readFields({ kind: 1, card: 2 }, ["kind", "card"])).toEqual({ kind: 1, card: 2 });
  expect(readFields({ kind: 1, card: 2 }, ["kind", "place"])).toBeNull();
  expect(readFields({ kind: 1, card: 2 }, ["kind"])).toBeNull();
  expect(readFields({ kind: 1 }, ["kind", "card"])).toBeNull();
  expect(readFields(Object.create({ kind: 1 }), ["kind"])).toBeNull();
});
