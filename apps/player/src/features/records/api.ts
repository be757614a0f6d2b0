/** What happened: deposits, withdrawals, rounds and every movement of money, page by page. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type GameType, apis } from "@tucano/contract/player/games/catalog.ts";
import { listDeposits, listWithdrawals } from "@tucano/contract/player/money/cashier.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { listTransactions } from "@tucano/contract/player/money/orders.ts";
import { record } from "@tucano/contract/player/games/rounds.ts";
import type { Period } from "../../platform/records/period.ts";
import { call } from "../../platform/session/session.ts";

export type DepositPage = DataOf<typeof listDeposits>;
export type DepositRow = DepositPage["list"][number];
export type WithdrawalPage = DataOf<typeof listWithdrawals>;
export type WithdrawalRow = WithdrawalPage["list"][number];
export type BetPage = DataOf<typeof record>;
export type BetRow = BetPage["list"][number];
export type TransactionPage = DataOf<typeof listTransactions>;
export type TransactionRow = TransactionPage["list"][number];

const LIMIT = 20;
const POLL_MS = 15_000;

function nextPage(last: { page: number; limit: number; total: number }): number | undefined {
  return last.page * last.limit < last.total ? last.page + 1 : undefined;
}

export function depositsQuery(period: Period) {
  return infiniteQueryOptions({
    queryKey: ["records", "deposits", period],
    queryFn: ({ pageParam }) => call(listDeposits, { ...period, page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
}

export function withdrawalsQuery(period: Period) {
  return infiniteQueryOptions({
    queryKey: ["records", "withdrawals", period],
    queryFn: ({ pageParam }) => call(listWithdrawals, { ...period, page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
    // A withdrawal under review moves by somebody else's hand.
    refetchInterval: POLL_MS,
  });
}

export interface BetFilter {
  game_type?: GameType;
  brand?: string;
}

export function betsQuery(period: Period, filter: BetFilter) {
  return infiniteQueryOptions({
    queryKey: ["records", "bets", period, filter],
    queryFn: ({ pageParam }) =>
      call(record, { ...period, ...filter, page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
}

/** The latest rounds of a studio's games of one type; a single game has no list of its own. */
export function lastRoundsQuery(brand: string, gameType: GameType) {
  return queryOptions({
    queryKey: ["records", "last-rounds", brand, gameType],
    queryFn: () =>
      call(record, { range: "last7days", brand, game_type: gameType, page: 1, limit: LIMIT }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** The studios that there are, for the filter of rounds. */
export const studiosQuery = queryOptions({
  queryKey: ["records", "studios"],
  queryFn: () => call(apis, {}),
  staleTime: 10 * 60_000,
});

const ASKED_AGAIN_MS = 10_000;

export function transactionsQuery(period: Period, kinds: readonly string[] | null) {
  return infiniteQueryOptions({
    queryKey: ["records", "transactions", period, kinds],
    queryFn: ({ pageParam }) =>
      call(listTransactions, {
        ...period,
        ...(kinds !== null && { kinds: [...kinds] }),
        page: pageParam,
        limit: LIMIT,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
    // What has just moved stands in a statement some seconds later. Whoever reads on is left alone.
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) === 1 ? ASKED_AGAIN_MS : false,
  });
}
