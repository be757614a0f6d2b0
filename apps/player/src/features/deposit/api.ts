/** Deposits: what can be used, opening one, following one. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import {
  cancelDeposit,
  findDeposit,
  listDeposits,
  listOnlinePaymentMethods,
  openDeposit,
} from "@tucano/contract/player/money/cashier.ts";
import { complianceStatus } from "@tucano/contract/player/account/compliance.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  checkFirstRecharge,
  checkRechargeRebate,
  checkRechargeTiers,
} from "@tucano/contract/player/rewards/promotions.ts";
import { isOver, monotonicNow } from "../../platform/clock.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call } from "../../platform/session/session.ts";
import type { Checks } from "./offers.ts";

export type DepositMethod = DataOf<typeof listOnlinePaymentMethods>[number];
export type Deposit = DataOf<typeof findDeposit>;
/** `endsAtMs` is on this page's own clock: the server said how many seconds are left. */
export type FollowedDeposit = Deposit & { endsAtMs: number };

const POLL_MS = 4_000;
export const OPEN_STATES: readonly Deposit["status"][] = ["created", "awaiting", "paid"];

export const methodsQuery = queryOptions({
  queryKey: ["deposit", "methods"],
  queryFn: () => call(listOnlinePaymentMethods, {}),
  staleTime: 60_000,
});

/** Whether the member may pay in, and what of their own limits is left. */
export const standingQuery = queryOptions({
  queryKey: ["deposit", "standing"],
  queryFn: () => call(complianceStatus, {}),
  staleTime: 15_000,
});
export type Standing = DataOf<typeof complianceStatus>;

const orNull = <Data>(answer: Promise<Data>): Promise<Data | null> => answer.catch(() => null);

/**
 * What a deposit could earn. An activity that does not answer must not keep anybody from paying.
 */
export const checksQuery = queryOptions({
  queryKey: ["deposit", "checks"],
  queryFn: async (): Promise<Checks> => {
    const [first, rebate, tiers] = await Promise.all([
      orNull(call(checkFirstRecharge, {})),
      orNull(call(checkRechargeRebate, {})),
      orNull(call(checkRechargeTiers, {})),
    ]);
    return { first, rebate, tiers };
  },
  staleTime: 60_000,
});

/** Prefetches, in idle time, what the first tap on "Deposit" would have to fetch. */
export function preloadDeposit(): void {
  void queryClient.prefetchQuery(methodsQuery);
  void queryClient.prefetchQuery(standingQuery);
  void queryClient.prefetchQuery(checksQuery);
}

function follow(deposit: Deposit): FollowedDeposit {
  return { ...deposit, endsAtMs: monotonicNow() + deposit.seconds_left * 1_000 };
}

export function depositQuery(orderNo: string) {
  return queryOptions({
    queryKey: ["deposit", "order", orderNo],
    queryFn: async () => follow(await call(findDeposit, { order_no: orderNo })),
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    // An expired code may still be paid: it is asked about as well, as long as the page is open.
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      const mayMove = status === undefined || status === "expired" || OPEN_STATES.includes(status);
      return mayMove ? POLL_MS : false;
    },
  });
}

/** The newest order that still waits for its payment, wherever it was opened. */
export const openOrderQuery = queryOptions({
  queryKey: ["deposit", "open-order"],
  queryFn: async () => {
    const { list } = await call(listDeposits, { status: "awaiting", range: "last3days", limit: 5 });
    return list.find(({ expires_at: end }) => !isOver(end)) ?? null;
  },
  staleTime: 15_000,
});

interface OpenInput {
  money: string;
  method: DepositMethod;
  idempotencyKey: string;
}

export function useOpenDeposit() {
  return useMutation({
    mutationFn: ({ money, method, idempotencyKey }: OpenInput) =>
      call(
        openDeposit,
        {
          money,
          payment_id: method.id,
          payment_type: method.payment_type,
          payment_desc: method.name,
        },
        { idempotencyKey },
      ),
    onSuccess: (deposit) => {
      queryClient.setQueryData(depositQuery(deposit.order_no).queryKey, follow(deposit));
      void queryClient.invalidateQueries(openOrderQuery);
    },
  });
}

export function useCancelDeposit() {
  return useMutation({
    mutationFn: (orderNo: string) => call(cancelDeposit, { order_no: orderNo }),
    onSuccess: (deposit) => {
      queryClient.setQueryData(depositQuery(deposit.order_no).queryKey, follow(deposit));
      void queryClient.invalidateQueries(openOrderQuery);
    },
  });
}
