/** A filter narrows by exactly what it says, and taking it away gives the rest back. */
import { expect, test } from "vitest";
import type { Game } from "../../platform/games/games.ts";
import { choiceOf, countFilters, isWanted, withFilter, without } from "./game-filter.ts";

const game = { volatility: "high", rtp: "97.30" } as Game;

test("return and volatility both have to fit", () => {
  expect(isWanted(game, {})).toBe(true);
  expect(isWanted(game, { rtp: 97 })).toBe(true);
  expect(isWanted(game, { rtp: 98 })).toBe(false);
  expect(isWanted(game, { rtp: 97, volatility: "low" })).toBe(false);
});

test("another choice begins at the top of its list again", () => {
  const filter = withFilter({ type: "slots", shown: 84 }, { brand: "onca" });
  expect(filter).toEqual({ type: "slots", brand: "onca" });
  expect(without(filter, "brand")).toEqual({ type: "slots" });
});

test("the server is asked only for what it knows", () => {
  expect(choiceOf({ type: "slots", volatility: "low", rtp: 96, shown: 84 })).toEqual({
    type: "slots",
  });
});

test("the type is chosen beside the filters, not among them", () => {
  expect(countFilters({ type: "slots", volatility: "low", rtp: 96, sort: "rtp" })).toBe(2);
});
