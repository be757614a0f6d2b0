import * as campaigns from "@tucano/contract/backoffice/members/campaigns.ts";
import * as signals from "@tucano/contract/backoffice/site/promotion-signals.ts";
import * as contract from "@tucano/contract/backoffice/site/promotions.ts";
import type { Route } from "../../platform/http/types.ts";
import { type Area, permitted } from "../core/area.ts";
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
  startingCampaign,
  stopCampaign,
} from "./campaigns.ts";
import { closePromoCode, createPromoCode, listPromoCodes, openingCode } from "./codes.ts";
import { settingNumbers } from "../core/set-number.ts";
import { listPromotions, listVersions, setNumbers } from "./numbers.ts";
import { campaignJob } from "./run-campaigns.ts";
import { listResults, previewPromotion, readTexts, reckonWheel, saveText } from "./show.ts";

export function promotionsArea(parts: Parts): Area {
  return {
    jobs: [campaignJob(parts)],
    approvals: [
      settingNumbers(parts, "promotion.set"),
      startingCampaign(parts),
      openingCode(parts),
      releasing(parts),
    ],
    routes: [...numberRoutes(parts), ...showRoutes(parts), ...campaignRoutes(parts)],
  };
}

function numberRoutes(parts: Parts): Route[] {
  return [
    permitted(contract.listPromotions, () => listPromotions(parts)),
    permitted(contract.listVersions, (input) => listVersions(parts, input)),
    permitted(contract.listAgencyVersions, (input) =>
      listVersions(parts, { ...input, key: "agency" }),
    ),
    permitted(contract.setActivity, (input, context) => setNumbers(parts, input, context)),
    permitted(contract.setWheel, (input, context) => setNumbers(parts, input, context)),
    permitted(contract.setVip, (input, context) => setNumbers(parts, input, context)),
    permitted(contract.setRebates, (input, context) => setNumbers(parts, input, context)),
    permitted(contract.setAgency, (input, context) => setNumbers(parts, input, context)),
    permitted(contract.previewPromotion, (input) => previewPromotion(parts, input)),
    permitted(contract.reckonWheel, (input) => reckonWheel(parts, input)),
  ];
}

function showRoutes(parts: Parts): Route[] {
  return [
    permitted(contract.listResults, (input) => listResults(parts, input)),
    permitted(contract.readTexts, (input) => readTexts(parts, input)),
    permitted(contract.saveText, (input, context) => saveText(parts, input, context)),
    permitted(signals.listAgencySignals, (input) => listAgencySignals(parts, input)),
    permitted(signals.decideCommission, (input, context) =>
      decideCommission(parts, input, context),
    ),
    permitted(signals.listRewardSignals, (input) => listRewardSignals(parts, input)),
    permitted(signals.forfeitReward, (input, context) => forfeitReward(parts, input, context)),
  ];
}

function campaignRoutes(parts: Parts): Route[] {
  return [
    permitted(campaigns.listCampaigns, (input) => listCampaigns(parts, input)),
    permitted(campaigns.listCampaignMembers, (input) => listCampaignMembers(parts, input)),
    permitted(campaigns.createCampaign, (input, context) => createCampaign(parts, input, context)),
    permitted(campaigns.stopCampaign, (input, context) => stopCampaign(parts, input, context)),
    permitted(campaigns.listPromoCodes, (input) => listPromoCodes(parts, input)),
    permitted(campaigns.createPromoCode, (input, context) =>
      createPromoCode(parts, input, context),
    ),
    permitted(campaigns.closePromoCode, (input, context) => closePromoCode(parts, input, context)),
  ];
}
