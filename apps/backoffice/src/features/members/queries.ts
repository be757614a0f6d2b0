import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listMembers, readMember } from "@tucano/contract/backoffice/members.ts";
import { call } from "../../platform/api.ts";

export const membersQuery = (text: string, page: number) =>
  queryOptions({
    queryKey: ["members", text, page],
    queryFn: ({ signal }) => call(listMembers, { text, page, limit: 20 }, signal),
    placeholderData: keepPreviousData,
  });

export const memberQuery = (memberId: number) =>
  queryOptions({
    queryKey: ["member", memberId],
    queryFn: ({ signal }) => call(readMember, { member_id: memberId }, signal),
  });
