/** Every game that one player plays alone. */
import type { HouseGame } from "../engine.ts";
import { slotsByFolder } from "../slots/index.ts";
import { gamesByFolder } from "./index.ts";
import { byId, createRegistry } from "./registry.ts";

export const houseGames = createRegistry<HouseGame>([
  ...byId(slotsByFolder),
  ...byId(gamesByFolder),
]);

/** The codes of the games that are offered now. */
export const currentCodes: readonly string[] = houseGames.offered.map(
  ({ game }) => game.facts.code,
);

/** A game ready to be played; the current version when none is named. */
export const findGame = houseGames.find;
