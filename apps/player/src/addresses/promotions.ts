/** Addresses of promotions, VIP and rebates. */
import { createRoute } from "@tanstack/react-router";
import { historyKinds } from "../platform/choices.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { periodSearch } from "../platform/period.ts";
import { oneOf, present } from "../platform/search-params.ts";
import { underShell } from "./shell.tsx";

const activityTabs = ["all", "mine", "claimed"] as const;

const wheelPages = () => import("../routes/promotion-wheel-pages.tsx");

export const promotionsPages = [
  createRoute({
    ...underShell,
    path: "/promotion/vip",
    component: lazyPage(() => import("../routes/vip-page.tsx"), "VipPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/history",
    validateSearch: (search: Record<string, unknown>) => ({
      ...periodSearch(search),
      ...present({ kind: oneOf(search["kind"], historyKinds) }),
    }),
    component: lazyPage(() => import("../routes/vip-history-page.tsx"), "VipHistoryPage"),
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
    component: lazyPage(() => import("../routes/rebates-page.tsx"), "RebatesPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity",
    validateSearch: (search: Record<string, unknown>) =>
      present({ tab: oneOf(search["tab"], activityTabs) }),
    component: lazyPage(
      () => import("../routes/promotion-activity-page.tsx"),
      "PromotionActivityPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/recharge",
    component: lazyPage(
      () => import("../routes/promotion-recharge-page.tsx"),
      "PromotionRechargePage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/invitation-activity",
    component: lazyPage(
      () => import("../routes/promotion-invitation-page.tsx"),
      "PromotionInvitationPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/daily-loss-relief-fund",
    component: lazyPage(() => import("../routes/promotion-relief-page.tsx"), "PromotionReliefPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/recharge-rebate",
    component: lazyPage(() => import("../routes/promotion-rebate-page.tsx"), "PromotionRebatePage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/activity/seven-days",
    component: lazyPage(
      () => import("../routes/promotion-seven-days-page.tsx"),
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
