import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as views from "@tucano/contract/backoffice/members/member-views.ts";
import { replayMemberRound } from "@tucano/contract/backoffice/members/member-views.ts";
import { listMembers, readMember } from "@tucano/contract/backoffice/members/members.ts";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { call } from "../../platform/api.ts";

export type MemberRow = DataOf<typeof listMembers>["list"][number];

export const membersQuery = (input: RequestOf<typeof listMembers>) =>
  queryOptions({
    queryKey: ["members", input],
    queryFn: ({ signal }) => call(listMembers, input, signal),
    placeholderData: keepPreviousData,
  });

export const memberQuery = (memberId: number) =>
  queryOptions({
    queryKey: ["member", memberId],
    queryFn: ({ signal }) => call(readMember, { member_id: memberId }, signal),
  });

/** One side of a player; a list goes on by its cursor. */
export const viewQuery = <E extends Endpoint>(
  view: E,
  input: RequestOf<E> & { readonly member_id: number },
) =>
  queryOptions({
    queryKey: ["member", input.member_id, view.path, input],
    queryFn: ({ signal }) => call(view, input, signal),
  });

export const replayQuery = (roundId: string) =>
  queryOptions({
    queryKey: ["round", roundId],
    queryFn: ({ signal }) => call(replayMemberRound, { round_id: roundId }, signal),
    retry: false,
    staleTime: Infinity,
  });

export type LedgerRow = DataOf<typeof views.memberLedger>["list"][number];
export type RewardRow = DataOf<typeof views.memberRewards>["list"][number];
export type InviteeRow = DataOf<typeof views.memberTree>["list"][number];
export type LimitRow = DataOf<typeof views.memberLimits>["limits"][number];
export type SignalRow = DataOf<typeof views.memberSignals>["list"][number];
export type TimelineRow = DataOf<typeof views.memberTimeline>["list"][number];
export type Replay = DataOf<typeof replayMemberRound>;
