/** A player's account: level, tree, devices, limits, conversations, and what looks odd. */
import type * as contract from "@tucano/contract/backoffice/members/member-views.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import type { LimitState } from "../../compliance/index.ts";
import { addDays, dayOf, toWireInstant } from "../../platform/days.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, numberAfter, placeAfter, placeText, toPage } from "../core/keyset.ts";
import { findExisting } from "./members.ts";

type Asked = InputOf<typeof contract.memberSessions>;
type One = InputOf<typeof contract.memberVip>;

const instantOrNull = (instant: Date | null) => (instant === null ? null : toWireInstant(instant));

const HISTORY_DAYS = 364;
const HISTORY_SHOWN = 20;

export async function showVip(
  parts: Parts,
  { member_id: memberId }: One,
): Promise<DataOf<typeof contract.memberVip>> {
  await findExisting(parts, memberId);
  const today = dayOf(parts.clock.now());
  const range = { from: addDays(today, -HISTORY_DAYS), to: today };
  const [info, history] = await Promise.all([
    parts.vip.showInfo(memberId),
    parts.vip.showHistory(memberId, { ...range, limit: HISTORY_SHOWN }),
  ]);
  const next = info.list.find((rung) => !rung.is_reached);
  return {
    is_open: info.is_open,
    level: info.uservip.userviplvl,
    level_name: info.level_name,
    recharged: info.uservip.totalrecharge,
    staked: info.uservip.totalbetting,
    slot_level: info.slot_level,
    live_level: info.live_level,
    next:
      next === undefined
        ? null
        : {
            level: next.level,
            name: next.name,
            recharge_from: next.recharge_from,
            recharge_missing: next.recharge_missing,
            betting_from: next.betting_from,
            betting_missing: next.betting_missing,
            progress: next.progress,
          },
    history: history.list.map(({ kind, level, level_name, amount, state, time }) => ({
      kind,
      level,
      level_name,
      amount,
      state,
      time,
    })),
  };
}

const LEVELS_UP_MAX = 10;

async function listAbove(parts: Parts, memberId: MemberId): Promise<MemberId[]> {
  const above: MemberId[] = [];
  let next = await parts.members.inviterOf(memberId);
  while (next !== null && above.length < LEVELS_UP_MAX) {
    above.push(next);
    next = await parts.members.inviterOf(next);
  }
  return above;
}

export async function showTree(
  parts: Parts,
  { member_id: memberId, cursor, limit: asked }: Asked,
): Promise<DataOf<typeof contract.memberTree>> {
  await findExisting(parts, memberId);
  const limit = limitOf(asked);
  const [above, below] = await Promise.all([
    cursor === undefined ? listAbove(parts, memberId) : [],
    parts.members.office.listInvitees(memberId, { after: numberAfter(cursor), limit: limit + 1 }),
  ]);
  const members = await parts.members.findMany(above);
  const page = toPage(below, limit, {
    show: (one) => ({
      member_id: one.memberId,
      account: one.account,
      status: one.status,
      created_at: toWireInstant(one.createdAt),
      invitees: one.invitees,
    }),
    keyOf: (one) => String(one.memberId),
  });
  return {
    ...page,
    above: above.flatMap((id) => {
      const member = members.get(id);
      if (member === undefined) return [];
      const { account, status, createdAt } = member;
      return [{ member_id: id, account, status, created_at: toWireInstant(createdAt) }];
    }),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function showSessions(
  parts: Parts,
  { member_id: memberId, cursor, limit: asked }: Asked,
  { lang }: OperatorContext,
): Promise<DataOf<typeof contract.memberSessions>> {
  await findExisting(parts, memberId);
  const limit = limitOf(asked);
  const before = placeAfter(cursor, UUID);
  const [sessions, security] = await Promise.all([
    parts.members.office.listSessions(memberId, { before, limit: limit + 1, lang }),
    parts.members.office.securityOf(memberId),
  ]);
  const page = toPage(sessions, limit, {
    show: (one) => ({
      session_id: one.sessionId,
      device: one.device,
      ip: one.ip,
      created_at: toWireInstant(one.createdAt),
      last_seen_at: toWireInstant(one.lastSeenAt),
      ended_at: instantOrNull(one.endedAt),
      end_reason: one.endReason,
    }),
    keyOf: (one) => placeText(one.createdAt, one.sessionId),
  });
  return {
    ...page,
    security: {
      has_password: security.hasPassword,
      has_withdrawal_password: security.hasWithdrawalPassword,
      second_factor_since: instantOrNull(security.secondFactorSince),
      passkeys: security.passkeys,
    },
  };
}

export async function showLimits(
  parts: Parts,
  { member_id: memberId }: One,
): Promise<DataOf<typeof contract.memberLimits>> {
  await findExisting(parts, memberId);
  const [limits, exclusion] = await Promise.all([
    parts.compliance.listLimits(memberId),
    parts.compliance.findExclusion(memberId),
  ]);
  return {
    exclusion:
      exclusion === null
        ? null
        : {
            kind: exclusion.kind,
            started_at: toWireInstant(exclusion.startedAt),
            until: instantOrNull(exclusion.until),
            reason: exclusion.reason,
          },
    limits: limits.map(presentLimit),
  };
}

function presentLimit({ measure, period, amount, used, next }: LimitState) {
  const isMoney = measure !== "time";
  const say = (value: number) => (isMoney ? formatWire(toCentavos(value)) : String(value));
  return {
    measure,
    period,
    amount: say(amount),
    used: say(used),
    is_money: isMoney,
    next:
      next === null
        ? null
        : {
            amount: next.amount === null ? "" : say(next.amount),
            from: toWireInstant(next.from),
            until: toWireInstant(next.until),
          },
  };
}

export async function showTickets(
  parts: Parts,
  { member_id: memberId, cursor, limit: asked }: Asked,
): Promise<DataOf<typeof contract.memberTickets>> {
  await findExisting(parts, memberId);
  const limit = limitOf(asked);
  const tickets = await parts.messages.listDesk({
    memberId,
    order: "newest",
    after: placeAfter(cursor),
    limit: limit + 1,
  });
  return toPage(tickets, limit, {
    show: (ticket) => ({
      ticket_no: ticket.ticketNo,
      category: ticket.category,
      subject: ticket.subject,
      status: ticket.status,
      assigned_to: ticket.assignedTo,
      updated_at: toWireInstant(ticket.updatedAt),
    }),
    keyOf: (ticket) => placeText(ticket.updatedAt, ticket.ticketNo),
  });
}
