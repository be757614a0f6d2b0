// Protects: what offers cost is calculated with the very weights by which figures of play count,
// also of games whose choices return more than the game by itself.
import { expect, test } from "vitest";
import { startTestServer } from "../../testing/server.ts";
import { countedGames } from "../costs/offer-costs.ts";

test("every game counts in figures of play what the cost of offers takes it for", async () => {
  const server = await startTestServer();
  const all = await server.rooms.catalog.allGames();
  await server.close();
  const told = new Map(all.map((game) => [game.code, game.turnoverWeightPercent]));
  const games = countedGames();
  expect(told.size).toBe(games.length);
  for (const { code, weight } of games) expect(told.get(code), code).toBeCloseTo(weight * 100, 6);
});
