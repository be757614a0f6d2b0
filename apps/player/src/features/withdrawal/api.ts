/** Withdrawals: what is possible, asking for one, saved keys and accounts. */
import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import {
  listWithdrawals,
  submitWithdrawal,
  withdrawalOptions,
} from "@tucano/contract/player/money/cashier.ts";
import {
  deleteDestination,
  listBanks,
  listDestinations,
  saveDestination,
} from "@tucano/contract/player/money/destinations.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { refetchMember } from "../../platform/session/member.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call } from "../../platform/session/session.ts";

export type WithdrawalOptions = DataOf<typeof withdrawalOptions>;
export type Destination = WithdrawalOptions["destinations"][number];
export type Quote = NonNullable<WithdrawalOptions["quote"]>;
export type Order = DataOf<typeof listWithdrawals>["list"][number];
export type KeyType = WithdrawalOptions["key_types"][number];

export const optionsQuery = queryOptions({
  queryKey: ["withdrawal", "options", null],
  queryFn: () => call(withdrawalOptions, {}),
  staleTime: 0,
  refetchOnWindowFocus: "always",
});

/** What this amount would cost: the server's own sum, never one made here. */
export function quoteQuery(money: string) {
  return queryOptions({
    queryKey: ["withdrawal", "options", money],
    queryFn: () => call(withdrawalOptions, { money }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
}

const ORDERS_SHOWN = 5;
const POLL_MS = 15_000;

/** The latest orders: what is on its way, and what was just refused. */
export const ordersQuery = queryOptions({
  queryKey: ["withdrawal", "orders"],
  queryFn: () => call(listWithdrawals, { range: "last7days", page: 1, limit: ORDERS_SHOWN }),
  staleTime: 0,
  // A withdrawal under review moves by somebody else's hand.
  refetchInterval: POLL_MS,
});

export const destinationsQuery = queryOptions({
  queryKey: ["withdrawal", "destinations"],
  queryFn: () => call(listDestinations, {}),
});

export const banksQuery = queryOptions({
  queryKey: ["withdrawal", "banks"],
  queryFn: () => call(listBanks, {}),
  staleTime: 60 * 60_000,
});

function reloadWithdrawals(): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ["withdrawal"] }),
    queryClient.invalidateQueries({ queryKey: ["records"] }),
    refetchMember(),
  ]);
}

interface SubmitInput {
  request: RequestOf<typeof submitWithdrawal>;
  idempotencyKey: string;
}

export function useSubmitWithdrawal() {
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: SubmitInput) =>
      call(submitWithdrawal, request, { idempotencyKey }),
    onSuccess: () => void reloadWithdrawals(),
  });
}

export function useSaveDestination() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof saveDestination>) => call(saveDestination, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["withdrawal"] }),
  });
}

export function useDeleteDestination() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof deleteDestination>) => call(deleteDestination, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["withdrawal"] }),
  });
}
