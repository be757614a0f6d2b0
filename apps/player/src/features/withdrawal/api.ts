/** Withdrawals: what is possible, asking for one, saved keys and accounts. */
import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { submitWithdrawal, withdrawalOptions } from "@tucano/contract/cashier.ts";
import {
  deleteDestination,
  listBanks,
  listDestinations,
  saveDestination,
} from "@tucano/contract/destinations.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { refetchMember } from "../../platform/member.ts";
import { queryClient } from "../../platform/query-client.ts";
import { call } from "../../platform/session.ts";

export type WithdrawalOptions = DataOf<typeof withdrawalOptions>;
export type Destination = WithdrawalOptions["destinations"][number];
export type Quote = NonNullable<WithdrawalOptions["quote"]>;
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
    mutationFn: (id: number) => call(deleteDestination, { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["withdrawal"] }),
  });
}
