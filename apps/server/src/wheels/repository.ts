/** The SQL of spins and of what was drawn with them. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { earnedSources, type SpinCounts } from "./policy.ts";
import type { Draw, OwnWheel, Prize, UnusedSpins } from "./types.ts";

/** Spins that were given for each of these days, without those won on the wheel. */
export async function countGiven(
  tx: Tx,
  { memberId, wheel }: OwnWheel,
  days: readonly string[],
): Promise<ReadonlyMap<string, SpinCounts>> {
  const { rows } = await sql<{ day: string; source: string; count: number }>`
    SELECT day::text, source, count(*) AS count FROM wheels.spin
    WHERE member_id = ${memberId} AND wheel = ${wheel} AND day = ANY(${days}::date[])
    GROUP BY day, source`.execute(tx);
  const countOf = (day: string, source: string) =>
    rows.find((row) => row.day === day && row.source === source)?.count ?? 0;
  const [login, deposit, turnover] = earnedSources;
  return new Map(
    days.map((day) => [
      day,
      {
        login: countOf(day, login),
        deposit: countOf(day, deposit),
        turnover: countOf(day, turnover),
      },
    ]),
  );
}

export interface SpinRow {
  readonly day: string;
  readonly source: string;
  readonly number: number;
}

/** A spin that exists stays as it is. */
export async function insertSpins(
  tx: Tx,
  { memberId, wheel }: OwnWheel,
  { spins, at }: { readonly spins: readonly SpinRow[]; readonly at: Date },
): Promise<void> {
  if (spins.length === 0) return;
  await sql`
    INSERT INTO wheels.spin (member_id, wheel, day, source, number, earned_at)
    SELECT ${memberId}::bigint, ${wheel}::text, day, source, number, ${at}::timestamptz
    FROM unnest(${spins.map(({ day }) => day)}::date[],
      ${spins.map(({ source }) => source)}::text[],
      ${spins.map(({ number }) => number)}::int[]) AS s (day, source, number)
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** The number of the last spin won on the wheel that day; 0: none. */
export async function findLastWon(tx: Tx, own: OwnWheel, day: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    SELECT coalesce(max(number), 0) AS last FROM wheels.spin
    WHERE member_id = ${own.memberId} AND wheel = ${own.wheel} AND day = ${day}
      AND source = 'prize'`.execute(tx);
  return rows[0]?.last ?? 0;
}

/** Uses the oldest spin earned on or after `since`. False: there is none. */
export async function takeSpin(
  tx: Tx,
  { memberId, wheel }: OwnWheel,
  { drawId, since }: { readonly drawId: string; readonly since: string },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE wheels.spin SET used_by = ${drawId}
    WHERE used_by IS NULL AND (member_id, wheel, day, source, number) = (
      SELECT member_id, wheel, day, source, number FROM wheels.spin
      WHERE member_id = ${memberId} AND wheel = ${wheel} AND day >= ${since}
        AND used_by IS NULL
      ORDER BY day, earned_at, source, number LIMIT 1 FOR UPDATE)
    RETURNING number`.execute(tx);
  return rows.length === 1;
}

export async function countUnused(
  db: Db | Tx,
  { memberId, wheel }: OwnWheel,
  since: string,
): Promise<UnusedSpins> {
  const { rows } = await sql<UnusedSpins>`
    SELECT count(*) AS count, min(day)::text AS "oldestDay" FROM wheels.spin
    WHERE member_id = ${memberId} AND wheel = ${wheel} AND day >= ${since}
      AND used_by IS NULL`.execute(db);
  return rows[0] ?? { count: 0, oldestDay: null };
}

export async function insertPrizeTable(
  tx: Tx,
  { tableId, prizes }: { readonly tableId: string; readonly prizes: readonly Prize[] },
): Promise<void> {
  await sql`
    INSERT INTO wheels.prize_table (table_id, prizes) VALUES (${tableId}, ${JSON.stringify(prizes)})
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function readPrizeTables(
  db: Db,
  tableIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Prize[]>> {
  const { rows } = await sql<{ tableId: string; prizes: Prize[] }>`
    SELECT table_id AS "tableId", prizes FROM wheels.prize_table
    WHERE table_id = ANY(${tableIds}::text[])`.execute(db);
  return new Map(rows.map(({ tableId, prizes }) => [tableId, prizes]));
}

export async function insertDraw(tx: Tx, draw: Draw, requestKey: string | null): Promise<void> {
  const isSettled = draw.state === "settled";
  await sql`
    INSERT INTO wheels.draw (member_id, draw_id, wheel, day, seed_number, client_seed, nonce,
      table_id, ticket, tickets, drawn, given, state, request_key, drawn_at, settled_at)
    VALUES (${draw.memberId}, ${draw.drawId}, ${draw.wheel}, ${draw.day}, ${draw.seedNumber},
      ${draw.clientSeed}, ${draw.nonce}, ${draw.tableId}, ${draw.ticket}, ${draw.tickets},
      ${JSON.stringify(draw.drawn)}, ${JSON.stringify(draw.given)}, ${draw.state}, ${requestKey},
      ${draw.drawnAt}, ${isSettled ? draw.drawnAt : null})`.execute(tx);
}

const drawColumns = sql`
  d.member_id AS "memberId", d.draw_id AS "drawId", d.wheel, d.day::text AS day,
  d.seed_number AS "seedNumber", s.commitment, d.client_seed AS "clientSeed", d.nonce,
  d.table_id AS "tableId", d.ticket, d.tickets, d.drawn, d.given, d.state,
  d.drawn_at AS "drawnAt"`;

const drawsWithSeeds = sql`
  wheels.draw AS d JOIN wheels.seed AS s
    ON s.member_id = d.member_id AND s.wheel = d.wheel AND s.number = d.seed_number`;

export async function findDrawByKey(
  db: Db | Tx,
  { memberId, wheel }: OwnWheel,
  requestKey: string,
): Promise<Draw | null> {
  const { rows } = await sql<Draw>`
    SELECT ${drawColumns} FROM ${drawsWithSeeds}
    WHERE d.member_id = ${memberId} AND d.wheel = ${wheel}
      AND d.request_key = ${requestKey}`.execute(db);
  return rows[0] ?? null;
}

/** Those that wait to be paid since before then, the oldest first. */
export async function listUnsettled(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<Draw[]> {
  const { rows } = await sql<Draw>`
    SELECT ${drawColumns} FROM ${drawsWithSeeds}
    WHERE d.state = 'drawn' AND d.drawn_at < ${before}
    ORDER BY d.drawn_at LIMIT ${limit}`.execute(db);
  return rows;
}

type DrawKey = Pick<Draw, "memberId" | "drawId">;

export async function setSettled(tx: Tx, { memberId, drawId }: DrawKey, at: Date): Promise<void> {
  await sql`
    UPDATE wheels.draw SET state = 'settled', settled_at = ${at}
    WHERE member_id = ${memberId} AND draw_id = ${drawId} AND state = 'drawn'`.execute(tx);
}

/** False: it is settled or refused already. */
export async function setRefused(
  tx: Tx,
  { memberId, drawId }: DrawKey,
  { refusal, at }: { readonly refusal: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE wheels.draw SET state = 'refused', refusal = ${refusal}, settled_at = ${at}
    WHERE member_id = ${memberId} AND draw_id = ${drawId} AND state = 'drawn'
    RETURNING draw_id`.execute(tx);
  return rows.length === 1;
}

export interface ListedDraw extends Draw {
  /** Null as long as the seed may still be drawn from. */
  readonly serverSeed: Buffer | null;
}

/** Newest first. */
export async function listDraws(
  db: Db,
  of: {
    readonly memberId: MemberId;
    readonly wheel: WheelKind | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly draws: ListedDraw[]; readonly total: number }> {
  const isWanted = sql`d.member_id = ${of.memberId}
    AND (${of.wheel}::text IS NULL OR d.wheel = ${of.wheel}::text)`;
  const { rows: draws } = await sql<ListedDraw>`
    SELECT ${drawColumns},
      CASE WHEN s.revealed_at IS NOT NULL THEN s.server_seed END AS "serverSeed"
    FROM ${drawsWithSeeds} WHERE ${isWanted}
    ORDER BY d.drawn_at DESC, d.seed_number DESC, d.nonce DESC, d.draw_id
    LIMIT ${of.limit} OFFSET ${of.offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM wheels.draw AS d WHERE ${isWanted}`.execute(db);
  return { draws, total: counts[0]?.total ?? 0 };
}
