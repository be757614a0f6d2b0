/** The games of this family, the version of each that is offered now. */
import type { GameFigures, HouseGame } from "../engine.ts";
import { bingo } from "./bingo/bingo.ts";
import { drawsPublished } from "./published.ts";
import { scratch } from "./scratch.ts";

export const drawsGames: readonly HouseGame[] = [bingo, scratch];

/** Every version that was ever offered, so that each past round can be verified. */
export const drawsVersions: readonly HouseGame[] = [...drawsGames];

/** By code and version: "some-game@1". */
export const drawsFigures: Readonly<Record<string, GameFigures>> = drawsPublished;
