/** The order centre: money asked for, brought or given, the fees, and what hangs together. */
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  orderAssociation,
  orderDetails,
  orderFees,
  type OrderType,
} from "@tucano/contract/player/money/orders.ts";
import type { Period } from "../../platform/records/period.ts";
import { call } from "../../platform/session/session.ts";

export type DetailsPage = DataOf<typeof orderDetails>;
export type Order = DetailsPage["details"][number];
export type Chain = DataOf<typeof orderAssociation>["association"][number];

const LIMIT = 20;

function nextPage(last: { page: number; limit: number; total: number }): number | undefined {
  return last.page * last.limit < last.total ? last.page + 1 : undefined;
}

/** All of them are records: what the live line tells of an order has them asked again. */
const paged = { initialPageParam: 1, getNextPageParam: nextPage, staleTime: 0 } as const;

export function detailsQuery(period: Period, type: OrderType | undefined) {
  return infiniteQueryOptions({
    ...paged,
    queryKey: ["records", "orders", period, type],
    queryFn: ({ pageParam }) =>
      call(orderDetails, {
        ...period,
        ...(type !== undefined && { type }),
        page: pageParam,
        limit: LIMIT,
      }),
  });
}

export function feesQuery(period: Period) {
  return infiniteQueryOptions({
    ...paged,
    queryKey: ["records", "fees", period],
    queryFn: ({ pageParam }) => call(orderFees, { ...period, page: pageParam, limit: LIMIT }),
  });
}

/** What is still owed is known of today alone, so only the first day can be chosen. */
export function associationQuery(period: Period) {
  const since = "from" in period ? { from: period.from } : period;
  return infiniteQueryOptions({
    ...paged,
    queryKey: ["records", "association", since],
    queryFn: ({ pageParam }) => call(orderAssociation, { ...since, page: pageParam, limit: LIMIT }),
  });
}
