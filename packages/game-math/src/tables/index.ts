/** The games of this family, the version of each that is offered now. */
import type { GameFigures, HouseGame } from "../engine.ts";
import { dragonTiger } from "./dragon-tiger.ts";
import { tablesPublished } from "./published.ts";
import { roulette } from "./roulette.ts";
import { sicBo } from "./sic-bo.ts";

export const tablesGames: readonly HouseGame[] = [roulette, sicBo, dragonTiger];

/** Every version that was ever offered, so that each past round can be verified. */
export const tablesVersions: readonly HouseGame[] = [...tablesGames];

/** By code and version: "some-game@1". */
export const tablesFigures: Readonly<Record<string, GameFigures>> = tablesPublished;
