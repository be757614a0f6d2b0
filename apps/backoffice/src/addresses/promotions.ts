/** Addresses of promotions, wheels, VIP and the agency. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/lazy-page.ts";
import { freeSources, freeStates } from "@tucano/contract/player/rewards/free-rounds.ts";
import { dayParam, oneOf, placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

const place = (search: Record<string, unknown>) => present(placeIn(search));

export const promotionPages = [
  createRoute({
    ...underShell,
    path: "/promotions",
    component: lazyPage(
      () => import("../features/promotions/promotions-page.tsx"),
      "PromotionsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotions/$key",
    component: lazyPage(() => import("../features/promotions/promotion-page.tsx"), "PromotionPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion-results",
    validateSearch: (search: Record<string, unknown>) =>
      present({ from: dayParam(search["from"]), to: dayParam(search["to"]) }),
    component: lazyPage(() => import("../features/promotions/results-page.tsx"), "ResultsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion-calendar",
    validateSearch: (search: Record<string, unknown>) => {
      const month = textParam(search["month"], 7) ?? "";
      return present({ month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined });
    },
    component: lazyPage(() => import("../features/promotions/calendar-page.tsx"), "CalendarPage"),
  }),
  createRoute({
    ...underShell,
    path: "/campaigns",
    validateSearch: place,
    component: lazyPage(
      () => import("../features/promotions/campaigns/campaigns-page.tsx"),
      "CampaignsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/campaigns/$campaignId",
    validateSearch: place,
    component: lazyPage(
      () => import("../features/promotions/campaigns/campaign-page.tsx"),
      "CampaignPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/segments",
    validateSearch: place,
    component: lazyPage(
      () => import("../features/promotions/segments/segments-page.tsx"),
      "SegmentsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/free-rounds",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        ...placeIn(search),
        member_id: textParam(search["member_id"], 9),
        source: oneOf(search["source"], freeSources),
        state: oneOf(search["state"], freeStates),
      }),
    component: lazyPage(
      () => import("../features/promotions/free-rounds/free-rounds-page.tsx"),
      "FreeRoundsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/jackpots",
    component: lazyPage(
      () => import("../features/promotions/jackpots/jackpots-page.tsx"),
      "JackpotsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/races",
    validateSearch: (search: Record<string, unknown>) =>
      present({ race: textParam(search["race"], 9) }),
    component: lazyPage(() => import("../features/promotions/races/races-page.tsx"), "RacesPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promo-codes",
    validateSearch: place,
    component: lazyPage(() => import("../features/promotions/codes/codes-page.tsx"), "CodesPage"),
  }),
  createRoute({
    ...underShell,
    path: "/reward-signals",
    validateSearch: place,
    component: lazyPage(
      () => import("../features/promotions/signals/reward-signals-page.tsx"),
      "RewardSignalsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/agency-signals",
    validateSearch: place,
    component: lazyPage(
      () => import("../features/promotions/signals/agency-signals-page.tsx"),
      "AgencySignalsPage",
    ),
  }),
] as const;
