/** A withdrawal: what speaks for and against it. */
import type * as contract from "@tucano/contract/backoffice/payments/payments.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { ApprovalCheck, WithdrawalRecord } from "../../cashier/index.ts";
import type { MemberRecord } from "../../members/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command } from "../core/area.ts";
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
import { toClaim } from "./claims.ts";
import { findClaims } from "./repository.ts";
import { assessWithdrawal, type WithdrawalFacts } from "./risk.ts";
import { toVerdict } from "./rules.ts";
import { notesOfSigns } from "./signs.ts";

const RECENT_COUNT = 10;

export async function findExisting(parts: Parts, orderNo: string): Promise<WithdrawalRecord> {
  const record = await parts.cashier.findWithdrawal(orderNo);
  if (record === null) throw new DomainError("backoffice.withdrawal_not_found");
  return record;
}

interface KeyFacts {
  readonly since: Date | null;
  readonly others: readonly MemberId[];
}

function assess(
  record: WithdrawalRecord,
  member: MemberRecord,
  { wallet, summary, play }: MoneyFacts,
  { key, check }: { readonly key: KeyFacts; readonly check: ApprovalCheck | null },
) {
  const facts: WithdrawalFacts = {
    amount: record.amount,
    appliedAt: record.applicationTime,
    memberSince: member.createdAt,
    memberIsActive: member.status === "active",
    depositsTotal: summary.depositsTotal,
    lastDepositAt: summary.lastDepositAt,
    withdrawalsCount: summary.withdrawalsCount,
    turnoverOwed: wallet.turnoverOwed,
    staked: play.staked,
    won: play.won,
    keySince: key.since,
    keyOwnersCount: key.others.length,
  };
  return assessWithdrawal(facts, check === null ? [] : notesOfSigns(check.verdict, check.facts));
}

export const readWithdrawal: Command<typeof contract.readWithdrawal> = async (
  parts,
  { order_no },
  context,
) => {
  const { cashier } = parts;
  const record = await findExisting(parts, order_no);
  const { memberId, key } = record;
  await noteReading(parts, memberId, context, { withdrawal: order_no });
  const [member, facts, since, others, deposits, withdrawals, check, claims] = await Promise.all([
    parts.members.find(memberId),
    gatherMoneyFacts(parts, memberId),
    cashier.keySince(memberId, key),
    cashier.keyUsedByOthers(memberId, key),
    cashier.listDeposits({ memberId, page: 1, limit: RECENT_COUNT }),
    cashier.listWithdrawals({ memberId, page: 1, limit: RECENT_COUNT }),
    cashier.lookClosely(order_no),
    findClaims(parts.db, [order_no], parts.clock.now()),
  ]);
  if (member === null) throw new DomainError("backoffice.member_not_found");
  const known = await parts.members.findMany([memberId, ...others]);
  return {
    withdrawal: toWithdrawalRow(record, known),
    can_decide: record.canDecide,
    claim: toClaim(claims.get(order_no), context.operator.operatorId),
    verdict: toVerdict(check?.verdict),
    verdict_at: check === null ? null : toWireInstant(check.checkedAt),
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
    risk: assess(record, member, facts, { key: { since, others }, check }),
    recent_deposits: deposits.list.map((one) => toDepositRow(one, known)),
    recent_withdrawals: withdrawals.list.map((one) => toWithdrawalRow(one, known)),
  };
};
