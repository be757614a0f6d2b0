import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listMembers, readMember } from "@tucano/contract/backoffice/members.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
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
