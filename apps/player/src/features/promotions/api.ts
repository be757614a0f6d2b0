/**
 * The member's standing with each activity. All of it stands under one key, so that a claim asks
 * it again: one recharge may earn in several activities.
 */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { overview } from "@tucano/contract/player/rewards/agency.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  checkDailyRelief,
  checkInvitation,
  checkRechargeRebate,
  checkRechargeTiers,
  sevenDays,
} from "@tucano/contract/player/rewards/promotions.ts";
import { coverHistory } from "@tucano/contract/player/rewards/rewards.ts";
import { checkDailyWheel, checkLotteryWheel } from "@tucano/contract/player/rewards/wheels.ts";
import { MY_PROMOTIONS, type Standing } from "../../platform/money/first-recharge.ts";
import { call } from "../../platform/session/session.ts";

export { firstRechargeQuery, type Standing } from "../../platform/money/first-recharge.ts";

export type Progress = Standing["progress"][number];
export type BasisLine = Standing["basis"][number];
export type Tiers = DataOf<typeof checkRechargeTiers>;
export type Tier = Tiers["tiers"][number];
export type TierGift = Tiers["list"][number];
export type RebateRow = DataOf<typeof checkRechargeRebate>["list"][number];
export type InvitationPage = DataOf<typeof checkInvitation>;
export type Invitee = InvitationPage["list"][number];
export type Relief = DataOf<typeof checkDailyRelief>;
export type SevenDays = DataOf<typeof sevenDays>;
export type WheelState = DataOf<typeof checkDailyWheel>;
export type Requirement = DataOf<typeof coverHistory>["list"][number];

const LIMIT = 20;

/** What a claim changes: the member's standing, and what is still to be staked. */
export const claimedKeys = [[MY_PROMOTIONS]] as const;

const mine = { staleTime: 0, refetchOnWindowFocus: "always" } as const;

export const reliefQuery = queryOptions({
  ...mine,
  queryKey: [MY_PROMOTIONS, "relief"],
  queryFn: () => call(checkDailyRelief, {}),
});

export const sevenDaysQuery = queryOptions({
  ...mine,
  queryKey: [MY_PROMOTIONS, "seven-days"],
  queryFn: () => call(sevenDays, {}),
});

function nextPage(last: { page: number; limit: number; total: number }): number | undefined {
  return last.page * last.limit < last.total ? last.page + 1 : undefined;
}

const paged = { ...mine, initialPageParam: 1, getNextPageParam: nextPage } as const;

export const tiersQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [MY_PROMOTIONS, "tiers", "pages"],
  queryFn: ({ pageParam }) => call(checkRechargeTiers, { page: pageParam, limit: LIMIT }),
});

export const rebateQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [MY_PROMOTIONS, "rebate", "pages"],
  queryFn: ({ pageParam }) => call(checkRechargeRebate, { page: pageParam, limit: LIMIT }),
});

export const invitationQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [MY_PROMOTIONS, "invitation", "pages"],
  queryFn: ({ pageParam }) => call(checkInvitation, { page: pageParam, limit: LIMIT }),
});

/** For the overview of all activities: without their lists. */
export const tiersSummaryQuery = queryOptions({
  ...mine,
  queryKey: [MY_PROMOTIONS, "tiers", "summary"],
  queryFn: () => call(checkRechargeTiers, { limit: 1 }),
});

export const rebateSummaryQuery = queryOptions({
  ...mine,
  queryKey: [MY_PROMOTIONS, "rebate", "summary"],
  queryFn: () => call(checkRechargeRebate, { limit: 1 }),
});

export const invitationSummaryQuery = queryOptions({
  ...mine,
  queryKey: [MY_PROMOTIONS, "invitation", "summary"],
  queryFn: () => call(checkInvitation, { limit: 1 }),
});

export const dailyWheelQuery = queryOptions({
  ...mine,
  queryKey: [MY_PROMOTIONS, "daily-wheel"],
  queryFn: () => call(checkDailyWheel, {}),
});

export const lotteryWheelQuery = queryOptions({
  ...mine,
  queryKey: [MY_PROMOTIONS, "lottery-wheel"],
  queryFn: () => call(checkLotteryWheel, {}),
});

/** The member's link, with which friends come. */
export const invitationLinkQuery = queryOptions({
  queryKey: [MY_PROMOTIONS, "link"],
  queryFn: () => call(overview, {}),
  staleTime: 60_000,
});

/** What is still to be staked: the totals, and the newest requirements. */
export const owedQuery = queryOptions({
  ...mine,
  queryKey: [MY_PROMOTIONS, "owed"],
  queryFn: () => call(coverHistory, { limit: 50 }),
  // A very long history is read in parts, each by asking again.
  refetchInterval: ({ state }) => (state.data?.is_complete === false ? 1_000 : false),
});
