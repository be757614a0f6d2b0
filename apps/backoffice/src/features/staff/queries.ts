import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  listOwnSessions,
  listRoles,
  listSessions,
  listStaff,
} from "@tucano/contract/backoffice/access/staff.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { call } from "../../platform/api.ts";

export type StaffRow = DataOf<typeof listStaff>["list"][number];
export type RoleRow = DataOf<typeof listRoles>["list"][number];
export type SessionRow = DataOf<typeof listSessions>["list"][number];

export const staffQuery = (input: RequestOf<typeof listStaff>) =>
  queryOptions({
    queryKey: ["staff", input],
    queryFn: ({ signal }) => call(listStaff, input, signal),
    placeholderData: keepPreviousData,
  });

export const rolesQuery = queryOptions({
  queryKey: ["roles"],
  queryFn: ({ signal }) => call(listRoles, {}, signal),
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions", "all"],
  queryFn: ({ signal }) => call(listSessions, {}, signal),
});

export const ownSessionsQuery = queryOptions({
  queryKey: ["sessions", "own"],
  queryFn: ({ signal }) => call(listOwnSessions, {}, signal),
});
