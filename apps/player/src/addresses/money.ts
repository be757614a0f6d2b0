/** Addresses of deposits, withdrawals and their records. */
import { createRoute } from "@tanstack/react-router";
import { gameTypes } from "../platform/choices.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { periodSearch } from "../platform/period.ts";
import { oneOf, present, textParam } from "../platform/search-params.ts";
import { bare, underShell } from "./shell.tsx";

const recordPages = () => import("../routes/records-pages.tsx");

export const moneyPages = [
  createRoute({
    ...underShell,
    path: "/recharge",
    component: lazyPage(() => import("../routes/recharge-page.tsx"), "RechargePage"),
  }),
  createRoute({
    ...underShell,
    path: "/recharge-payment",
    validateSearch: (search: Record<string, unknown>) =>
      present({ order: textParam(search["order"], 35) }),
    component: lazyPage(() => import("../routes/recharge-payment-page.tsx"), "PaymentPage"),
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
    component: lazyPage(() => import("../routes/withdraw-page.tsx"), "WithdrawPage"),
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
    component: lazyPage(() => import("../routes/withdrawal-card-page.tsx"), "WithdrawalCardPage"),
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
    component: lazyPage(() => import("../routes/quick-page.tsx"), "QuickPage"),
  }),
] as const;
