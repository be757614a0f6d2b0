/** The SQL of addresses that affiliates are asked at, and of what became of each request. */
import { sql } from "kysely";
import type { PostbackKind } from "@tucano/contract/affiliates.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Address, Lease, Outcome } from "../../integrations/index.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

/** Events that one address is asked about in one step. */
const FAN_OUT = 2_000;

export interface PostbackRow extends Address {
  readonly postbackId: number;
  readonly affiliateId: number;
  readonly template: string;
  readonly kinds: readonly PostbackKind[];
  readonly goneAt: Date | null;
}

const columns = sql`postback_id AS "postbackId", affiliate_id AS "affiliateId", template, kinds,
  is_enabled AS "isEnabled", failures, open_until AS "openUntil", gone_at AS "goneAt"`;

export type PostbackWish = Pick<PostbackRow, "template" | "kinds" | "isEnabled">;

/** It begins with what happens from now on. */
export async function insertPostback(
  tx: Tx,
  one: PostbackWish & { readonly affiliateId: number; readonly by: string; readonly now: Date },
): Promise<PostbackRow> {
  const { rows } = await sql<PostbackRow>`
    INSERT INTO affiliates.postback (affiliate_id, template, kinds, is_enabled, position,
      created_by, created_at)
    VALUES (${one.affiliateId}, ${one.template}, ${[...one.kinds]}::text[], ${one.isEnabled},
      (SELECT coalesce(max(event_seq), 0) FROM affiliates.event), ${one.by}, ${one.now})
    RETURNING ${columns}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The address just written is missing.");
  return row;
}

export async function updatePostback(tx: Tx, postbackId: number, one: PostbackWish): Promise<void> {
  await sql`
    UPDATE affiliates.postback SET template = ${one.template}, kinds = ${[...one.kinds]}::text[],
      is_enabled = ${one.isEnabled}, failures = 0, open_until = NULL, gone_at = NULL
    WHERE postback_id = ${postbackId}`.execute(tx);
}

export async function listPostbacks(db: Db, affiliateId: number): Promise<readonly PostbackRow[]> {
  const { rows } = await sql<PostbackRow>`
    SELECT ${columns} FROM affiliates.postback WHERE affiliate_id = ${affiliateId}
    ORDER BY postback_id LIMIT 50`.execute(db);
  return rows;
}

export async function findPostback(db: Db, postbackId: number): Promise<PostbackRow | null> {
  const { rows } = await sql<PostbackRow>`
    SELECT ${columns} FROM affiliates.postback WHERE postback_id = ${postbackId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Requests for new events. An event's number may become visible after a higher one: so the last
 * minute is looked at again, and a request is made once.
 */
export async function fanOut(tx: Tx, now: Date): Promise<void> {
  await sql`
    WITH behind AS (
      SELECT postback_id, affiliate_id, kinds, position FROM affiliates.postback
      WHERE is_enabled ORDER BY postback_id FOR UPDATE SKIP LOCKED
    ), part AS (
      SELECT b.postback_id, b.kinds, e.event_seq, e.kind, e.written_at
      FROM behind AS b CROSS JOIN LATERAL (
        SELECT event_seq, kind, written_at FROM affiliates.event
        WHERE affiliate_id = b.affiliate_id AND event_seq > b.position
        ORDER BY event_seq LIMIT ${FAN_OUT}) AS e
    ), made AS (
      INSERT INTO affiliates.request (postback_id, event_seq, next_at, updated_at)
      SELECT postback_id, event_seq, ${now}, ${now} FROM part WHERE kind = ANY(kinds)
      ON CONFLICT DO NOTHING
    )
    UPDATE affiliates.postback AS p SET position = s.last
    FROM (SELECT postback_id, max(event_seq) AS last FROM part
      WHERE written_at < clock_timestamp() - interval '1 minute' GROUP BY postback_id) AS s
    WHERE p.postback_id = s.postback_id`.execute(tx);
}

export async function listDue(db: Db, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ postback_id: number }>`
    SELECT postback_id FROM affiliates.postback AS p
    WHERE is_enabled AND (open_until IS NULL OR open_until <= ${now})
      AND EXISTS (SELECT FROM affiliates.request AS r WHERE r.postback_id = p.postback_id
        AND r.state = 'waiting' AND r.next_at <= ${now})
    ORDER BY postback_id`.execute(db);
  return rows.map((row) => row.postback_id);
}

export interface Due {
  readonly eventSeq: number;
  readonly attempts: number;
  readonly memberId: MemberId;
  readonly kind: PostbackKind;
  readonly txnId: string;
  readonly amount: Centavos;
  readonly clickId: string;
  readonly partnerClick: string | null;
  readonly subs: readonly string[];
  readonly code: string;
}

export async function takeDue(
  tx: Tx,
  postbackId: number,
  { now, until, limit }: Lease,
): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    WITH due AS (
      SELECT postback_id, event_seq FROM affiliates.request
      WHERE postback_id = ${postbackId} AND state = 'waiting' AND next_at <= ${now}
      ORDER BY event_seq LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE affiliates.request AS r SET next_at = ${until}
      FROM due WHERE r.postback_id = due.postback_id AND r.event_seq = due.event_seq
      RETURNING r.event_seq, r.attempts
    )
    SELECT t.event_seq AS "eventSeq", t.attempts, e.member_id AS "memberId", e.kind,
      e.txn_id AS "txnId", e.amount, a.click_id AS "clickId",
      a.partner_click AS "partnerClick", a.subs, l.code
    FROM taken AS t JOIN affiliates.event AS e USING (event_seq)
    JOIN affiliates.attribution AS a USING (member_id)
    JOIN affiliates.link AS l USING (link_id)
    ORDER BY t.event_seq`.execute(tx);
  return rows;
}

export async function saveOutcome(
  tx: Tx,
  postbackId: number,
  { eventSeq }: Due,
  { state, attempts, nextAt, status, problem, now }: Outcome,
): Promise<void> {
  await sql`
    UPDATE affiliates.request SET state = ${state}, attempts = ${attempts}, next_at = ${nextAt},
      status = ${status}, problem = ${problem}, updated_at = ${now}
    WHERE postback_id = ${postbackId} AND event_seq = ${eventSeq}`.execute(tx);
}

export async function noteAnswered(tx: Tx, postbackId: number): Promise<void> {
  await sql`
    UPDATE affiliates.postback SET failures = 0, open_until = NULL
    WHERE postback_id = ${postbackId} AND failures > 0`.execute(tx);
}

export async function noteFailure(
  tx: Tx,
  postbackId: number,
  { openUntil, goneAt }: { readonly openUntil: Date | null; readonly goneAt: Date | null },
): Promise<void> {
  await sql`
    UPDATE affiliates.postback SET failures = failures + 1, open_until = ${openUntil},
      gone_at = coalesce(${goneAt}, gone_at), is_enabled = is_enabled AND ${goneAt === null}
    WHERE postback_id = ${postbackId}`.execute(tx);
}

export interface RequestRow extends Outcome {
  readonly eventSeq: number;
  readonly kind: PostbackKind;
  readonly txnId: string;
}

/** The latest first. */
export async function listRequests(
  db: Db,
  of: { readonly postbackId: number; readonly before: number | null; readonly limit: number },
): Promise<readonly RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    SELECT r.event_seq AS "eventSeq", e.kind, e.txn_id AS "txnId", r.state, r.attempts,
      r.next_at AS "nextAt", r.status, r.problem, r.updated_at AS now
    FROM affiliates.request AS r JOIN affiliates.event AS e USING (event_seq)
    WHERE r.postback_id = ${of.postbackId}
      AND (${of.before}::bigint IS NULL OR r.event_seq < ${of.before})
    ORDER BY r.event_seq DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** For how long the oldest request that is due has waited; 0: none is. */
export async function postbackLagSeconds(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM ${now} - min(e.written_at)), 0)::float8 AS seconds
    FROM affiliates.request AS r JOIN affiliates.event AS e USING (event_seq)
    JOIN affiliates.postback AS p USING (postback_id)
    WHERE r.state = 'waiting' AND p.is_enabled`.execute(db);
  return Math.max(0, rows[0]?.seconds ?? 0);
}
