/** The SQL of what is to be pushed. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { NoticeCode } from "@tucano/contract/player/site/messages.ts";
import type { PushKind } from "@tucano/contract/player/site/push.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { MessageParams } from "../../platform/errors.ts";
import { kindOfNotice, type PushOutcome } from "./policy.ts";

const kinds = sql.join(
  Object.entries(kindOfNotice).map(([code, kind]) => sql`(${sql.lit(code)}, ${sql.lit(kind)})`),
);

/**
 * Of notices that a statement has just written: those that somebody asked to have pushed. It ends a
 * statement whose part `added` has their member_id, code, link and created_at. No value goes along:
 * a device's screen is read by whoever is near.
 */
export const pushAdded: RawBuilder<unknown> = sql`
  INSERT INTO messages.push (device_id, member_id, kind, code, params, link, next_at, until,
    created_at)
  SELECT d.device_id, a.member_id, k.kind, a.code, '{}', a.link, a.created_at,
    a.created_at + interval '12 hours', a.created_at
  FROM added AS a JOIN (VALUES ${kinds}) AS k (code, kind) USING (code)
  JOIN messages.push_device AS d ON d.member_id = a.member_id AND k.kind = ANY(d.kinds)`;

export interface NewPush {
  readonly deviceId: string;
  readonly memberId: MemberId;
  readonly kind: PushKind;
  readonly params: MessageParams;
}

/** What the house sends, in words. */
export async function insertPushes(
  tx: Tx,
  of: {
    readonly campaignId: number;
    readonly link: string | null;
    readonly pushes: readonly NewPush[];
    readonly now: Date;
    readonly until: Date;
  },
): Promise<void> {
  if (of.pushes.length === 0) return;
  await sql`
    INSERT INTO messages.push (device_id, member_id, kind, campaign_id, code, params, link, next_at,
      until, created_at)
    SELECT "deviceId", "memberId", kind, ${of.campaignId}, 'house_message', params, ${of.link},
      ${of.now}, ${of.until}, ${of.now}
    FROM jsonb_to_recordset(${JSON.stringify(of.pushes)}::jsonb)
      AS n ("deviceId" text, "memberId" bigint, kind text, params jsonb)`.execute(tx);
}

export interface DuePush {
  readonly pushId: number;
  readonly deviceId: string;
  readonly memberId: MemberId;
  readonly kind: PushKind;
  readonly code: NoticeCode;
  readonly params: MessageParams;
  readonly link: string | null;
  /** With the one that begins now. */
  readonly attempts: number;
  readonly until: Date;
}

/** Nobody else takes them before `leasedUntil`. */
export async function takeDue(
  tx: Tx,
  of: { readonly now: Date; readonly leasedUntil: Date; readonly limit: number },
): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    WITH due AS (
      SELECT push_id FROM messages.push WHERE state = 'waiting' AND next_at <= ${of.now}
      ORDER BY next_at LIMIT ${of.limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE messages.push AS p SET next_at = ${of.leasedUntil}, attempts = attempts + 1
    FROM due WHERE p.push_id = due.push_id
    RETURNING p.push_id AS "pushId", device_id AS "deviceId", member_id AS "memberId", kind, code,
      params, link, attempts, until`.execute(tx);
  return rows;
}

export interface PushEnd {
  readonly pushId: number;
  readonly outcome: PushOutcome | { readonly state: "dropped" };
  readonly problem: string | null;
}

export async function savePushes(tx: Tx, ends: readonly PushEnd[]): Promise<void> {
  const rows = ends.map(({ pushId, outcome, problem }) => ({
    pushId,
    problem,
    state: outcome.state,
    nextAt: outcome.state === "waiting" ? outcome.nextAt : null,
  }));
  await sql`
    UPDATE messages.push AS p SET state = n.state, problem = n.problem,
      next_at = coalesce(n."nextAt", p.next_at)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n ("pushId" bigint, state text, "nextAt" timestamptz, problem text)
    WHERE p.push_id = n."pushId" AND p.state = 'waiting'`.execute(tx);
}

export async function removePushes(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM messages.push WHERE created_at < ${before}`.execute(tx);
}

/** For how long the one that waits longest has been due. */
export async function readPushLag(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT greatest(0, coalesce(extract(epoch FROM ${now} - min(next_at)), 0))::float8 AS seconds
    FROM messages.push WHERE state = 'waiting'`.execute(db);
  return rows[0]?.seconds ?? 0;
}
