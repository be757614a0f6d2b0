// Protects: one number is changed and no other, however deep it stands.
import { expect, test } from "vitest";
import { flatten, withLeaf } from "./flat-numbers.ts";

const value = { isOpen: true, tiers: [{ from: 1 }, { from: 5 }], none: null };

test("every value has its path, and one is changed at a time", () => {
  expect(flatten(value)).toEqual([
    { path: "isOpen", value: true },
    { path: "tiers.0.from", value: 1 },
    { path: "tiers.1.from", value: 5 },
    { path: "none", value: null },
  ]);
  const changed = { ...value, tiers: [{ from: 1 }, { from: 7 }] };
  expect(withLeaf(value, "tiers.1.from", 7)).toEqual(changed);
  expect(value.tiers[1]?.from).toBe(5);
});
