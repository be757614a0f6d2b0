/** Addresses of the information and order centres, of transactions and statements. */
import { createRoute } from "@tanstack/react-router";
import { orderTypes } from "../features/orders/types.ts";
import { statementKinds } from "../features/records/statement-kinds.ts";
import { transactionGroups } from "../features/records/transaction-groups.ts";
import { supportPlace } from "../features/support/place.ts";
import { lazyPage } from "../platform/releases/lazy-page.ts";
import { periodSearch } from "../platform/records/period.ts";
import { numberParam, oneOf, present } from "../platform/shell/search-params.ts";
import { underShell } from "./shell.tsx";

const recordPages = () => import("../routes/money/records-pages.tsx");
const orderPages = () => import("../routes/money/order-pages.tsx");
const informationPages = () => import("../routes/help/information-pages.tsx");

export const centresPages = [
  createRoute({
    ...underShell,
    path: "/information-center/support",
    validateSearch: supportPlace,
    component: lazyPage(() => import("../routes/help/support-page.tsx"), "SupportPage"),
  }),
  createRoute({
    ...underShell,
    path: "/information-center/notification",
    validateSearch: (search: Record<string, unknown>) =>
      present({ unread: search["unread"] === true ? true : undefined }),
    component: lazyPage(informationPages, "NotificationPage"),
  }),
  createRoute({
    ...underShell,
    path: "/information-center/settings",
    component: lazyPage(informationPages, "NotificationSettingsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/information-center/announcement",
    validateSearch: (search: Record<string, unknown>) => present({ id: numberParam(search["id"]) }),
    component: lazyPage(informationPages, "AnnouncementPage"),
  }),
  createRoute({
    ...underShell,
    path: "/order-center",
    validateSearch: (search: Record<string, unknown>) => ({
      ...periodSearch(search),
      ...present({ type: oneOf(search["type"], orderTypes) }),
    }),
    component: lazyPage(orderPages, "OrderCenterPage"),
  }),
  createRoute({
    ...underShell,
    path: "/order-center/fee",
    validateSearch: periodSearch,
    component: lazyPage(orderPages, "OrderFeePage"),
  }),
  createRoute({
    ...underShell,
    path: "/order-center/association",
    validateSearch: periodSearch,
    component: lazyPage(orderPages, "OrderAssociationPage"),
  }),
  createRoute({
    ...underShell,
    path: "/transactions",
    validateSearch: (search: Record<string, unknown>) => ({
      ...periodSearch(search),
      ...present({ show: oneOf(search["show"], transactionGroups) }),
    }),
    component: lazyPage(recordPages, "TransactionsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/statement",
    validateSearch: (search: Record<string, unknown>) => ({
      ...periodSearch(search),
      ...present({ kind: oneOf(search["kind"], statementKinds) }),
    }),
    component: lazyPage(
      () => import("../routes/money/transactions-statement-page.tsx"),
      "StatementPage",
    ),
  }),
] as const;
