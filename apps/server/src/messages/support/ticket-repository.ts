/** The SQL of conversations with customer service. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { TicketCategory, TicketStatus } from "@tucano/contract/player/site/messages.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { DeskFilter, TicketMessage, TicketRecord, WaitingTickets } from "../types.ts";

const columns = sql`ticket_no AS "ticketNo", member_id AS "memberId", category, subject, status,
  assigned_to AS "assignedTo", created_at AS "createdAt", updated_at AS "updatedAt",
  closed_at AS "closedAt", answered_position > seen_position AS "isUnread", stars,
  rating_text AS "ratingText"`;

export async function findTicket(db: Db | Tx, ticketNo: string): Promise<TicketRecord | null> {
  const { rows } = await sql<TicketRecord>`
    SELECT ${columns} FROM messages.ticket WHERE ticket_no = ${ticketNo}`.execute(db);
  return rows[0] ?? null;
}

/** The row is held, so that two who write at once write one after the other. */
export async function lockTicket(tx: Tx, ticketNo: string): Promise<TicketRecord | null> {
  const { rows } = await sql<TicketRecord>`
    SELECT ${columns} FROM messages.ticket WHERE ticket_no = ${ticketNo} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

const MESSAGES_SHOWN_MAX = 200;

export async function listMessages(
  db: Db,
  ticketNo: string,
): Promise<Omit<TicketMessage, "files">[]> {
  const { rows } = await sql<Omit<TicketMessage, "files">>`
    SELECT position, operator, text, at FROM (
      SELECT position, operator, text, at FROM messages.ticket_message
      WHERE ticket_no = ${ticketNo} ORDER BY position DESC LIMIT ${MESSAGES_SHOWN_MAX}) AS last
    ORDER BY position`.execute(db);
  return rows;
}

export interface NewTicket {
  readonly ticketNo: string;
  readonly memberId: MemberId;
  readonly category: TicketCategory;
  readonly subject: string;
  readonly now: Date;
}

export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<void> {
  await sql`
    INSERT INTO messages.ticket (ticket_no, member_id, category, subject, status, created_at,
      updated_at)
    VALUES (${ticket.ticketNo}, ${ticket.memberId}, ${ticket.category}, ${ticket.subject}, 'open',
      ${ticket.now}, ${ticket.now})`.execute(tx);
}

export interface NewMessage {
  readonly ticketNo: string;
  readonly memberId: MemberId;
  /** Null: the member writes. */
  readonly operator: string | null;
  readonly text: string;
  readonly now: Date;
}

/** Adds to the conversation and passes the turn on; answers the message's place in it. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { ticketNo, operator, now } = message;
  const { rows } = await sql<{ position: number }>`
    INSERT INTO messages.ticket_message (ticket_no, position, member_id, operator, text, at)
    SELECT ${ticketNo}::text, coalesce(max(position), 0) + 1, ${message.memberId}::bigint,
      ${operator}::text, ${message.text}::text, ${now}::timestamptz
    FROM messages.ticket_message WHERE ticket_no = ${ticketNo}
    RETURNING position`.execute(tx);
  const position = rows[0]?.position ?? 0;
  const turn =
    operator === null
      ? sql`status = 'open', seen_position = ${position}`
      : sql`status = 'answered', answered_position = ${position},
          assigned_to = coalesce(assigned_to, ${operator})`;
  await sql`
    UPDATE messages.ticket SET updated_at = ${now}, ${turn}
    WHERE ticket_no = ${ticketNo}`.execute(tx);
  return position;
}

/** What a member has waiting for us, and wrote since then. */
export async function countWritten(
  tx: Tx,
  memberId: MemberId,
  since: Date,
): Promise<{ open: number; written: number }> {
  const { rows } = await sql<{ open: number; written: number }>`
    SELECT (SELECT count(*) FROM messages.ticket
        WHERE member_id = ${memberId} AND status <> 'closed') AS open,
      (SELECT count(*) FROM messages.ticket_message
        WHERE member_id = ${memberId} AND operator IS NULL AND at > ${since}) AS written
  `.execute(tx);
  return rows[0] ?? { open: 0, written: 0 };
}

export async function markSeen(tx: Tx, ticketNo: string, position: number): Promise<void> {
  await sql`
    UPDATE messages.ticket SET seen_position = ${position}
    WHERE ticket_no = ${ticketNo} AND seen_position < ${position}`.execute(tx);
}

export async function setAssigned(tx: Tx, ticketNo: string, to: string | null): Promise<void> {
  await sql`
    UPDATE messages.ticket SET assigned_to = ${to} WHERE ticket_no = ${ticketNo}`.execute(tx);
}

export async function markClosed(tx: Tx, ticketNo: string, now: Date): Promise<void> {
  await sql`
    UPDATE messages.ticket SET status = 'closed', closed_at = ${now}, updated_at = ${now}
    WHERE ticket_no = ${ticketNo} AND status <> 'closed'`.execute(tx);
}

export async function saveRating(
  tx: Tx,
  of: Pick<TicketRecord, "ticketNo" | "stars" | "ratingText"> & { readonly now: Date },
): Promise<void> {
  await sql`
    UPDATE messages.ticket SET stars = ${of.stars}, rating_text = ${of.ratingText},
      rated_at = ${of.now}
    WHERE ticket_no = ${of.ticketNo}`.execute(tx);
}

/** The author of the last message decides whose turn it is. */
export async function markReopened(tx: Tx, ticketNo: string, now: Date): Promise<void> {
  await sql`
    UPDATE messages.ticket t SET closed_at = NULL, updated_at = ${now},
      status = CASE WHEN t.answered_position = (SELECT max(m.position)
        FROM messages.ticket_message m WHERE m.ticket_no = t.ticket_no)
        THEN 'answered' ELSE 'open' END
    WHERE t.ticket_no = ${ticketNo} AND t.status = 'closed'`.execute(tx);
}

export async function closeQuiet(tx: Tx, quietSince: Date, now: Date): Promise<void> {
  await sql`
    UPDATE messages.ticket SET status = 'closed', closed_at = ${now}
    WHERE status = 'answered' AND updated_at < ${quietSince}`.execute(tx);
}

/** A member's own, the latest first. */
export async function listTickets(
  db: Db,
  memberId: MemberId,
  of: { readonly status: TicketStatus | null; readonly offset: number; readonly limit: number },
): Promise<{ list: TicketRecord[]; total: number }> {
  const where = sql`
    member_id = ${memberId} AND (${of.status}::text IS NULL OR status = ${of.status})`;
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM messages.ticket WHERE ${where}`.execute(db);
  const { rows } = await sql<TicketRecord>`
    SELECT ${columns} FROM messages.ticket WHERE ${where}
    ORDER BY updated_at DESC, ticket_no OFFSET ${of.offset} LIMIT ${of.limit}`.execute(db);
  return { list: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Along one of the indexes by state or by who looks after it; no count of all. */
export async function listDesk(db: Db, filter: DeskFilter): Promise<TicketRecord[]> {
  const { memberId, status, assignedTo, after } = filter;
  const conditions = [
    ...(memberId === undefined ? [] : [sql`member_id = ${memberId}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(assignedTo === undefined ? [] : [sql`assigned_to IS NOT DISTINCT FROM ${assignedTo}`]),
  ];
  const isOldest = filter.order === "oldest";
  if (after !== null) {
    conditions.push(sql`(updated_at, ticket_no) ${isOldest ? sql`>` : sql`<`}
      (${after.at}::timestamptz, ${after.id}::text)`);
  }
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
  const direction = isOldest ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<TicketRecord>`
    SELECT ${columns} FROM messages.ticket WHERE ${where}
    ORDER BY updated_at ${direction}, ticket_no ${direction}
    LIMIT ${filter.limit}`.execute(db);
  return rows;
}

export async function countWaiting(db: Db, operator: string): Promise<WaitingTickets> {
  const { rows } = await sql<WaitingTickets>`
    SELECT count(*) FILTER (WHERE assigned_to = ${operator}) AS mine,
      count(*) FILTER (WHERE assigned_to IS NULL) AS unassigned, count(*) AS all
    FROM messages.ticket WHERE status = 'open'`.execute(db);
  return rows[0] ?? { mine: 0, unassigned: 0, all: 0 };
}

export async function countUnreadTickets(db: Db, memberId: MemberId): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*) AS unread FROM messages.ticket
    WHERE member_id = ${memberId} AND answered_position > seen_position`.execute(db);
  return rows[0]?.unread ?? 0;
}
