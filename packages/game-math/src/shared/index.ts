/** The games of one round for everybody, the version of each that is offered now. */
import { tablesByFolder } from "../games/index.ts";
import { byId, createRegistry } from "../games/registry.ts";
import type { SharedGame } from "./shared-game.ts";

export type { SharedGame, TablePace } from "./shared-game.ts";

export const tables = createRegistry(byId(tablesByFolder));

export const sharedGames: readonly SharedGame[] = tables.offered.map(({ game }) => game);

export const findSharedGame = tables.find;
