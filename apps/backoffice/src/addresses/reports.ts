/** Addresses of figures. */
import { createRoute } from "@tanstack/react-router";
import { reportDimensions, reportSorts } from "@tucano/contract/backoffice/payments/reports.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { dayParam, oneOf, placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

const sorts = [...reportSorts, ...reportSorts.map((one) => `-${one}` as const)];

function idParam(value: unknown): number | undefined {
  return /^\d{1,9}$/.test(String(value)) ? Number(value) : undefined;
}

export const reportPages = [
  createRoute({
    ...underShell,
    path: "/dashboard",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        site: textParam(search["site"]),
        from: dayParam(search["from"]),
        to: dayParam(search["to"]),
      }),
    component: lazyPage(() => import("../features/reports/dashboard-page.tsx"), "DashboardPage"),
  }),
  createRoute({
    ...underShell,
    path: "/reports",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        by: oneOf(search["by"], reportDimensions),
        from: dayParam(search["from"]),
        to: dayParam(search["to"]),
        site: textParam(search["site"]),
        studio: textParam(search["studio"]),
        game: textParam(search["game"], 200),
        agent_id: idParam(search["agent_id"]),
        sort: oneOf(search["sort"], sorts),
        ...placeIn(search),
      }),
    component: lazyPage(() => import("../features/reports/report-page.tsx"), "ReportPage"),
  }),
  createRoute({
    ...underShell,
    path: "/reports/players",
    validateSearch: (search: Record<string, unknown>) => ({
      day: dayParam(search["day"]) ?? "2000-01-01",
      game: textParam(search["game"], 200) ?? "",
      ...present(placeIn(search)),
    }),
    component: lazyPage(
      () => import("../features/reports/report-players-page.tsx"),
      "ReportPlayersPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/cohorts",
    component: lazyPage(() => import("../features/reports/cohorts-page.tsx"), "CohortsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/files",
    validateSearch: (search: Record<string, unknown>) => present(placeIn(search)),
    component: lazyPage(() => import("../features/reports/files-page.tsx"), "FilesPage"),
  }),
] as const;
