// Whoever looks at a long list of bets finds their own at its head, and nobody's is lost.
import { expect, test } from "vitest";
import { ownFirst } from "./own-first.ts";

test("own bets come first, the others in the order in which they came", () => {
  const bets = ["a", "b", "c", "d"].map((id) => ({ id }));
  const order = (own: readonly string[]) => ownFirst(bets, new Set(own)).map(({ id }) => id);
  expect(order(["c", "b"])).toEqual(["b", "c", "a", "d"]);
  expect(order([])).toEqual(["a", "b", "c", "d"]);
  expect(order(["of the round before"])).toEqual(["a", "b", "c", "d"]);
});
