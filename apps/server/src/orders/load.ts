/**
 * A member's orders in a range, all of them: only then can they be put in one row and added up.
 * They are few, as each was requested by hand or earned in a day; a range with too many is refused
 * instead of being cut off silently.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type RangeRequest, rangeOf } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import type { Loaded, OrdersDeps } from "./types.ts";

const PAGE_LENGTH = 100;
/** Of each kind. */
const ORDERS_MAX = 1_000;

export async function loadOrders(
  { cashier, rewards, clock }: OrdersDeps,
  memberId: MemberId,
  range: RangeRequest,
): Promise<Loaded> {
  const instants = rangeOf(range, clock.now());
  // Without any bound, the cashier lists orders of all of time.
  const days: RangeRequest = {
    range: range.range ?? (range.from === undefined ? "last7days" : undefined),
    from: range.from,
    to: range.to,
  };
  const [deposits, withdrawals, earned] = await Promise.all([
    readAll((page) => cashier.listDeposits({ memberId, ...days, ...page })),
    readAll((page) => cashier.listWithdrawals({ memberId, ...days, ...page })),
    readAll((page) => rewards.list(memberId, { ...instants, ...page })),
  ]);
  return { deposits, withdrawals, rewards: earned };
}

interface Part<Item> {
  readonly list: readonly Item[];
  readonly total: number;
}

export async function readAll<Item>(
  read: (part: { readonly page: number; readonly limit: number }) => Promise<Part<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = await read({ page, limit: PAGE_LENGTH });
    if (total > ORDERS_MAX)
      throw new DomainError("orders.too_many", { params: { max: ORDERS_MAX } });
    all.push(...list);
    if (list.length < PAGE_LENGTH || all.length >= total) return all;
  }
}
