/** Addresses of promotions, VIP and rebates. */
import { createRoute } from "@tanstack/react-router";
import { historyKinds } from "../platform/records/choices.ts";
import { lazyPage } from "../platform/releases/lazy-page.ts";
import { periodSearch } from "../platform/records/period.ts";
import { numberParam, oneOf, present } from "../platform/shell/search-params.ts";
import { underShell } from "./shell.tsx";

const activityTabs = ["all", "mine", "claimed"] as const;

const missionPages = () => import("../routes/promotions/mission-pages.tsx");
const wheelPages = () => import("../routes/promotions/promotion-wheel-pages.tsx");

export const promotionsPages = [
  createRoute({
    ...underShell,
    path: "/promotion/vip",
    component: lazyPage(() => import("../routes/promotions/vip-page.tsx"), "VipPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/history",
    validateSearch: (search: Record<string, unknown>) => ({
      ...periodSearch(search),
      ...present({ kind: oneOf(search["kind"], historyKinds) }),
    }),
    component: lazyPage(
      () => import("../routes/promotions/vip-history-page.tsx"),
      "VipHistoryPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/cover",
    component: lazyPage(() => import("../routes/cover-page.tsx"), "CoverPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/rebates",
    validateSearch: periodSearch,
    component: lazyPage(() => import("../routes/money/rebates-page.tsx"), "RebatesPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/free-rounds",
    component: lazyPage(
      () => import("../routes/promotions/free-rounds-page.tsx"),
      "FreeRoundsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/jackpots",
    component: lazyPage(() => import("../routes/promotions/jackpots-page.tsx"), "JackpotsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/missions",
    component: lazyPage(missionPages, "MissionsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/shop",
    component: lazyPage(missionPages, "ShopPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/races",
    validateSearch: (search: Record<string, unknown>) =>
      present({ race: numberParam(search["race"]) }),
    component: lazyPage(() => import("../routes/promotions/races-page.tsx"), "RacesPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity",
    validateSearch: (search: Record<string, unknown>) =>
      present({ tab: oneOf(search["tab"], activityTabs) }),
    component: lazyPage(
      () => import("../routes/promotions/promotion-activity-page.tsx"),
      "PromotionActivityPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/recharge",
    component: lazyPage(
      () => import("../routes/promotions/promotion-recharge-page.tsx"),
      "PromotionRechargePage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/invitation-activity",
    component: lazyPage(
      () => import("../routes/promotions/promotion-invitation-page.tsx"),
      "PromotionInvitationPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/daily-loss-relief-fund",
    component: lazyPage(
      () => import("../routes/promotions/promotion-relief-page.tsx"),
      "PromotionReliefPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/recharge-rebate",
    component: lazyPage(
      () => import("../routes/promotions/promotion-rebate-page.tsx"),
      "PromotionRebatePage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/seven-days",
    component: lazyPage(
      () => import("../routes/promotions/promotion-seven-days-page.tsx"),
      "PromotionSevenDaysPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/daily-wheel",
    component: lazyPage(wheelPages, "DailyWheelPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/lottery-wheel",
    component: lazyPage(wheelPages, "LotteryWheelPage"),
  }),
] as const;
