/** The games of this family, the version of each that is offered now. */
import type { GameFigures, HouseGame } from "../engine.ts";

export const tablesGames: readonly HouseGame[] = [];

/** Every version that was ever offered, so that each past round can be verified. */
export const tablesVersions: readonly HouseGame[] = [...tablesGames];

/** By code and version: "some-game@1". */
export const tablesFigures: Readonly<Record<string, GameFigures>> = {};
