/** The SQL of the inbox. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { NoticeCode } from "@tucano/contract/player/site/messages.ts";
import type { JournalReader } from "../../ledger/index.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { MessageParams } from "../../platform/errors.ts";
import { pushAdded } from "../push/push-repository.ts";

export interface NotificationRow {
  readonly id: number;
  readonly code: NoticeCode;
  readonly params: MessageParams;
  readonly link: string | null;
  readonly createdAt: Date;
  readonly isRead: boolean;
}

export interface NewNotification {
  readonly memberId: MemberId;
  readonly key: string;
  readonly code: NoticeCode;
  readonly params: MessageParams;
  readonly link: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** False: it is due later, and announced when its time has come. */
  readonly isDue: boolean;
}

export async function insertNotifications(
  tx: Tx,
  notices: readonly NewNotification[],
): Promise<void> {
  await sql`
    WITH added AS (
      INSERT INTO messages.notification (member_id, key, code, params, link, created_at, is_due)
      SELECT "memberId", key, code, params, link, "createdAt", "isDue"
      FROM jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) AS n (
        "memberId" bigint, key text, code text, params jsonb, link text, "createdAt" timestamptz,
        "isDue" boolean)
      ORDER BY 1, 2
      ON CONFLICT (member_id, key) DO NOTHING
      RETURNING member_id, code, link, created_at
    ) ${pushAdded}`.execute(tx);
}

/** Tells of those whose time has come; answers how many. Twice is once. */
export async function markDue(tx: Tx, now: Date): Promise<number> {
  const due = await sql`
    UPDATE messages.notification SET is_due = true
    WHERE NOT is_due AND created_at <= ${now}`.execute(tx);
  return Number(due.numAffectedRows ?? 0n);
}

interface InboxQuery {
  readonly memberId: MemberId;
  readonly isUnreadOnly: boolean;
  readonly now: Date;
  readonly offset: number;
  readonly limit: number;
}

export async function listNotifications(
  db: Db,
  query: InboxQuery,
): Promise<{ list: NotificationRow[]; total: number; unread: number }> {
  const { memberId, isUnreadOnly, now } = query;
  const counted = await sql<{ total: number; unread: number }>`
    SELECT count(*) AS total, count(*) FILTER (WHERE read_at IS NULL) AS unread
    FROM messages.notification
    WHERE member_id = ${memberId} AND created_at <= ${now}`.execute(db);
  const { rows } = await sql<NotificationRow>`
    SELECT id, code, params, link, created_at AS "createdAt", read_at IS NOT NULL AS "isRead"
    FROM messages.notification
    WHERE member_id = ${memberId} AND created_at <= ${now}
      AND (read_at IS NULL OR NOT ${isUnreadOnly}::boolean)
    ORDER BY created_at DESC, id DESC
    OFFSET ${query.offset} LIMIT ${query.limit}`.execute(db);
  const { total = 0, unread = 0 } = counted.rows[0] ?? {};
  return { list: rows, total: isUnreadOnly ? unread : total, unread };
}

export async function countUnread(db: Db, memberId: MemberId, now: Date): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*) AS unread FROM messages.notification
    WHERE member_id = ${memberId} AND created_at <= ${now} AND read_at IS NULL`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Null: all that can be seen by now. Answers how many were unread. */
export async function markRead(
  tx: Tx,
  of: { readonly memberId: MemberId; readonly ids: readonly number[] | null; readonly now: Date },
): Promise<number> {
  const marked = await sql`
    UPDATE messages.notification SET read_at = ${of.now}
    WHERE member_id = ${of.memberId} AND read_at IS NULL AND created_at <= ${of.now}
      AND (${of.ids}::bigint[] IS NULL OR id = ANY(${of.ids}::bigint[]))`.execute(tx);
  return Number(marked.numAffectedRows ?? 0n);
}

/**
 * Deposits and withdrawals tell of themselves in the journal, so nobody who moves money waits for a
 * message, none is lost, and none is told twice. What was told stays told: reading the journal
 * again finds it by its key.
 */
export const moneyTeller: JournalReader = {
  name: "messages.money",
  apply: async (tx, { entries }) => {
    await sql`
      WITH added AS (
        INSERT INTO messages.notification (member_id, key, code, params, link, created_at)
        SELECT e.member_id, 'journal:' || e.seq, told.code,
          jsonb_build_object('amountCentavos', e.amount), told.link, e.created_at
        FROM ${entries} AS e JOIN (VALUES
            ('deposit', 'deposit_credited', '/rechargeRecord'),
            ('withdrawal.payout', 'withdrawal_paid', '/withdrawalRecord'),
            ('withdrawal.release', 'withdrawal_rejected', '/withdrawalRecord')
          ) AS told (kind, code, link) USING (kind)
        ORDER BY e.member_id, e.seq
        ON CONFLICT (member_id, key) DO NOTHING
        RETURNING member_id, code, link, created_at
      ) ${pushAdded}`.execute(tx);
  },
  reset: () => Promise.resolve(),
};
