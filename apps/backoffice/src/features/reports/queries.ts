/** What the figures' screens ask the server for. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  listExports,
  listReportPlayers,
  readCohorts,
  readDashboard,
  readReport,
} from "@tucano/contract/backoffice/payments/reports.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { call } from "../../platform/api.ts";

export type Dashboard = DataOf<typeof readDashboard>;
export type ReportRow = DataOf<typeof readReport>["list"][number];
export type ReportInput = RequestOf<typeof readReport>;
export type ExportFile = DataOf<typeof listExports>["list"][number];
export type Cohort = DataOf<typeof readCohorts>["list"][number];

const DASHBOARD_MS = 60_000;
const BEING_MADE_MS = 2_000;

export const dashboardQuery = (input: RequestOf<typeof readDashboard>) =>
  queryOptions({
    queryKey: ["dashboard", input],
    queryFn: ({ signal }) => call(readDashboard, input, signal),
    placeholderData: keepPreviousData,
    refetchInterval: DASHBOARD_MS,
  });

export const reportQuery = (input: ReportInput) =>
  queryOptions({
    queryKey: ["report", input],
    queryFn: ({ signal }) => call(readReport, input, signal),
    placeholderData: keepPreviousData,
  });

export const reportPlayersQuery = (input: RequestOf<typeof listReportPlayers>) =>
  queryOptions({
    queryKey: ["report-players", input],
    queryFn: ({ signal }) => call(listReportPlayers, input, signal),
    placeholderData: keepPreviousData,
  });

export const cohortsQuery = queryOptions({
  queryKey: ["cohorts"],
  queryFn: ({ signal }) => call(readCohorts, {}, signal),
});

export const isBeingMade = ({ state }: ExportFile) => state === "waiting" || state === "running";

export const exportsQuery = (input: RequestOf<typeof listExports>) =>
  queryOptions({
    queryKey: ["exports", input],
    queryFn: ({ signal }) => call(listExports, input, signal),
    placeholderData: keepPreviousData,
    // Progress is watched while there is any.
    refetchInterval: ({ state }) =>
      state.data?.list.some(isBeingMade) === true ? BEING_MADE_MS : false,
  });
