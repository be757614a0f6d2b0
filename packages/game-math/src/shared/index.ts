/** The games of one round for everybody, the version of each that is offered now. */
import type { GameFigures } from "../engine.ts";
import { vooDoTucano } from "./crash.ts";
import { kenoMinuto } from "./keno-minuto.ts";
import { bacaraAoVivo } from "./live-baccarat.ts";
import { roletaAoVivo } from "./live-roulette.ts";
import { salaoDeBingo } from "./salao-de-bingo.ts";
import { firstSeisDaSorte, seisDaSorte } from "./seis-da-sorte.ts";
import { ligaTucano } from "../sports/league.ts";
import { sportsPublished } from "../sports/published.ts";
import { sharedPublished } from "./published.ts";
import type { SharedGame } from "./shared-game.ts";

export type { SharedGame, TablePace } from "./shared-game.ts";

/** Bets and results are only ever given back to the game that made them. */
const any = (game: unknown): SharedGame => game as SharedGame;

/** On offer now: tables that have a client. */
export const sharedGames: readonly SharedGame[] = [
  any(vooDoTucano),
  any(ligaTucano),
  any(roletaAoVivo),
  any(kenoMinuto),
  any(seisDaSorte),
  any(salaoDeBingo),
  any(bacaraAoVivo),
];

/** Every version that can be drawn, so that each round can be verified. */
export const sharedVersions: readonly SharedGame[] = [...sharedGames, any(firstSeisDaSorte)];

/** By code and version: "some-game@1". */
export const sharedFigures: Readonly<Record<string, GameFigures>> = {
  ...sharedPublished,
  ...sportsPublished,
};

export function findSharedGame(code: string, version?: number): SharedGame | null {
  const source = version === undefined ? sharedGames : sharedVersions;
  return (
    source.find(
      ({ facts }) => facts.code === code && (version === undefined || facts.version === version),
    ) ?? null
  );
}
