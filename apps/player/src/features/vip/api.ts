/** The member's VIP level, its gifts and history, and the turnover that is owed. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apis } from "@tucano/contract/player/games/catalog.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { coverHistory } from "@tucano/contract/player/rewards/rewards.ts";
import { vipHistory, vipInfo } from "@tucano/contract/player/rewards/vip.ts";
import type { HistoryKind } from "../../platform/records/choices.ts";
import type { Period } from "../../platform/records/period.ts";
import { call } from "../../platform/session/session.ts";

export type VipInfo = DataOf<typeof vipInfo>;
export type VipLevel = VipInfo["list"][number];
export type Gift = VipInfo["gifts"][number];
export type Running = VipInfo["weekly"];
export type HistoryRow = DataOf<typeof vipHistory>["list"][number];
export type CoverPage = DataOf<typeof coverHistory>;
export type Requirement = CoverPage["list"][number];

const LIMIT = 20;
/** A long history is read in parts; each answer brings more of it. */
const READ_ON_MS = 1_000;

function nextPage(last: { page: number; limit: number; total: number }): number | undefined {
  return last.page * last.limit < last.total ? last.page + 1 : undefined;
}

export const vipQuery = queryOptions({
  queryKey: ["vip", "info"],
  queryFn: () => call(vipInfo, {}),
  staleTime: 10_000,
  refetchOnWindowFocus: "always",
});

export function historyQuery(period: Period, kind: HistoryKind | undefined) {
  return infiniteQueryOptions({
    queryKey: ["vip", "history", period, kind],
    queryFn: ({ pageParam }) =>
      call(vipHistory, { ...period, ...(kind && { kind }), page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
}

export const coverQuery = infiniteQueryOptions({
  queryKey: ["cover"],
  queryFn: ({ pageParam }) => call(coverHistory, { page: pageParam, limit: LIMIT }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
  staleTime: 0,
  refetchOnWindowFocus: "always",
  refetchInterval: ({ state }) =>
    state.data?.pages.some((page) => !page.is_complete) === true ? READ_ON_MS : false,
});

/** How much of a stake counts, by type of game. */
export const weightsQuery = queryOptions({
  queryKey: ["games", "apis"],
  queryFn: () => call(apis, {}),
  staleTime: 5 * 60_000,
});
