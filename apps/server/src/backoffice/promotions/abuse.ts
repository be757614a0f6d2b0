/** What looks like abuse: stopped commissions and refused claims, and what operators decide. */
import type * as contract from "@tucano/contract/backoffice/site/promotion-signals.ts";
import { commissionKinds } from "@tucano/contract/player/rewards/agency.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import * as z from "zod/mini";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { SignalPlace, SignalShown } from "../../rewards/index.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { type AuditEntry, ordered } from "../core/audit.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { toReference } from "../core/present.ts";

export const listAgencySignals: Reading<typeof contract.listAgencySignals> = async (
  parts,
  { member_id: memberId, cursor, limit: asked },
) => {
  const limit = limitOf(asked);
  const rows = await parts.agency.signalsBefore({
    agentId: memberId ?? null,
    before: numberAfter(cursor),
    limit: limit + 1,
  });
  const people = rows.flatMap(({ agentId, inviteeId }) => [agentId, inviteeId ?? agentId]);
  const members = await parts.members.findMany([...new Set(people)]);
  return toPage(rows, limit, {
    keyOf: (one) => String(one.signalId),
    show: (one) => ({
      signal_id: one.signalId,
      agent: toReference(one.agentId, members),
      invitee: one.inviteeId === null ? null : toReference(one.inviteeId, members),
      kind: one.kind,
      period: one.period,
      why: one.reason,
      detail: one.detail,
      at: toWireInstant(one.createdAt),
      state: one.state,
      amount: formatWire(one.amount),
      can_release: one.state === "stopped",
      can_forfeit: one.state === "stopped" || one.state === "held",
    }),
  });
};

type Decide = InputOf<typeof contract.decideCommission>;

/** Forfeiting gives nothing away; paying what was stopped needs a second person. */
export async function decideCommission(
  parts: Parts,
  input: Decide,
  context: OperatorContext,
): Promise<DataOf<typeof contract.decideCommission>> {
  const { agent_id: agentId, kind, period, decision, reason } = input;
  if (decision === "release") return askForRelease(parts, input, context);
  const { operator, ip } = context;
  const entry: AuditEntry = {
    action: "agency.forfeit",
    subject: `member:${agentId}`,
    operator,
    ip,
    reason,
    before: { kind, period },
    after: { kind, period, state: "forfeited" },
  };
  const by = { decidedBy: operator.email, reason };
  const { state } = await ordered(parts, entry, () =>
    parts.agency.forfeit({ agentId, kind, period }, by),
  );
  return { state, approval: null };
}

async function askForRelease(
  parts: Parts,
  { agent_id: agentId, kind, period, reason }: Decide,
  context: OperatorContext,
): Promise<DataOf<typeof contract.decideCommission>> {
  const key = { agentId, kind, period };
  const found = await parts.agency.findCommission(key);
  if (found === null) throw new DomainError("agency.commission_unknown");
  const { state, earned } = found;
  if (state !== "stopped") throw new DomainError("agency.commission_decided");
  const facts = { kind, period, amount: formatWire(earned) };
  const approval = await parts.approvals.request(
    {
      kind: "agency.release",
      subject: `commission:${agentId}:${kind}:${period}`,
      payload: key,
      before: { ...facts, state },
      after: { ...facts, state: "held" },
      reason,
    },
    context,
  );
  return { state, approval };
}

const commission = z.object({
  agentId: memberId,
  kind: z.enum(commissionKinds),
  period: z.string(),
});

export function releasing(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "agency.release",
    decidedWith: "members.adjust",
    payload: commission,
    carryOut: async (tx, agreed) => {
      const { payload: key, approver, reason } = agreed;
      await parts.agency.release(tx, key, { decidedBy: approver.email, reason });
      const entry = agreedEntry("agency.release", agreed);
      await parts.audit.append(tx, { ...entry, subject: `member:${key.agentId}` });
    },
  });
}

const BETWEEN = "/";

const placeOf = ({ at, memberId, kind, guard }: SignalShown) =>
  [at.getTime(), memberId, kind, guard].join(BETWEEN);

/** Nonsense is the beginning. */
function placeFrom(cursor: string | undefined): SignalPlace | null {
  const [at = "", memberId = "", kind, guard] = (cursor ?? "").split(BETWEEN);
  if (!/^\d{1,15}$/.test(at) || !/^\d{1,15}$/.test(memberId)) return null;
  if (kind === undefined || guard === undefined) return null;
  return { at: new Date(Number(at)), memberId: toMemberId(Number(memberId)), kind, guard };
}

export const listRewardSignals: Reading<typeof contract.listRewardSignals> = async (
  parts,
  { cursor, limit: asked },
) => {
  const limit = limitOf(asked);
  const rows = await parts.rewards.signalsAfter({ after: placeFrom(cursor), limit: limit + 1 });
  const people = rows.flatMap(({ memberId, otherMemberId }) => [memberId, otherMemberId]);
  const members = await parts.members.findMany([...new Set(people)]);
  return toPage(rows, limit, {
    keyOf: placeOf,
    show: (one) => ({
      member: toReference(one.memberId, members),
      other: toReference(one.otherMemberId, members),
      kind: one.kind,
      period: one.period,
      guard: one.guard,
      at: toWireInstant(one.at),
      reward_id: one.state === "claimable" ? one.rewardId : null,
      amount: one.amount === null ? null : formatWire(one.amount),
      state: one.state,
    }),
  });
};

export const forfeitReward: Command<typeof contract.forfeitReward> = async (
  parts,
  { reward_id: id, reason },
  { operator, ip },
) => {
  const reward = await parts.rewards.findById(id);
  if (reward === null) throw new DomainError("rewards.not_found");
  const { kind, period, amount, memberId, state } = reward;
  const what = { kind, period, amount: formatWire(amount) };
  const entry: AuditEntry = {
    action: "promotion.forfeit",
    subject: `member:${memberId}`,
    operator,
    ip,
    reason,
    before: { ...what, state },
    after: { ...what, state: "forfeited" },
  };
  const done = await ordered(parts, entry, () => parts.rewards.forfeit(id, operator.email, reason));
  return { state: done.state };
};
