import * as campaigns from "@tucano/contract/backoffice/members/campaigns.ts";
import * as jackpots from "@tucano/contract/backoffice/site/jackpots.ts";
import * as races from "@tucano/contract/backoffice/members/races.ts";
import * as free from "@tucano/contract/backoffice/members/free-rounds.ts";
import * as shop from "@tucano/contract/backoffice/site/shop.ts";
import * as segments from "@tucano/contract/backoffice/members/segments.ts";
import * as signals from "@tucano/contract/backoffice/site/promotion-signals.ts";
import * as contract from "@tucano/contract/backoffice/site/promotions.ts";
import type { Route } from "../../platform/http/types.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import {
  decideCommission,
  forfeitReward,
  listAgencySignals,
  listRewardSignals,
  releasing,
} from "./abuse.ts";
import {
  createCampaign,
  listCampaignMembers,
  listCampaigns,
  readCampaign,
  startingCampaign,
  stopCampaign,
} from "./campaigns.ts";
import {
  cancelFreeRounds,
  giveFreeRounds,
  givingFreeRounds,
  listFreeGames,
  listFreeRounds,
  reportFreeRounds,
} from "./free-rounds.ts";
import { reportJackpots } from "./jackpots.ts";
import { promotionCalendar } from "./calendar.ts";
import { closePromoCode, createPromoCode, listPromoCodes, openingCode } from "./codes.ts";
import {
  cancelRace,
  cloneRace,
  disqualifying,
  disqualifyRacer,
  listRaces,
  publishing,
  publishRace,
  readRace,
  saveRace,
} from "./races.ts";
import { settingNumbers } from "../core/set-number.ts";
import { listPromotions, listVersions, setNumbers } from "./numbers.ts";
import { countSegment } from "./count-segment.ts";
import { listSegments, nameGames, retireSegment, saveSegment } from "./segments.ts";
import { campaignJob } from "./run-campaigns.ts";
import { listPurchases } from "./shop.ts";
import { listResults, previewPromotion, readTexts, reckonWheel, saveText } from "./show.ts";

export function promotionsArea(parts: Parts): Area {
  return {
    jobs: [campaignJob(parts)],
    approvals: [
      settingNumbers(parts, "promotion.set"),
      startingCampaign(parts),
      openingCode(parts),
      givingFreeRounds(parts),
      releasing(parts),
      publishing(parts),
      disqualifying(parts),
    ],
    routes: [
      ...numberRoutes(parts),
      ...showRoutes(parts),
      ...campaignRoutes(parts),
      ...raceRoutes(parts),
    ],
  };
}

function numberRoutes(parts: Parts): Route[] {
  const call = callsOf(parts);
  return [
    call(contract.listPromotions, listPromotions),
    call(contract.listVersions, listVersions),
    call(contract.listAgencyVersions, (_parts, input) =>
      listVersions(parts, { ...input, key: "agency" }),
    ),
    call(contract.setActivity, setNumbers),
    call(contract.setWheel, setNumbers),
    call(contract.setVip, setNumbers),
    call(contract.setRebates, setNumbers),
    call(contract.setAgency, setNumbers),
    call(contract.promotionCalendar, promotionCalendar),
    call(contract.previewPromotion, previewPromotion),
    call(contract.reckonWheel, reckonWheel),
  ];
}

function showRoutes(parts: Parts): Route[] {
  const call = callsOf(parts);
  return [
    call(contract.listResults, listResults),
    call(jackpots.reportJackpots, reportJackpots),
    call(shop.listPurchases, listPurchases),
    call(contract.readTexts, readTexts),
    call(contract.saveText, saveText),
    call(signals.listAgencySignals, listAgencySignals),
    call(signals.decideCommission, decideCommission),
    call(signals.listRewardSignals, listRewardSignals),
    call(signals.forfeitReward, forfeitReward),
  ];
}

function campaignRoutes(parts: Parts): Route[] {
  const call = callsOf(parts);
  return [
    call(campaigns.listCampaigns, listCampaigns),
    call(campaigns.readCampaign, readCampaign),
    call(campaigns.listCampaignMembers, listCampaignMembers),
    call(campaigns.createCampaign, createCampaign),
    call(campaigns.stopCampaign, stopCampaign),
    call(segments.listSegments, listSegments),
    call(segments.nameGames, nameGames),
    call(segments.countSegment, countSegment),
    call(segments.saveSegment, saveSegment),
    call(segments.retireSegment, retireSegment),
    call(campaigns.listPromoCodes, listPromoCodes),
    call(campaigns.createPromoCode, createPromoCode),
    call(campaigns.closePromoCode, closePromoCode),
    call(free.listFreeRounds, listFreeRounds),
    call(free.freeRoundsReport, reportFreeRounds),
    call(free.freeGames, listFreeGames),
    call(free.giveFreeRounds, giveFreeRounds),
    call(free.cancelFreeRounds, cancelFreeRounds),
  ];
}

function raceRoutes(parts: Parts): Route[] {
  const call = callsOf(parts);
  return [
    call(races.listRaces, listRaces),
    call(races.readRace, readRace),
    call(races.saveRace, saveRace),
    call(races.cloneRace, cloneRace),
    call(races.publishRace, publishRace),
    call(races.cancelRace, cancelRace),
    call(races.disqualifyRacer, disqualifyRacer),
  ];
}
