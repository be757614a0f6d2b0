import * as figures from "@tucano/contract/backoffice/game-figures.ts";
import * as contract from "@tucano/contract/backoffice/games.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { listBigWins, listReturns, rankGames, readGame } from "./figures.ts";
import { configuration, editGame, limitStakes, listGames, listStudios } from "./offer.ts";
import { listStops, resumeGames, stopGames } from "./stops.ts";

export function gamesArea(parts: Parts): Area {
  return {
    approvals: [configuration(parts)],
    routes: [
      permitted(contract.listGames, (input) => listGames(parts, input)),
      permitted(contract.editGame, (input, context) => editGame(parts, input, context)),
      permitted(contract.limitStakes, (input, context) => limitStakes(parts, input, context)),
      permitted(contract.listStops, () => listStops(parts)),
      permitted(contract.stopGames, (input, context) => stopGames(parts, input, context)),
      permitted(contract.resumeGames, (input, context) => resumeGames(parts, input, context)),
      permitted(contract.listStudios, () => listStudios(parts)),
      permitted(figures.listReturns, () => listReturns(parts)),
      permitted(figures.readGame, (input) => readGame(parts, input)),
      permitted(figures.listBigWins, (input) => listBigWins(parts, input)),
      permitted(figures.rankGames, (input) => rankGames(parts, input)),
    ],
  };
}
