/** What this area asks the server. Everything of it stands under one key: an act refetches all. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import * as campaigns from "@tucano/contract/backoffice/members/campaigns.ts";
import * as signals from "@tucano/contract/backoffice/site/promotion-signals.ts";
import * as contract from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { call } from "../../platform/api.ts";

export type PromotionKey = contract.PromotionKey;
export type Promotion = DataOf<typeof contract.listPromotions>["list"][number];
export type NumberVersion = DataOf<typeof contract.listVersions>["list"][number];
export type Reckoning = DataOf<typeof contract.reckonWheel>;
export type Result = DataOf<typeof contract.listResults>["list"][number];
export type ActivityText = DataOf<typeof contract.saveText>;
export type Campaign = DataOf<typeof campaigns.listCampaigns>["list"][number];
export type CampaignMember = DataOf<typeof campaigns.listCampaignMembers>["list"][number];
export type PromoCode = DataOf<typeof campaigns.listPromoCodes>["list"][number];
export type AgencySignal = DataOf<typeof signals.listAgencySignals>["list"][number];
export type RewardSignal = DataOf<typeof signals.listRewardSignals>["list"][number];

/** What an act of this area changes. */
export const PROMOTIONS = ["promotions"] as const;

export const promotionsQuery = queryOptions({
  queryKey: [...PROMOTIONS, "list"],
  queryFn: ({ signal }) => call(contract.listPromotions, {}, signal),
});

export const versionsQuery = (key: PromotionKey) => {
  const endpoint = key === "agency" ? contract.listAgencyVersions : contract.listVersions;
  return queryOptions({
    queryKey: [...PROMOTIONS, "versions", key],
    queryFn: ({ signal }) => call(endpoint, { key, limit: 20 }, signal),
  });
};

export const reckoningQuery = (input: RequestOf<typeof contract.reckonWheel>) =>
  queryOptions({
    queryKey: [...PROMOTIONS, "reckoning", input],
    queryFn: ({ signal }) => call(contract.reckonWheel, input, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const previewQuery = (input: RequestOf<typeof contract.previewPromotion>) =>
  queryOptions({
    queryKey: [...PROMOTIONS, "preview", input],
    queryFn: ({ signal }) => call(contract.previewPromotion, input, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const textsQuery = (code: ActivityCode) =>
  queryOptions({
    queryKey: [...PROMOTIONS, "texts", code],
    queryFn: ({ signal }) => call(contract.readTexts, { code }, signal),
  });

export const resultsQuery = (input: RequestOf<typeof contract.listResults>) =>
  queryOptions({
    queryKey: [...PROMOTIONS, "results", input],
    queryFn: ({ signal }) => call(contract.listResults, input, signal),
    placeholderData: keepPreviousData,
  });

interface Place {
  readonly cursor?: string | undefined;
}

export const campaignsQuery = ({ cursor }: Place) =>
  queryOptions({
    queryKey: [...PROMOTIONS, "campaigns", cursor],
    queryFn: ({ signal }) => call(campaigns.listCampaigns, { cursor }, signal),
    placeholderData: keepPreviousData,
  });

export const campaignMembersQuery = (campaignId: number, { cursor }: Place) =>
  queryOptions({
    queryKey: [...PROMOTIONS, "campaign", campaignId, cursor],
    queryFn: ({ signal }) =>
      call(campaigns.listCampaignMembers, { campaign_id: campaignId, cursor }, signal),
    placeholderData: keepPreviousData,
  });

export const codesQuery = ({ cursor }: Place) =>
  queryOptions({
    queryKey: [...PROMOTIONS, "codes", cursor],
    queryFn: ({ signal }) => call(campaigns.listPromoCodes, { cursor }, signal),
    placeholderData: keepPreviousData,
  });

export const agencySignalsQuery = ({ cursor }: Place) =>
  queryOptions({
    queryKey: [...PROMOTIONS, "agency-signals", cursor],
    queryFn: ({ signal }) => call(signals.listAgencySignals, { cursor }, signal),
    placeholderData: keepPreviousData,
  });

export const rewardSignalsQuery = ({ cursor }: Place) =>
  queryOptions({
    queryKey: [...PROMOTIONS, "reward-signals", cursor],
    queryFn: ({ signal }) => call(signals.listRewardSignals, { cursor }, signal),
    placeholderData: keepPreviousData,
  });
