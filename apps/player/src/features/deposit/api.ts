/** Deposits: what can be used, opening one, following one. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import {
  cancelDeposit,
  findDeposit,
  listOnlinePaymentMethods,
  openDeposit,
} from "@tucano/contract/cashier.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { monotonicNow } from "../../platform/clock.ts";
import { queryClient } from "../../platform/query-client.ts";
import { call } from "../../platform/session.ts";

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
    },
  });
}

export function useCancelDeposit() {
  return useMutation({
    mutationFn: (orderNo: string) => call(cancelDeposit, { order_no: orderNo }),
    onSuccess: (deposit) => {
      queryClient.setQueryData(depositQuery(deposit.order_no).queryKey, follow(deposit));
    },
  });
}
