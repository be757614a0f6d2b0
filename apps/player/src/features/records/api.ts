/** What happened: deposits, withdrawals and rounds, page by page. */
import { infiniteQueryOptions } from "@tanstack/react-query";
import { listDeposits, listWithdrawals } from "@tucano/contract/cashier.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { record } from "@tucano/contract/rounds.ts";
import type { Range } from "../../platform/choices.ts";
import { call } from "../../platform/session.ts";

export type DepositPage = DataOf<typeof listDeposits>;
export type DepositRow = DepositPage["list"][number];
export type WithdrawalPage = DataOf<typeof listWithdrawals>;
export type WithdrawalRow = WithdrawalPage["list"][number];
export type BetPage = DataOf<typeof record>;
export type BetRow = BetPage["list"][number];

const LIMIT = 20;
const POLL_MS = 15_000;

function nextPage(last: { page: number; limit: number; total: number }): number | undefined {
  return last.page * last.limit < last.total ? last.page + 1 : undefined;
}

export function depositsQuery(range: Range) {
  return infiniteQueryOptions({
    queryKey: ["records", "deposits", range],
    queryFn: ({ pageParam }) => call(listDeposits, { range, page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
}

export function withdrawalsQuery(range: Range) {
  return infiniteQueryOptions({
    queryKey: ["records", "withdrawals", range],
    queryFn: ({ pageParam }) => call(listWithdrawals, { range, page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
    // A withdrawal under review moves by somebody else's hand.
    refetchInterval: POLL_MS,
  });
}

export function betsQuery(range: Range) {
  return infiniteQueryOptions({
    queryKey: ["records", "bets", range],
    queryFn: ({ pageParam }) => call(record, { range, page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
}
