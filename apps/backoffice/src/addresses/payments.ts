/** Addresses of deposits, withdrawals and the payments desk. */
import { createRoute } from "@tanstack/react-router";
import { depositStatuses, withdrawalStatuses } from "@tucano/contract/player/money/cashier.ts";
import { parseTypedMoney } from "@tucano/i18n/money.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { dayParam, oneOf, placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

type Search = Record<string, unknown>;

/** As the wire has it, whatever was typed; what is no amount is no filter. */
const moneyParam = (value: unknown) => parseTypedMoney(textParam(value) ?? "") ?? undefined;

const found = (search: Search) => ({
  text: textParam(search["text"]),
  from: dayParam(search["from"]),
  to: dayParam(search["to"]),
  ...placeIn(search),
});

const queuePages = [
  createRoute({
    ...underShell,
    path: "/withdrawals",
    validateSearch: (search: Search) =>
      present({
        status: oneOf(search["status"], [
          "queue",
          "returned",
          "mine",
          "all",
          ...withdrawalStatuses,
        ] as const),
        amount_min: moneyParam(search["amount_min"]),
        amount_max: moneyParam(search["amount_max"]),
        ...found(search),
      }),
    component: lazyPage(
      () => import("../features/payments/orders/withdrawals-page.tsx"),
      "WithdrawalsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/withdrawals/$orderNo",
    component: lazyPage(
      () => import("../features/payments/orders/withdrawal-page.tsx"),
      "WithdrawalPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/withdrawal-rules",
    component: lazyPage(() => import("../features/payments/rules/rules-page.tsx"), "RulesPage"),
  }),
] as const;

const depositPages = [
  createRoute({
    ...underShell,
    path: "/deposits",
    validateSearch: (search: Search) =>
      present({
        status: oneOf(search["status"], depositStatuses),
        notable: oneOf(search["notable"], ["yes"] as const),
        ...found(search),
      }),
    component: lazyPage(
      () => import("../features/payments/orders/deposits-page.tsx"),
      "DepositsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/deposits/$orderNo",
    component: lazyPage(
      () => import("../features/payments/orders/deposit-page.tsx"),
      "DepositPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/payments",
    validateSearch: (search: Search) =>
      present({
        view: oneOf(search["view"], ["open", "returned", "all"] as const),
        text: textParam(search["text"]),
        ...placeIn(search),
      }),
    component: lazyPage(
      () => import("../features/payments/reconciliation/lost-payments-page.tsx"),
      "LostPaymentsPage",
    ),
  }),
] as const;

export const paymentPages = [
  ...queuePages,
  ...depositPages,
  createRoute({
    ...underShell,
    path: "/payment-methods",
    component: lazyPage(() => import("../features/payments/methods-page.tsx"), "MethodsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/reconciliation",
    validateSearch: (search: Search) => present(placeIn(search)),
    component: lazyPage(
      () => import("../features/payments/reconciliation/reconciliation-page.tsx"),
      "ReconciliationPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/reconciliation/$day",
    validateSearch: (search: Search) => present(placeIn(search)),
    component: lazyPage(
      () => import("../features/payments/reconciliation/reconciliation-day-page.tsx"),
      "ReconciliationDayPage",
    ),
  }),
] as const;
