/** Rebates: what of each day's bets comes back. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { listRebates, rebateDetails } from "@tucano/contract/player/rewards/vip.ts";
import type { Period } from "../../platform/records/period.ts";
import { call } from "../../platform/session/session.ts";

export type RebatePage = DataOf<typeof listRebates>;
export type Rebate = RebatePage["list"][number];

const LIMIT = 20;

export function rebatesQuery(period: Period) {
  return infiniteQueryOptions({
    queryKey: ["rebates", "list", period],
    queryFn: ({ pageParam }) => call(listRebates, { ...period, page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
    staleTime: 0,
  });
}

export function rebateQuery(day: string) {
  return queryOptions({
    queryKey: ["rebates", "details", day],
    queryFn: () => call(rebateDetails, { day }),
    staleTime: 60_000,
  });
}
