/** What operators read: orders of all members, one member's sums, who else uses a key. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { boundTo } from "../../platform/room.ts";
import { rangeOf } from "../../platform/days.ts";
import { pageOf } from "../../platform/paging.ts";
import { listOthersWithKey, readKeySince } from "../destinations/destination-repository.ts";
import * as deposits from "../deposits/deposit-repository.ts";
import { openWithdrawals } from "../policy.ts";
import { eraseMember } from "../erase-repository.ts";
import { approveWithdrawal, rejectWithdrawal } from "../withdrawals/review-withdrawal.ts";
import { sumCredited, sumWithdrawals } from "../summary-repository.ts";
import type {
  CashierDeps,
  DepositFilter,
  DepositRecord,
  MemberSummary,
  Page,
  WithdrawalFilter,
  WithdrawalRecord,
} from "../types.ts";
import * as withdrawals from "../withdrawals/withdrawal-repository.ts";

function asList<State>(status: State | readonly State[] | undefined): readonly State[] | null {
  if (status === undefined) return null;
  return Array.isArray(status) ? (status as readonly State[]) : [status as State];
}

/** Without any bound, operators see all of time. */
function boundedRange(filter: WithdrawalFilter | DepositFilter, now: Date) {
  const { range, from, to } = filter;
  return range === undefined && from === undefined && to === undefined
    ? null
    : rangeOf({ range, from, to }, now);
}

async function listWithdrawals(
  deps: CashierDeps,
  filter: WithdrawalFilter,
): Promise<Page<WithdrawalRecord>> {
  const { page, limit, offset } = pageOf(filter);
  const { list, sums } = await withdrawals.listWithdrawals(deps.db, {
    memberId: filter.memberId ?? null,
    orderNo: null,
    statuses: asList(filter.status),
    range: boundedRange(filter, deps.clock.now()),
    order: filter.order ?? "newest",
    offset,
    limit,
  });
  return { list, total: sums.total, page, limit };
}

async function listDeposits(
  deps: CashierDeps,
  filter: DepositFilter,
): Promise<Page<DepositRecord>> {
  const { page, limit, offset } = pageOf(filter);
  const { list, total } = await deposits.listDeposits(deps.db, {
    memberId: filter.memberId ?? null,
    statuses: asList(filter.status),
    range: boundedRange(filter, deps.clock.now()),
    offset,
    limit,
  });
  return { list, total, page, limit };
}

async function memberSummary(deps: CashierDeps, memberId: MemberId): Promise<MemberSummary> {
  const brought = await sumCredited(deps.db, memberId);
  const paid = await sumWithdrawals(deps.db, memberId, ["paid"]);
  const open = await sumWithdrawals(deps.db, memberId, openWithdrawals);
  return {
    depositsTotal: brought.total,
    depositsCount: brought.count,
    lastDepositAt: brought.lastAt,
    withdrawalsTotal: paid.total,
    withdrawalsCount: paid.count,
    openWithdrawalsTotal: open.total,
  };
}

export function createOffice(deps: CashierDeps) {
  return {
    ...boundTo(deps, {
      listWithdrawals,
      /**
       * Null: it takes two people, alone or with what else was let go of the member within a day.
       * Throws cashier.withdrawal_not_found, cashier.withdrawal_wrong_state.
       */
      approveWithdrawal,
      /** Throws also cashier.reason_required. */
      rejectWithdrawal,
      listDeposits,
      memberSummary,
    }),
    ...boundTo(deps.db, {
      findWithdrawal: withdrawals.findWithdrawal,
      findDeposit: deposits.findDeposit,
      /** Other members who saved this key or account or withdrew to it. */
      keyUsedByOthers: listOthersWithKey,
      /** When this member first saved or used the key; null: never. */
      keySince: readKeySince,
    }),
    /** A person's end: orders stay, and lead to nobody any more. */
    eraseMember,
  };
}
