/** The SQL of the stream of events. */
import { sql } from "kysely";
import type { Fact } from "../../platform/facts/facts-repository.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { EventRow } from "../policy.ts";

/** The last number given, held until the transaction ends; null: another process writes. */
export async function lockHead(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ last_seq: number }>`
    SELECT last_seq FROM integrations.head FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0]?.last_seq ?? null;
}

/** Under the numbers that follow. */
export async function appendEvents(tx: Tx, lastSeq: number, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return;
  await sql`
    INSERT INTO integrations.event (seq, type, member_id, at, data)
    SELECT ${lastSeq}::bigint + nth, type, member_id, at, data::jsonb
    FROM unnest(${facts.map(({ type }) => type)}::text[],
      ${facts.map(({ memberId }) => memberId)}::bigint[],
      ${facts.map(({ at }) => at)}::timestamptz[],
      ${facts.map(({ data }) => JSON.stringify(data))}::text[])
      WITH ORDINALITY AS f (type, member_id, at, data, nth)`.execute(tx);
  await sql`UPDATE integrations.head SET last_seq = ${lastSeq + facts.length}`.execute(tx);
}

/** The first and the last number that are kept; both 0: there is none. */
export async function readBounds(
  db: Db,
): Promise<{ readonly first: number; readonly last: number }> {
  const { rows } = await sql<{ first: number; last: number }>`
    SELECT coalesce((SELECT min(seq) FROM integrations.event), last_seq + 1) AS first,
      last_seq AS last
    FROM integrations.head`.execute(db);
  return rows[0] ?? { first: 0, last: 0 };
}

/** The events after a place, of all kinds: few enough to look through. */
export async function readAfter(db: Db, after: number, limit: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT seq, id, type, member_id AS "memberId", at, data FROM integrations.event
    WHERE seq > ${after} ORDER BY seq LIMIT ${limit}`.execute(db);
  return rows;
}

export async function forgetEvents(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM integrations.event WHERE written_at < ${before}`.execute(tx);
}
