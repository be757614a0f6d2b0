/** What operators read: orders of all members, one member's sums, who else uses a key. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { rangeOf } from "../../platform/days.ts";
import { pageOf } from "../../platform/paging.ts";
import { listOthersWithKey, readKeySince } from "../destinations/destination-repository.ts";
import * as deposits from "../deposits/deposit-repository.ts";
import { returnPayment } from "./desk.ts";
import { openWithdrawals } from "../policy.ts";
import * as receipts from "../deposits/receipt-repository.ts";
import { eraseMember } from "../erase-repository.ts";
import { approveWithdrawal, rejectWithdrawal } from "../withdrawals/review-withdrawal.ts";
import { sumCredited, sumWithdrawals } from "../summary-repository.ts";
import type {
  CashierDeps,
  CashierOffice,
  DepositFilter,
  DepositRecord,
  MemberSummary,
  Page,
  StrandedPayment,
  WithdrawalFilter,
  WithdrawalRecord,
} from "../types.ts";
import * as withdrawals from "../withdrawals/withdrawal-repository.ts";

/** The most that one list of stranded payments holds. */
const STRANDED_MAX = 100;

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
    firstDepositAt: brought.first_at,
    lastDepositAt: brought.last_at,
    withdrawalsTotal: paid.total,
    withdrawalsCount: paid.count,
    lastWithdrawalAt: paid.last_at,
    openWithdrawalsTotal: open.total,
    openWithdrawalsCount: open.count,
    refundedDepositsCount: await receipts.countRefunded(deps.db, memberId),
  };
}

async function listStrandedPayments(deps: CashierDeps, limit: number): Promise<StrandedPayment[]> {
  const rows = await receipts.listForReview(deps.db, Math.min(limit, STRANDED_MAX));
  return rows.map((row) => ({
    endToEndId: row.end_to_end_id,
    status: row.status === "suspense" ? "suspense" : "refund_failed",
    txid: row.txid,
    memberId: row.member_id,
    amount: row.amount_centavos,
    paidAt: row.paid_at,
  }));
}

export function createOffice(deps: CashierDeps): CashierOffice {
  return {
    listWithdrawals: (filter) => listWithdrawals(deps, filter),
    findWithdrawal: (orderNo) => withdrawals.findWithdrawal(deps.db, orderNo),
    approveWithdrawal: (orderNo, operator, how) => approveWithdrawal(deps, orderNo, operator, how),
    rejectWithdrawal: (orderNo, operator, reason) =>
      rejectWithdrawal(deps, orderNo, operator, reason),
    listDeposits: (filter) => listDeposits(deps, filter),
    findDeposit: (orderNo) => deposits.findDeposit(deps.db, orderNo),
    memberSummary: (memberId) => memberSummary(deps, memberId),
    listStrandedPayments: (limit) => listStrandedPayments(deps, limit),
    returnPayment: (endToEndId) => returnPayment(deps, endToEndId, () => Promise.resolve()),
    keyUsedByOthers: (memberId, key) => listOthersWithKey(deps.db, memberId, key),
    eraseMember,
    keySince: (memberId, key) => readKeySince(deps.db, memberId, key),
  };
}
