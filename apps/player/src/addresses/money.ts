/** Addresses of deposits, withdrawals and their records. */
import { createRoute } from "@tanstack/react-router";
import { gameTypes } from "../platform/records/choices.ts";
import { lazyPage } from "../platform/releases/lazy-page.ts";
import { periodSearch } from "../platform/records/period.ts";
import { oneOf, present, textParam } from "../platform/shell/search-params.ts";
import { bare, underShell } from "./shell.tsx";

const recordPages = () => import("../routes/money/records-pages.tsx");

export const moneyPages = [
  createRoute({
    ...underShell,
    path: "/recharge",
    component: lazyPage(() => import("../routes/money/recharge-page.tsx"), "RechargePage"),
  }),
  createRoute({
    ...underShell,
    path: "/recharge-payment",
    validateSearch: (search: Record<string, unknown>) =>
      present({ order: textParam(search["order"], 35) }),
    component: lazyPage(() => import("../routes/money/recharge-payment-page.tsx"), "PaymentPage"),
  }),
  createRoute({
    ...underShell,
    path: "/rechargeRecord",
    validateSearch: periodSearch,
    component: lazyPage(recordPages, "DepositRecordsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/withdraw",
    component: lazyPage(() => import("../routes/money/withdraw-page.tsx"), "WithdrawPage"),
  }),
  createRoute({
    ...underShell,
    path: "/withdrawalRecord",
    validateSearch: periodSearch,
    component: lazyPage(recordPages, "WithdrawalRecordsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/withdrawal-card",
    component: lazyPage(
      () => import("../routes/money/withdrawal-card-page.tsx"),
      "WithdrawalCardPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/records",
    validateSearch: (search: Record<string, unknown>) => ({
      ...periodSearch(search),
      ...present({
        type: oneOf(search["type"], gameTypes),
        brand: textParam(search["brand"]),
      }),
    }),
    component: lazyPage(recordPages, "BetRecordsPage"),
  }),
] as const;

const quickTabs = ["deposit", "withdraw"] as const;

/** For a bookmark or an app's shortcut: money and nothing else. */
export const bareMoneyPages = [
  createRoute({
    ...bare,
    path: "/cztx",
    validateSearch: (search: Record<string, unknown>) =>
      present({ tab: oneOf(search["tab"], quickTabs) }),
    component: lazyPage(() => import("../routes/account/quick-page.tsx"), "QuickPage"),
  }),
] as const;
