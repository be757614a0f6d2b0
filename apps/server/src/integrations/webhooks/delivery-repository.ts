/** The SQL of deliveries: made from the stream, taken by whoever sends, and kept with their end. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { EventRow } from "../policy.ts";
import type { Lease, Outcome } from "./sender.ts";

/** Events that one address gets deliveries of in one step. */
const FAN_OUT = 500;

/** For all addresses, from the place of each. */
export async function fanOut(tx: Tx, now: Date): Promise<void> {
  await sql`
    WITH behind AS (
      SELECT webhook_id, types, position FROM integrations.webhook
      WHERE is_enabled AND position < (SELECT last_seq FROM integrations.head)
      ORDER BY webhook_id FOR UPDATE SKIP LOCKED
    ), part AS (
      SELECT b.webhook_id, b.types, e.seq, e.type
      FROM behind AS b CROSS JOIN LATERAL (
        SELECT seq, type FROM integrations.event
        WHERE seq > b.position ORDER BY seq LIMIT ${FAN_OUT}) AS e
    ), made AS (
      INSERT INTO integrations.delivery (webhook_id, seq, is_first, next_at, updated_at)
      SELECT webhook_id, seq, type LIKE 'exclusion.%', ${now}, ${now} FROM part
      WHERE type = ANY(types)
      ON CONFLICT DO NOTHING
    )
    UPDATE integrations.webhook AS w SET position = p.last
    FROM (SELECT webhook_id, max(seq) AS last FROM part GROUP BY webhook_id) AS p
    WHERE w.webhook_id = p.webhook_id`.execute(tx);
}

export async function listDue(db: Db, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ webhook_id: number }>`
    SELECT webhook_id FROM integrations.webhook AS w
    WHERE is_enabled AND (open_until IS NULL OR open_until <= ${now})
      AND EXISTS (SELECT FROM integrations.delivery AS d
        WHERE d.webhook_id = w.webhook_id AND d.state = 'waiting' AND d.next_at <= ${now})
    ORDER BY webhook_id`.execute(db);
  return rows.map((row) => row.webhook_id);
}

export interface Due extends EventRow {
  readonly attempts: number;
}

/** The next that are due, exclusions first. */
export async function takeDue(
  tx: Tx,
  webhookId: number,
  { now, until, limit }: Lease,
): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    WITH due AS (
      SELECT webhook_id, seq FROM integrations.delivery
      WHERE webhook_id = ${webhookId} AND state = 'waiting' AND next_at <= ${now}
      ORDER BY is_first DESC, seq LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE integrations.delivery AS d SET next_at = ${until}
      FROM due WHERE d.webhook_id = due.webhook_id AND d.seq = due.seq
      RETURNING d.seq, d.attempts, d.is_first
    )
    SELECT t.attempts, e.seq, e.id, e.type, e.member_id AS "memberId", e.at, e.data
    FROM taken AS t JOIN integrations.event AS e USING (seq)
    ORDER BY t.is_first DESC, e.seq`.execute(tx);
  return rows;
}

export async function saveOutcome(
  tx: Tx,
  webhookId: number,
  { seq }: Due,
  { state, attempts, nextAt, status, problem, now }: Outcome,
): Promise<void> {
  await sql`
    UPDATE integrations.delivery SET state = ${state}, attempts = ${attempts},
      next_at = ${nextAt}, status = ${status}, problem = ${problem}, updated_at = ${now}
    WHERE webhook_id = ${webhookId} AND seq = ${seq}`.execute(tx);
}

/** Everything after that place once more, whatever became of it; returns how many. */
export async function replayAfter(
  tx: Tx,
  of: { readonly webhookId: number; readonly after: number; readonly now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO integrations.delivery AS d (webhook_id, seq, is_first, next_at, updated_at)
    SELECT w.webhook_id, e.seq, e.type LIKE 'exclusion.%', ${of.now}, ${of.now}
    FROM integrations.webhook AS w JOIN integrations.event AS e
      ON e.seq > ${of.after} AND e.seq <= w.position AND e.type = ANY(w.types)
    WHERE w.webhook_id = ${of.webhookId}
    ON CONFLICT (webhook_id, seq) DO UPDATE
      SET state = 'waiting', attempts = 0, next_at = excluded.next_at`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export interface DeliveryRow extends Omit<Outcome, "now"> {
  readonly seq: number;
  readonly id: string;
  readonly type: string;
  readonly updatedAt: Date;
}

export async function listDeliveries(
  db: Db,
  of: { readonly webhookId: number; readonly before: number | null; readonly limit: number },
): Promise<readonly DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    SELECT d.seq, e.id, e.type, d.state, d.attempts, d.next_at AS "nextAt", d.status, d.problem,
      d.updated_at AS "updatedAt"
    FROM integrations.delivery AS d JOIN integrations.event AS e USING (seq)
    WHERE d.webhook_id = ${of.webhookId} AND (${of.before}::bigint IS NULL OR d.seq < ${of.before})
    ORDER BY d.seq DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

export async function forgetDeliveries(tx: Tx): Promise<void> {
  await sql`
    DELETE FROM integrations.delivery
    WHERE seq < (SELECT coalesce(min(seq), 0) FROM integrations.event)`.execute(tx);
}

/** By address, for how long its oldest delivery has waited. */
export async function deliveryLags(db: Db, now: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ webhook_id: number; seconds: number }>`
    SELECT w.webhook_id, greatest(0, coalesce(extract(epoch FROM ${now} - (
        SELECT e.written_at FROM integrations.delivery AS d
        JOIN integrations.event AS e USING (seq)
        WHERE d.webhook_id = w.webhook_id AND d.state = 'waiting'
        ORDER BY d.is_first DESC, d.seq LIMIT 1)), 0))::float8 AS seconds
    FROM integrations.webhook AS w WHERE w.is_enabled`.execute(db);
  return new Map(rows.map((row) => [String(row.webhook_id), row.seconds]));
}
