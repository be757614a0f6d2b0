/** The SQL of notifications to many members at once. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { MessageParams } from "../../platform/errors.ts";
import type { AnnouncementTexts, Segment } from "../types.ts";

export interface NewCampaign {
  readonly code: "house_message" | "terms_announced";
  /** Null: the words are those of the code. */
  readonly texts: AnnouncementTexts | null;
  readonly params: MessageParams;
  readonly link: string | null;
  readonly segment: Segment;
  readonly startsAt: Date;
  readonly setBy: string;
}

export interface Campaign extends NewCampaign {
  readonly id: number;
  readonly state: "scheduled" | "sending" | "sent" | "stopped";
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly lastMemberId: number;
  readonly told: number;
}

const columns = sql`id, code, texts, params, link, segment, state, starts_at AS "startsAt",
  created_at AS "createdAt", finished_at AS "finishedAt", set_by AS "setBy",
  last_member_id AS "lastMemberId", told`;

export async function insertCampaign(tx: Tx, campaign: NewCampaign, now: Date): Promise<number> {
  const texts = campaign.texts === null ? null : JSON.stringify(campaign.texts);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO messages.campaign (code, texts, params, link, segment, starts_at, created_at,
      set_by)
    VALUES (${campaign.code}, ${texts}, ${JSON.stringify(campaign.params)}, ${campaign.link},
      ${JSON.stringify(campaign.segment)}, ${campaign.startsAt}, ${now}, ${campaign.setBy})
    RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function listCampaigns(
  db: Db,
  of: { readonly before: number | null; readonly limit: number },
): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    SELECT ${columns} FROM messages.campaign
    WHERE audience IS NULL AND (${of.before}::bigint IS NULL OR id < ${of.before})
    ORDER BY id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** One that is due and that no other process is at. */
export async function lockDueCampaign(tx: Tx, now: Date): Promise<Campaign | null> {
  const { rows } = await sql<Campaign>`
    SELECT ${columns} FROM messages.campaign
    WHERE state IN ('scheduled', 'sending') AND starts_at <= ${now}
    ORDER BY starts_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0] ?? null;
}

export async function noteProgress(
  tx: Tx,
  of: {
    readonly id: number;
    readonly lastMemberId: number;
    readonly told: number;
    readonly finishedAt: Date | null;
  },
): Promise<void> {
  await sql`
    UPDATE messages.campaign SET last_member_id = ${of.lastMemberId}, told = told + ${of.told},
      finished_at = ${of.finishedAt},
      state = CASE WHEN ${of.finishedAt}::timestamptz IS NULL THEN 'sending' ELSE 'sent' END
    WHERE id = ${of.id}`.execute(tx);
}

/** False: it is through, or there is none. */
export async function stopCampaign(tx: Tx, id: number, now: Date): Promise<boolean> {
  const stopped = await sql`
    UPDATE messages.campaign SET state = 'stopped', finished_at = ${now}
    WHERE id = ${id} AND state IN ('scheduled', 'sending', 'waiting', 'ready', 'going')`.execute(
    tx,
  );
  return stopped.numAffectedRows === 1n;
}

export async function loadTexts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AnnouncementTexts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; texts: AnnouncementTexts }>`
    SELECT id, texts FROM messages.campaign
    WHERE id = ANY(${ids}::bigint[]) AND texts IS NOT NULL`.execute(db);
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}
