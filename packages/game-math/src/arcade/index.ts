/** The games of this family, the version of each that is offered now. */
import type { GameFigures, HouseGame } from "../engine.ts";

export const arcadeGames: readonly HouseGame[] = [];

/** Every version that was ever offered, so that each past round can be verified. */
export const arcadeVersions: readonly HouseGame[] = [...arcadeGames];

/** By code and version: "some-game@1". */
export const arcadeFigures: Readonly<Record<string, GameFigures>> = {};
