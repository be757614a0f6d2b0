import * as figures from "@tucano/contract/backoffice/games/game-figures.ts";
import * as contract from "@tucano/contract/backoffice/games/games.ts";
import * as tables from "@tucano/contract/backoffice/games/tables.ts";
import * as videos from "@tucano/contract/backoffice/games/video-channels.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { deleteChannel, listChannels, saveChannel } from "./channels.ts";
import { listBigWins, listReturns, rankGames, readGame } from "./figures.ts";
import { configuration, editGame, limitStakes, listGames, listStudios } from "./offer.ts";
import { listTables, readTable } from "./tables.ts";
import { listStuckRounds, retryRound } from "./stuck-rounds.ts";
import { askToVoid, askToVoidTable, calledOff, readRound } from "./void-rounds.ts";
import { listStops, resumeGames, stopGames } from "./stops.ts";

export function gamesArea(parts: Parts): Area {
  return {
    approvals: [configuration(parts), calledOff(parts)],
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
      permitted(tables.listTables, () => listTables(parts)),
      permitted(tables.readTable, (input) => readTable(parts, input)),
      permitted(tables.voidTableRound, (input, context) => askToVoidTable(parts, input, context)),
      permitted(tables.readRound, (input, context) => readRound(parts, input, context)),
      permitted(tables.listStuckRounds, () => listStuckRounds(parts)),
      permitted(tables.retryRound, (input, context) => retryRound(parts, input, context)),
      permitted(tables.voidRound, (input, context) => askToVoid(parts, input, context)),
      permitted(videos.listChannels, () => listChannels(parts)),
      permitted(videos.saveChannel, (input, context) => saveChannel(parts, input, context)),
      permitted(videos.deleteChannel, (input, context) => deleteChannel(parts, input, context)),
    ],
  };
}
