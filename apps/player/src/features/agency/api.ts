/** The invitation programme: who came by one's link, what it earns, and the numbers behind it. */
import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import {
  answerWish,
  bettingMechanism,
  listCommissions,
  listInvitees,
  listWishes,
  overview,
  rechargeMechanism,
  registerSubordinate,
  settlementMechanism,
  showCommission,
} from "@tucano/contract/player/rewards/agency.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { today } from "../../platform/clock.ts";
import { addDays, type Period } from "../../platform/records/period.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call } from "../../platform/session/session.ts";
import type { CommissionKind } from "./kinds.ts";

export type Overview = DataOf<typeof overview>;
export type InviteePage = DataOf<typeof listInvitees>;
export type Invitee = InviteePage["list"][number];
export type CommissionPage = DataOf<typeof listCommissions>;
export type Commission = CommissionPage["list"][number];
export type CommissionLine = DataOf<typeof showCommission>["list"][number];
export type TieredMechanism = DataOf<typeof bettingMechanism>;
export type RechargeMechanism = DataOf<typeof rechargeMechanism>;

const LIMIT = 20;
/** Two commissions a day and one a week: a month of them fits into one answer. */
const CHART_LIMIT = 100;
export const CHART_DAYS = 30;

function nextPage(last: { page: number; limit: number; total: number }): number | undefined {
  return last.page * last.limit < last.total ? last.page + 1 : undefined;
}

export const overviewQuery = queryOptions({
  queryKey: ["agency", "overview"],
  queryFn: () => call(overview, {}),
  staleTime: 10_000,
  refetchOnWindowFocus: "always",
});

/** Without a period: all of them. */
export function inviteesQuery(filter: { level?: number; period?: Period }) {
  const { level, period } = filter;
  return infiniteQueryOptions({
    queryKey: ["agency", "invitees", filter],
    queryFn: ({ pageParam }) =>
      call(listInvitees, {
        ...period,
        ...(level !== undefined && { level }),
        page: pageParam,
        limit: LIMIT,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
}

export function commissionsQuery(period: Period, kind: CommissionKind | undefined) {
  return infiniteQueryOptions({
    queryKey: ["agency", "commissions", period, kind],
    queryFn: ({ pageParam }) =>
      call(listCommissions, { ...period, ...(kind && { kind }), page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
}

export function recentCommissionsQuery() {
  const to = today();
  const from = addDays(to, 1 - CHART_DAYS);
  return queryOptions({
    queryKey: ["agency", "recent", from],
    queryFn: () => call(listCommissions, { from, to, limit: CHART_LIMIT }),
    staleTime: 60_000,
  });
}

export function commissionLinesQuery(kind: CommissionKind, period: string) {
  return infiniteQueryOptions({
    queryKey: ["agency", "lines", kind, period],
    queryFn: ({ pageParam }) =>
      call(showCommission, { kind, period, page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 60_000,
  });
}

const MECHANISM_STALE_MS = 5 * 60_000;

export const rechargeMechanismQuery = queryOptions({
  queryKey: ["agency", "mechanism", "recharge"],
  queryFn: () => call(rechargeMechanism, {}),
  staleTime: MECHANISM_STALE_MS,
});

export const bettingMechanismQuery = queryOptions({
  queryKey: ["agency", "mechanism", "betting"],
  queryFn: () => call(bettingMechanism, {}),
  staleTime: MECHANISM_STALE_MS,
});

export const settlementMechanismQuery = queryOptions({
  queryKey: ["agency", "mechanism", "settlement"],
  queryFn: () => call(settlementMechanism, {}),
  staleTime: MECHANISM_STALE_MS,
});

export const wishesQuery = queryOptions({
  queryKey: ["agency", "wishes"],
  queryFn: () => call(listWishes, {}),
  staleTime: 0,
});

export function useAnswerWish() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof answerWish>) => call(answerWish, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["agency"] }),
  });
}

export function useRegisterSubordinate() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof registerSubordinate>) => call(registerSubordinate, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["agency"] }),
  });
}
