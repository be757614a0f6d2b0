import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listWithdrawals, readWithdrawal } from "@tucano/contract/backoffice/payments/payments.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { call } from "../../../platform/api.ts";

export type WithdrawalFilter = NonNullable<RequestOf<typeof listWithdrawals>["status"]>;
export type QueueRow = DataOf<typeof listWithdrawals>["list"][number];

const REFRESH_MS = 15_000;
/** A payout takes seconds, and the operator who approved it is watching. */
const UNDER_WAY_MS = 2_000;
const underWay = new Set<string>(["approved", "paying"]);

export const withdrawalsQuery = (input: RequestOf<typeof listWithdrawals>) =>
  queryOptions({
    queryKey: ["withdrawals", input],
    queryFn: ({ signal }) => call(listWithdrawals, input, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

export const withdrawalQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ["withdrawal", orderNo],
    queryFn: ({ signal }) => call(readWithdrawal, { order_no: orderNo }, signal),
    refetchInterval: ({ state }) =>
      underWay.has(state.data?.withdrawal.status ?? "") ? UNDER_WAY_MS : REFRESH_MS,
  });
