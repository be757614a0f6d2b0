/** Addresses of the market's policy, identities, exclusions and signals. */
import { createRoute } from "@tanstack/react-router";
import { caseStatuses } from "@tucano/contract/backoffice/members/compliance.ts";
import { kycStatuses } from "@tucano/contract/backoffice/members/identity.ts";
import { dataRequestStatuses } from "@tucano/contract/player/account/privacy.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { oneOf, placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

type Search = Record<string, unknown>;

const casesPage = () => import("../features/compliance/cases-page.tsx");
const caseSearch = (search: Search) =>
  present({ status: oneOf(search["status"], caseStatuses), ...placeIn(search) });

export const compliancePages = [
  createRoute({
    ...underShell,
    path: "/market",
    validateSearch: (search: Search) => present({ key: textParam(search["key"], 40) }),
    component: lazyPage(() => import("../features/compliance/market-page.tsx"), "MarketPage"),
  }),
  createRoute({
    ...underShell,
    path: "/compliance/gaming",
    validateSearch: caseSearch,
    component: lazyPage(casesPage, "GamingPage"),
  }),
  createRoute({
    ...underShell,
    path: "/compliance/suspicions",
    validateSearch: caseSearch,
    component: lazyPage(casesPage, "SuspicionsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/compliance/barred",
    validateSearch: caseSearch,
    component: lazyPage(casesPage, "BarredPage"),
  }),
  createRoute({
    ...underShell,
    path: "/compliance/identities",
    validateSearch: (search: Search) =>
      present({ status: oneOf(search["status"], kycStatuses), ...placeIn(search) }),
    component: lazyPage(() => import("../features/compliance/identity/kyc-page.tsx"), "KycPage"),
  }),
  createRoute({
    ...underShell,
    path: "/compliance/identities/$submissionId",
    component: lazyPage(
      () => import("../features/compliance/identity/kyc-detail-page.tsx"),
      "KycDetailPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/compliance/exclusions",
    validateSearch: (search: Search) =>
      present({ which: oneOf(search["which"], ["running", "all"] as const), ...placeIn(search) }),
    component: lazyPage(
      () => import("../features/compliance/exclusions/exclusions-page.tsx"),
      "ExclusionsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/compliance/requests",
    validateSearch: (search: Search) =>
      present({ status: oneOf(search["status"], dataRequestStatuses), ...placeIn(search) }),
    component: lazyPage(
      () => import("../features/compliance/requests/requests-page.tsx"),
      "RequestsPage",
    ),
  }),
] as const;
