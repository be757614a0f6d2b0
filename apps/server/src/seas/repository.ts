/** The SQL of seats. One that was not renewed is free, whether or not it is still written down. */
import { sql } from "kysely";
import { takeTurn } from "../platform/database/transaction.ts";
import type { Db, Tx } from "../platform/database/types.ts";

export interface Place {
  readonly sea: number;
  readonly seat: number;
}

export interface TakenSeat extends Place {
  readonly player: string;
}

interface Sitting {
  readonly player: string;
  readonly line: string;
  readonly now: Date;
  /** Seats that were last renewed before then are free. */
  readonly renewedSince: Date;
}

/** The player's own, if there is one; else the first free one at the first sea that has any. */
export async function takeSeat(
  tx: Tx,
  { player, line, now, renewedSince }: Sitting,
): Promise<Place> {
  await takeTurn(tx, "seas.seat", "all");
  await sql`DELETE FROM seas.seat WHERE renewed_at < ${renewedSince}`.execute(tx);
  const own = await sql<Place>`
    UPDATE seas.seat SET line = ${line}, renewed_at = ${now}
    WHERE player = ${player} RETURNING sea, seat`.execute(tx);
  if (own.rows[0] !== undefined) return own.rows[0];
  const { rows } = await sql<Place>`
    WITH first AS (
      SELECT coalesce(
        (SELECT sea FROM seas.seat GROUP BY sea HAVING count(*) < 4 ORDER BY sea LIMIT 1),
        (SELECT coalesce(max(sea), 0) + 1 FROM seas.seat)) AS sea
    )
    INSERT INTO seas.seat (sea, seat, player, line, renewed_at)
    SELECT first.sea, min(number), ${player}, ${line}::uuid, ${now}::timestamptz
    FROM first CROSS JOIN generate_series(1, 4) AS number
    WHERE NOT EXISTS (SELECT FROM seas.seat s WHERE s.sea = first.sea AND s.seat = number)
    GROUP BY first.sea
    RETURNING sea, seat`.execute(tx);
  const [taken] = rows;
  if (taken === undefined) throw new Error("Every sea is full, a new one as well.");
  return taken;
}

/** Answers which line each of these players sits by now; who is not in it has no seat any more. */
export async function renewSeats(
  tx: Tx,
  players: readonly { readonly player: string; readonly line: string }[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  await sql`
    UPDATE seas.seat SET renewed_at = ${now}
    WHERE line = ANY(${players.map(({ line }) => line)}::uuid[])`.execute(tx);
  const { rows } = await sql<{ player: string; line: string }>`
    SELECT player, line FROM seas.seat
    WHERE player = ANY(${players.map(({ player }) => player)}::text[])`.execute(tx);
  return new Map(rows.map(({ player, line }) => [player, line]));
}

export async function leaveSeats(tx: Tx, lines: readonly string[]): Promise<void> {
  await sql`DELETE FROM seas.seat WHERE line = ANY(${lines}::uuid[])`.execute(tx);
}

export async function listSeats(
  db: Db,
  seas: readonly number[],
  renewedSince: Date,
): Promise<TakenSeat[]> {
  const { rows } = await sql<TakenSeat>`
    SELECT sea, seat, player FROM seas.seat
    WHERE sea = ANY(${seas}::int[]) AND renewed_at >= ${renewedSince}
    ORDER BY sea, seat`.execute(db);
  return rows;
}
