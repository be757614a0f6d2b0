/** Addresses of deposits and withdrawals. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/lazy-page.ts";
import { underShell } from "./shell.tsx";

export const paymentPages = [
  createRoute({
    ...underShell,
    path: "/withdrawals",
    component: lazyPage(
      () => import("../features/payments/withdrawals-page.tsx"),
      "WithdrawalsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/withdrawals/$orderNo",
    component: lazyPage(() => import("../features/payments/withdrawal-page.tsx"), "WithdrawalPage"),
  }),
  createRoute({
    ...underShell,
    path: "/deposits",
    component: lazyPage(() => import("../features/payments/deposits-page.tsx"), "DepositsPage"),
  }),
] as const;
