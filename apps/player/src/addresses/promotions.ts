/** Addresses of promotions, VIP and rebates. */
import { createRoute } from "@tanstack/react-router";
import { historyKinds } from "../platform/choices.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { periodSearch } from "../platform/period.ts";
import { oneOf, present } from "../platform/search-params.ts";
import { underShell } from "./shell.tsx";

const vipPages = () => import("../routes/vip-pages.tsx");

export const promotionsPages = [
  createRoute({
    ...underShell,
    path: "/promotion/vip",
    component: lazyPage(vipPages, "VipPage"),
  }),
  createRoute({
    ...underShell,
    path: "/promotion/history",
    validateSearch: (search: Record<string, unknown>) => ({
      ...periodSearch(search),
      ...present({ kind: oneOf(search["kind"], historyKinds) }),
    }),
    component: lazyPage(vipPages, "VipHistoryPage"),
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
] as const;
