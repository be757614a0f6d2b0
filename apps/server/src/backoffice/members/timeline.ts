/** Everything around a player on one line. Each source gives as much as a page, the newest win. */
import type * as contract from "@tucano/contract/backoffice/members/member-views.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { listEntries } from "../core/audit-repository.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, numberAfter } from "../core/keyset.ts";
import { findExisting } from "./members.ts";
import { listNotes } from "./repository.ts";

type Timeline = DataOf<typeof contract.memberTimeline>;

interface Happened extends Omit<Timeline["list"][number], "at"> {
  readonly at: Date;
}

interface Wanted {
  readonly memberId: MemberId;
  /** Not included. */
  readonly until: Date;
  readonly limit: number;
}

export async function showTimeline(
  parts: Parts,
  { member_id: memberId, cursor, limit: asked }: InputOf<typeof contract.memberTimeline>,
  { lang }: OperatorContext,
): Promise<Timeline> {
  const member = await findExisting(parts, memberId);
  const limit = limitOf(asked);
  const after = numberAfter(cursor);
  const until = new Date(after ?? parts.clock.now().getTime() + 1_000);
  const wanted = { memberId, until, limit: limit + 1 };
  const gathered = await Promise.all([
    ofMoney(parts, wanted),
    ofRewards(parts, wanted),
    ofSessions(parts, wanted, lang),
    ofTickets(parts, wanted),
    ofOperators(parts, wanted),
    ofNotes(parts, wanted),
  ]);
  const registered: Happened = {
    kind: "registered",
    at: member.createdAt,
    what: "registered",
    amount: null,
    detail: member.registerIp,
    by: null,
  };
  const all = [...gathered.flat(), registered]
    .filter(({ at }) => at < until)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return pageOf(all, limit);
}

/** What happened in one millisecond is never torn apart: the cursor is an instant. */
function pageOf(all: readonly Happened[], limit: number): Timeline {
  const shown = all.slice(0, limit);
  const last = shown.at(-1);
  const rest = last === undefined ? [] : all.slice(limit);
  const together = rest.filter(({ at }) => at.getTime() === last?.at.getTime());
  const list = [...shown, ...together].map((one) => ({ ...one, at: toWireInstant(one.at) }));
  const isMore = rest.length > together.length;
  return { list, next: isMore && last !== undefined ? String(last.at.getTime()) : null };
}

async function ofMoney(parts: Parts, { memberId, until, limit }: Wanted): Promise<Happened[]> {
  const entries = await parts.orders.statementBefore(memberId, { before: null, until, limit });
  return entries.map((entry) => ({
    kind: "money",
    at: new Date(entry.created_at),
    what: entry.kind,
    amount: entry.amount,
    detail: entry.reference,
    by: null,
  }));
}

async function ofRewards(parts: Parts, { memberId, until, limit }: Wanted): Promise<Happened[]> {
  const { list } = await parts.rewards.list(memberId, { until, limit });
  return list.map((reward) => ({
    kind: "reward",
    at: reward.createdAt,
    what: reward.kind,
    amount: formatWire(reward.amount),
    detail: reward.period,
    by: null,
  }));
}

async function ofSessions(
  parts: Parts,
  { memberId, until, limit }: Wanted,
  lang: string,
): Promise<Happened[]> {
  const before = { at: until, id: "00000000-0000-0000-0000-000000000000" };
  const sessions = await parts.members.office.listSessions(memberId, { before, limit, lang });
  return sessions.map((session) => ({
    kind: "session",
    at: session.createdAt,
    what: session.device,
    amount: null,
    detail: session.ip,
    by: null,
  }));
}

async function ofTickets(parts: Parts, { memberId, until, limit }: Wanted): Promise<Happened[]> {
  const tickets = await parts.messages.listDesk({
    memberId,
    order: "newest",
    after: { at: until, id: "" },
    limit,
  });
  return tickets.map((ticket) => ({
    kind: "ticket",
    at: ticket.updatedAt,
    what: ticket.ticketNo,
    amount: null,
    detail: ticket.subject,
    by: ticket.assignedTo,
  }));
}

async function ofOperators(parts: Parts, { memberId, until, limit }: Wanted): Promise<Happened[]> {
  const entries = await listEntries(parts.db, {
    action: null,
    subject: `member:${memberId}`,
    actor: null,
    from: null,
    until,
    afterId: null,
    isOldestFirst: false,
    limit,
  });
  return entries.map((entry) => ({
    kind: "operator",
    at: entry.at,
    what: entry.action,
    amount: null,
    detail: entry.reason ?? "",
    by: entry.operator_email,
  }));
}

async function ofNotes(parts: Parts, { memberId, until, limit }: Wanted): Promise<Happened[]> {
  const notes = await listNotes(parts.db, memberId, { before: null, until, limit });
  return notes.map((note) => ({
    kind: "note",
    at: note.at,
    what: "note",
    amount: null,
    detail: note.text,
    by: note.operator_email,
  }));
}
