import * as figures from "@tucano/contract/backoffice/games/game-figures.ts";
import * as contract from "@tucano/contract/backoffice/games/games.ts";
import * as studios from "@tucano/contract/backoffice/games/studios.ts";
import * as days from "@tucano/contract/backoffice/games/partner-days.ts";
import * as listed from "@tucano/contract/backoffice/games/partner-games.ts";
import * as publications from "@tucano/contract/backoffice/games/publications.ts";
import * as tables from "@tucano/contract/backoffice/games/tables.ts";
import * as videos from "@tucano/contract/backoffice/games/video-channels.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { deleteChannel, listChannels, saveChannel } from "./channels.ts";
import { listBigWins, listReturns, rankGames, readGame } from "./figures.ts";
import { configuration, editGame, limitStakes, listGames, listStudios } from "./offer.ts";
import {
  listPartnerDays,
  listPartnerDifferences,
  listPartnerSums,
  matchPartnerDay,
  settlePartnerDifference,
} from "./partner-days.ts";
import {
  listGameVersions,
  listPartnerCatalogues,
  listPartnerGames,
  pullPartnerGames,
  takeOverGame,
} from "./partner-games.ts";
import {
  listPublications,
  offerPublication,
  publicationChosen,
  verifyPublication,
  withdrawPublication,
} from "./publications.ts";
import { sendTile } from "./tile.ts";
import { listTables, readTable } from "./tables.ts";
import { listStuckRounds, retryRound } from "./stuck-rounds.ts";
import { askToVoid, askToVoidTable, calledOff, readRound, readRoundLink } from "./void-rounds.ts";
import {
  addPartnerKey,
  partnerKeys,
  partnerTerms,
  readPartner,
  retireOwnKey,
  retirePartnerKey,
  savePartner,
  switchPartner,
} from "./partners.ts";
import { addOwnKey } from "./own-keys.ts";
import { listStops, resumeGames, stopGames } from "./stops.ts";

export function gamesArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    approvals: [
      configuration(parts),
      calledOff(parts),
      publicationChosen(parts),
      partnerTerms(parts),
      partnerKeys(parts),
    ],
    routes: [
      call(contract.listGames, listGames),
      call(contract.editGame, editGame),
      call(contract.limitStakes, limitStakes),
      call(contract.listStops, listStops),
      call(contract.stopGames, stopGames),
      call(contract.resumeGames, resumeGames),
      call(contract.sendTile, sendTile),
      call(contract.listStudios, listStudios),
      call(studios.readPartner, readPartner),
      call(studios.savePartner, savePartner),
      call(studios.addPartnerKey, addPartnerKey),
      call(studios.retirePartnerKey, retirePartnerKey),
      call(studios.addOwnKey, addOwnKey),
      call(studios.retireOwnKey, retireOwnKey),
      call(studios.switchPartner, switchPartner),
      call(listed.listPartnerCatalogues, listPartnerCatalogues),
      call(listed.listPartnerGames, listPartnerGames),
      call(listed.listGameVersions, listGameVersions),
      call(listed.pullPartnerGames, pullPartnerGames),
      call(listed.takeOverGame, takeOverGame),
      call(days.listPartnerDays, listPartnerDays),
      call(days.listPartnerDifferences, listPartnerDifferences),
      call(days.listPartnerSums, listPartnerSums),
      call(days.matchPartnerDay, matchPartnerDay),
      call(days.settlePartnerDifference, settlePartnerDifference),
      call(publications.listPublications, listPublications),
      call(publications.offerPublication, offerPublication),
      call(publications.withdrawPublication, withdrawPublication),
      call(publications.verifyPublication, verifyPublication),
      call(figures.listReturns, listReturns),
      call(figures.readGame, readGame),
      call(figures.listBigWins, listBigWins),
      call(figures.rankGames, rankGames),
      call(tables.listTables, listTables),
      call(tables.readTable, readTable),
      call(tables.voidTableRound, askToVoidTable),
      call(tables.readRound, readRound),
      call(tables.readRoundLink, readRoundLink),
      call(tables.listStuckRounds, listStuckRounds),
      call(tables.retryRound, retryRound),
      call(tables.voidRound, askToVoid),
      call(videos.listChannels, listChannels),
      call(videos.saveChannel, saveChannel),
      call(videos.deleteChannel, deleteChannel),
    ],
  };
}
