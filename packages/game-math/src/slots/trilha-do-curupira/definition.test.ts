// Protects: a bonus that is bought costs what it was calculated for, and old rounds are kept.
import { expect, test } from "vitest";
import { findGame } from "../../games/house-games.ts";

test("a spin is one unit, the bonus sixty-two", () => {
  const game = findGame("trilha-do-curupira");
  const unitsOf = (choice: unknown) => game?.unitsOf(game.readChoice(choice));
  expect([unitsOf(undefined), unitsOf({ buy: false }), unitsOf({ buy: true })]).toEqual([1, 1, 62]);
});

test("its first version is there for the rounds that were played of it", () => {
  expect(findGame("trilha-do-curupira", 1)?.facts.version).toBe(1);
});
