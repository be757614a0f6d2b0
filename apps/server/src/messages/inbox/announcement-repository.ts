/** The SQL of announcements. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { NewAnnouncement } from "../types.ts";

export interface AnnouncementRow extends NewAnnouncement {
  readonly id: number;
}

const columns = sql`id, site, texts, link, is_pinned AS "isPinned", starts_at AS "startsAt",
  ends_at AS "endsAt"`;

/** More are not kept in memory; nobody reads so many. */
const CURRENT_MAX = 200;

export async function loadCurrent(db: Db, now: Date): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    SELECT ${columns} FROM messages.announcement
    WHERE starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})
    ORDER BY is_pinned DESC, starts_at DESC, id DESC LIMIT ${CURRENT_MAX}`.execute(db);
  return rows;
}

export interface OfficeAnnouncement extends AnnouncementRow {
  readonly setBy: string;
}

export async function listAll(
  db: Db,
  of: { readonly before: number | null; readonly limit: number },
): Promise<OfficeAnnouncement[]> {
  const { rows } = await sql<OfficeAnnouncement>`
    SELECT ${columns}, set_by AS "setBy" FROM messages.announcement
    WHERE ${of.before}::bigint IS NULL OR id < ${of.before}
    ORDER BY id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

export async function insertAnnouncement(
  tx: Tx,
  announcement: NewAnnouncement,
  operator: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO messages.announcement (site, texts, link, is_pinned, starts_at, ends_at, set_by)
    VALUES (${announcement.site}, ${JSON.stringify(announcement.texts)}, ${announcement.link},
      ${announcement.isPinned}, ${announcement.startsAt}, ${announcement.endsAt}, ${operator})
    RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/**
 * False: it has ended before, or there is no such announcement. One that has not begun is
 * cancelled.
 */
export async function endAnnouncement(tx: Tx, id: number, now: Date): Promise<boolean> {
  const ended = await sql`
    UPDATE messages.announcement
    SET ends_at = greatest(${now}::timestamptz, starts_at + interval '1 millisecond')
    WHERE id = ${id} AND (ends_at IS NULL OR ends_at > ${now})`.execute(tx);
  return ended.numAffectedRows === 1n;
}
