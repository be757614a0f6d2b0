/** Limits, breaks and what was played, as the server holds them. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import {
  complianceStatus,
  confirmLimit,
  excludeOneself,
  removeLimit,
  setLimit,
  statement,
  takeTimeOut,
} from "@tucano/contract/player/account/compliance.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import type { Period as Stretch } from "../../platform/records/period.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call, signOut } from "../../platform/session/session.ts";

type Standing = DataOf<typeof complianceStatus>;
export type Limit = Standing["limits"][number];
export type Measure = Limit["measure"];
export type Period = Limit["period"];
export type Offers = Standing["offers"];
export type Break = DataOf<typeof takeTimeOut>;
export type Played = DataOf<typeof statement>;

export const standingQuery = queryOptions({
  queryKey: ["responsible-gaming", "status"],
  queryFn: () => call(complianceStatus, {}),
  refetchOnWindowFocus: "always",
});

export function playedQuery(stretch: Stretch) {
  return queryOptions({
    queryKey: ["responsible-gaming", "statement", stretch],
    queryFn: () => call(statement, stretch),
  });
}

/** A limit on deposits is seen where one deposits, so that is asked again, too. */
function reloadLimits(): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ["responsible-gaming"] }),
    queryClient.invalidateQueries({ queryKey: ["deposit"] }),
  ]);
}

export function useSetLimit() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof setLimit>) => call(setLimit, input),
    onSuccess: reloadLimits,
  });
}

interface LimitName {
  measure: Measure;
  period: Period;
}

export function useRemoveLimit() {
  return useMutation({
    mutationFn: (name: LimitName) => call(removeLimit, name),
    onSuccess: reloadLimits,
  });
}

export function useConfirmLimit() {
  return useMutation({
    mutationFn: (name: LimitName) => call(confirmLimit, name),
    onSettled: reloadLimits,
  });
}

/** The server has ended every session, so this browser drops its own right away. */
export function useTimeOut() {
  return useMutation({
    mutationFn: async (days: number) => {
      const answer = await call(takeTimeOut, { days });
      signOut();
      return answer;
    },
  });
}

export function useExclude() {
  return useMutation({
    mutationFn: async (input: RequestOf<typeof excludeOneself>) => {
      const answer = await call(excludeOneself, input);
      signOut();
      return answer;
    },
  });
}
