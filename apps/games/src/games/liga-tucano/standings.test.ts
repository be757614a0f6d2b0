/** The guarantee: the table of a season adds up, whatever the results were. */
import { seedFromHex } from "@tucano/game-math/provably-fair.ts";
import { ligaTucano } from "@tucano/game-math/games/liga-tucano/table.ts";
import { expect, test } from "vitest";
import { standingsOf } from "./standings.ts";

test("games, goals and points of a whole season add up, and the best stands first", () => {
  const serverSeed = seedFromHex("17".repeat(32));
  const days = Array.from({ length: 30 }, (_, index) =>
    ligaTucano.draw({ serverSeed, clientSeed: "tucano", nonce: index + 1 }),
  );
  const table = standingsOf(days);
  expect(table).toHaveLength(16);
  const sum = (of: (row: (typeof table)[number]) => number) =>
    table.reduce((total, row) => total + of(row), 0);
  expect(table.every(({ played, form }) => played === 30 && form.length === 30)).toBe(true);
  expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
  expect(sum(({ goalsFor }) => goalsFor)).toBe(sum(({ goalsAgainst }) => goalsAgainst));
  expect(sum(({ points }) => points)).toBe(sum(({ won, drawn }) => 3 * won + drawn));
  const points = table.map((row) => row.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});
