// Protects: what is remembered stays within its bound, and nobody is forgotten in silence.
import { expect, test } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

test("the oldest makes room, and what is set again is young again", () => {
  const removed: number[] = [];
  const map = new BoundedMap<string, number>(2, (value) => removed.push(value));
  map.set("a", 1);
  map.set("b", 2);
  map.set("a", 3);
  map.set("c", 4);
  expect([map.get("a"), map.get("b"), map.get("c"), map.size]).toEqual([3, undefined, 4, 2]);
  expect(removed).toEqual([1, 2]);
});

test("what is deleted is told", () => {
  const removed: number[] = [];
  const map = new BoundedMap<string, number>(5, (value) => removed.push(value));
  map.set("a", 1);
  map.set("b", 2);
  map.delete("a");
  map.delete("unknown");
  expect([removed, map.size, map.has("a"), map.has("b")]).toEqual([[1], 1, false, true]);
});
