/** Addresses of affiliates and their statements. */
import { createRoute } from "@tanstack/react-router";
import { affiliateStatuses, statementStates } from "@tucano/contract/affiliates.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { oneOf, placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

export const affiliatePages = [
  createRoute({
    ...underShell,
    path: "/affiliates",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        status: oneOf(search["status"], affiliateStatuses),
        search: textParam(search["search"]),
        ...placeIn(search),
      }),
    component: lazyPage(
      () => import("../features/affiliates/affiliates-page.tsx"),
      "AffiliatesPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/affiliates/$affiliateId",
    component: lazyPage(() => import("../features/affiliates/affiliate-page.tsx"), "AffiliatePage"),
  }),
  createRoute({
    ...underShell,
    path: "/affiliate-statements",
    validateSearch: (search: Record<string, unknown>) =>
      present({ state: oneOf(search["state"], statementStates), ...placeIn(search) }),
    component: lazyPage(
      () => import("../features/affiliates/statements-page.tsx"),
      "StatementsPage",
    ),
  }),
] as const;
