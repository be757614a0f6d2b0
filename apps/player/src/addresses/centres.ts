/** Addresses of the information and order centres, of transactions and statements. */
import { createRoute } from "@tanstack/react-router";
import { statementKinds } from "../features/records/statement-kinds.ts";
import { transactionGroups } from "../features/records/transaction-groups.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { periodSearch } from "../platform/period.ts";
import { oneOf, present } from "../platform/search-params.ts";
import { underShell } from "./shell.tsx";

const recordPages = () => import("../routes/records-pages.tsx");

export const centresPages = [
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
    component: lazyPage(() => import("../routes/transactions-statement-page.tsx"), "StatementPage"),
  }),
] as const;
