/** The withdrawal queue: who waits, what speaks for and against, and the decision. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/payments.ts";
import type { WithdrawalFilter, WithdrawalRecord } from "../../cashier/index.ts";
import type { MemberRecord } from "../../members/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { pageOf } from "../../platform/paging.ts";
import { owedInAll } from "../../wallet/index.ts";
import type { Parts } from "../core/context.ts";
import { gatherMoneyFacts, noteReading } from "../core/looking.ts";
import { ageInDays } from "../core/policy.ts";
import {
  type MoneyFacts,
  toDepositRow,
  toMemberRow,
  toMoneyPicture,
  toReference,
  toTimeline,
  toWithdrawalRow,
} from "../core/present.ts";
import { assessWithdrawal } from "./risk.ts";

const WAITING = ["submitted", "in_review"] as const;
const RECENT_COUNT = 10;

export async function listWithdrawals(
  parts: Parts,
  input: InputOf<typeof contract.listWithdrawals>,
): Promise<DataOf<typeof contract.listWithdrawals>> {
  const status = input.status ?? "queue";
  const filter: WithdrawalFilter = {
    ...pageOf(input),
    ...(status === "queue" ? { status: WAITING, order: "oldest" } : { order: "newest" }),
    ...(status === "queue" || status === "all" ? {} : { status }),
  };
  const { list, total, page, limit } = await parts.cashier.listWithdrawals(filter);
  const members = await parts.members.findMany(list.map((one) => one.memberId));
  return { list: list.map((one) => toWithdrawalRow(one, members)), total, page, limit };
}

export async function findExisting(parts: Parts, orderNo: string): Promise<WithdrawalRecord> {
  const record = await parts.cashier.findWithdrawal(orderNo);
  if (record === null) throw new DomainError("backoffice.withdrawal_not_found");
  return record;
}

interface KeyFacts {
  readonly since: Date | null;
  readonly others: readonly number[];
}

function assess(
  record: WithdrawalRecord,
  member: MemberRecord,
  { wallet, summary, play }: MoneyFacts,
  key: KeyFacts,
) {
  return assessWithdrawal({
    amount: record.amount,
    appliedAt: record.applicationTime,
    memberSince: member.createdAt,
    memberIsActive: member.status === "active",
    depositsTotal: summary.depositsTotal,
    lastDepositAt: summary.lastDepositAt,
    withdrawalsCount: summary.withdrawalsCount,
    turnoverOwed: owedInAll(wallet),
    staked: play.staked,
    won: play.won,
    keySince: key.since,
    keyOwnersCount: key.others.length,
  });
}

export async function readWithdrawal(
  parts: Parts,
  { order_no }: InputOf<typeof contract.readWithdrawal>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.readWithdrawal>> {
  const { cashier } = parts;
  const record = await findExisting(parts, order_no);
  const { memberId, key } = record;
  await noteReading(parts, memberId, context, { withdrawal: order_no });
  const [member, facts, since, others, deposits, withdrawals] = await Promise.all([
    parts.members.find(memberId),
    gatherMoneyFacts(parts, memberId),
    cashier.keySince(memberId, key),
    cashier.keyUsedByOthers(memberId, key),
    cashier.listDeposits({ memberId, page: 1, limit: RECENT_COUNT }),
    cashier.listWithdrawals({ memberId, page: 1, limit: RECENT_COUNT }),
  ]);
  if (member === null) throw new DomainError("backoffice.member_not_found");
  const known = await parts.members.findMany([memberId, ...others]);
  return {
    withdrawal: toWithdrawalRow(record, known),
    can_decide: record.canDecide,
    reason: record.reason,
    remark: record.remark,
    timeline: toTimeline(record),
    member: toMemberRow(member),
    account_age_days: ageInDays(member.createdAt, parts.clock.now()),
    money: toMoneyPicture(facts),
    payment_key: {
      type: record.keyType,
      masked: record.keyMasked,
      since: since === null ? null : toWireInstant(since),
      also_used_by: others.map((one) => toReference(one, known)),
    },
    risk: assess(record, member, facts, { since, others }),
    recent_deposits: deposits.list.map((one) => toDepositRow(one, known)),
    recent_withdrawals: withdrawals.list.map((one) => toWithdrawalRow(one, known)),
  };
}
