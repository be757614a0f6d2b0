/** The games of this family, the version of each that is offered now. */
import type { GameFigures, HouseGame } from "../engine.ts";
import { dados } from "./dados.ts";
import { estrelaCadente } from "./estrela-cadente.ts";
import { garimpo } from "./garimpo.ts";
import { plinkoTropical } from "./plinko-tropical.ts";
import { arcadePublished } from "./published.ts";
import { rodaDaPraia } from "./roda-da-praia.ts";
import { torreDoSaci } from "./torre-do-saci.ts";

export const arcadeGames: readonly HouseGame[] = [
  dados,
  estrelaCadente,
  rodaDaPraia,
  plinkoTropical,
  garimpo,
  torreDoSaci,
];

/** Every version that was ever offered, so that each past round can be verified. */
export const arcadeVersions: readonly HouseGame[] = [...arcadeGames];

/** By code and version: "some-game@1". */
export const arcadeFigures: Readonly<Record<string, GameFigures>> = arcadePublished;
