/** The games of this family, the version of each that is offered now. */
import type { GameFigures, HouseGame } from "../engine.ts";
import { fishing, fishingFirst } from "./fishing.ts";
import { fishPublished } from "./published.ts";

export const fishGames: readonly HouseGame[] = [fishing];

/** Every version that was ever offered, so that each past round can be verified. */
export const fishVersions: readonly HouseGame[] = [...fishGames, fishingFirst];

/** By code and version: "some-game@1". */
export const fishFigures: Readonly<Record<string, GameFigures>> = fishPublished;
