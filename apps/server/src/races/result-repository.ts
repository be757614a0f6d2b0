/** The SQL of who was placed where, and what became of it. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Result, ResultState } from "./types.ts";

const columns = sql`member_id AS "memberId", place, score, rounds, pocket, amount, turnover, free,
  state, reason`;

export async function insertResults(
  tx: Tx,
  { raceId, results, at }: { raceId: number; results: readonly Result[]; at: Date },
): Promise<void> {
  if (results.length === 0) return;
  await sql`
    INSERT INTO races.result (race_id, member_id, place, score, rounds, pocket, amount, turnover,
      free, state, reason, decided_at)
    SELECT ${raceId}, "memberId", place, score, rounds, pocket, amount, turnover, free, state,
      reason, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(results)}::jsonb) AS given ("memberId" bigint,
      place integer, score bigint, rounds integer, pocket text, amount bigint, turnover bigint,
      free jsonb, state text, reason text)`.execute(tx);
}

/** By place; those who were not placed last. */
export async function listResults(
  db: Db,
  { raceId, limit }: { readonly raceId: number; readonly limit: number },
): Promise<readonly Result[]> {
  const { rows } = await sql<Result>`
    SELECT ${columns} FROM races.result WHERE race_id = ${raceId}
    ORDER BY place NULLS LAST, member_id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function findResult(
  db: Db,
  of: { readonly raceId: number; readonly memberId: MemberId },
): Promise<Result | null> {
  const { rows } = await sql<Result>`
    SELECT ${columns} FROM races.result
    WHERE race_id = ${of.raceId} AND member_id = ${of.memberId}`.execute(db);
  return rows[0] ?? null;
}

export async function listDueOf(db: Db, raceId: number): Promise<readonly Result[]> {
  const { rows } = await sql<Result>`
    SELECT ${columns} FROM races.result WHERE race_id = ${raceId} AND state = 'due'
    ORDER BY place, member_id`.execute(db);
  return rows;
}

export async function setResult(
  tx: Tx,
  of: {
    readonly raceId: number;
    readonly memberId: MemberId;
    readonly state: ResultState;
    readonly reason: string | null;
  },
): Promise<void> {
  await sql`
    UPDATE races.result SET state = ${of.state}, reason = ${of.reason}
    WHERE race_id = ${of.raceId} AND member_id = ${of.memberId} AND state = 'due'`.execute(tx);
}

/** Before it is decided anew. */
export async function deleteResults(tx: Tx, raceId: number): Promise<void> {
  await sql`DELETE FROM races.result WHERE race_id = ${raceId}`.execute(tx);
}

/** What was paid of each of these races. */
export async function sumPaid(
  db: Db,
  raceIds: readonly number[],
): Promise<ReadonlyMap<number, Centavos>> {
  const { rows } = await sql<{ raceId: number; paid: Centavos }>`
    SELECT race_id AS "raceId", sum(amount + coalesce((free->>'stake')::bigint
      * (free->>'rounds')::bigint, 0))::bigint AS paid
    FROM races.result WHERE race_id = ANY(${raceIds}::bigint[]) AND state = 'paid'
    GROUP BY race_id`.execute(db);
  return new Map(rows.map(({ raceId, paid }) => [raceId, paid]));
}
