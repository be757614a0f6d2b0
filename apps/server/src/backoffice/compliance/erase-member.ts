/**
 * The end of what is kept about a person. A closed account whose records the law lets go of is
 * erased by two people, in one transaction: each room does away with what it has. Money, rounds and
 * the audit log stay, and lead to a number.
 */
import type * as contract from "@tucano/contract/backoffice/members/data-requests.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import * as z from "zod/mini";
import type { Tx } from "../../platform/database/types.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import * as repository from "./data-request-repository.ts";
import { type ErasureAnswer, judgeErasure, KEPT_YEARS } from "./erasure-policy.ts";

/** A little more than what is kept, so that nothing that counts is overlooked. */
const LOOKED_BACK_DAYS = (KEPT_YEARS + 1) * 366;

export async function readErasure(parts: Parts, memberId: MemberId): Promise<ErasureAnswer> {
  const today = dayOf(parts.clock.now());
  const days = { from: addDays(today, -LOOKED_BACK_DAYS), to: today };
  const one = { memberId, page: 1, limit: 1 };
  const [closedAt, wallet, exclusions, deposits, withdrawals, play, money, papers] =
    await Promise.all([
      parts.members.office.closedAt(memberId),
      parts.ledger.readWallet(memberId),
      parts.compliance.listExclusions({ memberId, isRunning: true, after: null, limit: 1 }),
      parts.cashier.listDeposits(one),
      parts.cashier.listWithdrawals(one),
      parts.statistics.turnover(memberId, days),
      parts.statistics.moneyDays(memberId, days),
      parts.identity.office.historyOf(memberId),
    ]);
  return judgeErasure({
    closedOn: closedAt === null ? null : dayOf(closedAt),
    today,
    hasMoney: wallet.cash + wallet.bonus + wallet.rebate + wallet.locked > 0,
    isExcluded: exclusions.length > 0,
    hasRecords:
      deposits.total + withdrawals.total > 0 ||
      play.length > 0 ||
      money.length > 0 ||
      papers.length > 0,
  });
}

async function requireErasable(parts: Parts, memberId: MemberId): Promise<void> {
  const { obstacles, keptUntil } = await readErasure(parts, memberId);
  if (obstacles.length === 0) return;
  throw new DomainError("backoffice.not_erasable", { data: { obstacles, kept_until: keptUntil } });
}

export const eraseMember: Command<typeof contract.eraseMember> = async (
  parts,
  { request_id, reason },
  context,
) => {
  const request = await repository.findRequest(parts.db, request_id);
  if (request === null || request.kind !== "erasure") throw new DomainError("common.not_found");
  if (request.status !== "open" && request.status !== "postponed") {
    throw new DomainError("backoffice.request_decided");
  }
  await requireErasable(parts, request.member_id);
  const approval = await parts.approvals.request(
    {
      kind: "member.erase",
      subject: `member:${request.member_id}`,
      payload: { memberId: request.member_id, requestId: request_id },
      before: { person: "kept" },
      after: { person: "erased", request: String(request_id) },
      reason,
    },
    context,
  );
  return { approval };
};

const payload = z.object({ memberId, requestId: z.int() });

export function erasure(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "member.erase",
    decidedWith: "compliance.requests",
    payload,
    carryOut: async (tx, agreed) => {
      const { memberId, requestId } = agreed.payload;
      // Between asking and agreeing somebody may have been excluded.
      await requireErasable(parts, memberId);
      await eraseEverywhere(parts, tx, memberId);
      await repository.decideRequest(tx, {
        requestId,
        to: "done",
        by: agreed.approver.email,
        answer: "",
        postponedUntil: null,
        now: parts.clock.now(),
      });
      await parts.audit.append(tx, agreedEntry("request.erase", agreed));
    },
  });
}

/** Harmless when repeated. Who adds a place where persons are kept adds its end here. */
async function eraseEverywhere(parts: Parts, tx: Tx, memberId: MemberId): Promise<void> {
  await parts.members.office.erase(tx, memberId);
  await parts.identity.office.eraseMember(tx, memberId);
  await parts.cashier.eraseMember(tx, memberId);
  await parts.sharedRounds.eraseMember(tx, memberId);
  const tickets = await parts.messages.eraseMember(tx, memberId);
  await repository.eraseWords(tx, memberId, tickets);
}
