/** The games of this family, the version of each that is offered now. */
import type { GameFigures, HouseGame } from "../engine.ts";
import { bacara } from "./baccarat/game.ts";
import { vinteEUm } from "./blackjack/game.ts";
import { maiorOuMenor } from "./hilo/game.ts";
import { videoPoker } from "./poker/game.ts";
import { cardsPublished } from "./published.ts";

export const cardsGames: readonly HouseGame[] = [vinteEUm, bacara, videoPoker, maiorOuMenor];

/** Every version that was ever offered, so that each past round can be verified. */
export const cardsVersions: readonly HouseGame[] = [...cardsGames];

/** By code and version: "some-game@1". */
export const cardsFigures: Readonly<Record<string, GameFigures>> = cardsPublished;
