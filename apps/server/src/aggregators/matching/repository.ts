/** The SQL of days compared with partners. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Difference, Sum } from "./compare.ts";

export interface ToSave {
  readonly partner: string;
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly matchedAt: Date;
  readonly unreadable: number;
  readonly differences: readonly Difference[];
  readonly sums: readonly Sum[];
}

/** What is gone by itself goes; what somebody settled stays with its reason. */
export async function saveDay(tx: Tx, of: ToSave): Promise<void> {
  const { partner, day } = of;
  await sql`
    INSERT INTO aggregators.day (partner, day, matched_at, unreadable)
    VALUES (${partner}, ${day}, ${of.matchedAt}, ${of.unreadable})
    ON CONFLICT (partner, day) DO UPDATE SET matched_at = excluded.matched_at,
      unreadable = excluded.unreadable`.execute(tx);
  await sql`
    DELETE FROM aggregators.day_sum WHERE partner = ${partner} AND day = ${day}`.execute(tx);
  await sql`
    INSERT INTO aggregators.day_sum (partner, day, game_code, currency, our_bets, our_bet_units,
      our_wins, our_win_units, their_bets, their_bet_units, their_wins, their_win_units)
    SELECT ${partner}, ${day}::date, "gameCode", currency, "ourBets", "ourBetUnits", "ourWins",
      "ourWinUnits", "theirBets", "theirBetUnits", "theirWins", "theirWinUnits"
    FROM jsonb_to_recordset(${JSON.stringify(of.sums)}::jsonb) AS s ("gameCode" text,
      currency text, "ourBets" int, "ourBetUnits" bigint, "ourWins" int, "ourWinUnits" bigint,
      "theirBets" int, "theirBetUnits" bigint, "theirWins" int, "theirWinUnits" bigint)
  `.execute(tx);
  await sql`
    DELETE FROM aggregators.difference
    WHERE partner = ${partner} AND day = ${day} AND settled_at IS NULL
      AND transaction_id <> ALL(${of.differences.map((one) => one.transactionId)}::text[])
  `.execute(tx);
  await sql`
    INSERT INTO aggregators.difference (partner, day, transaction_id, kind, movement, game_code,
      round_ref, member_id, our_units, their_units, their_status, found_at)
    SELECT ${partner}, ${day}::date, "transactionId", kind, movement, "gameCode", "roundRef",
      "memberId", "ourUnits", "theirUnits", "theirStatus", ${of.matchedAt}
    FROM jsonb_to_recordset(${JSON.stringify(of.differences)}::jsonb) AS d ("transactionId" text,
      kind text, movement text, "gameCode" text, "roundRef" text, "memberId" bigint,
      "ourUnits" bigint, "theirUnits" bigint, "theirStatus" text)
    ON CONFLICT (partner, day, transaction_id) DO UPDATE SET kind = excluded.kind,
      our_units = excluded.our_units, their_units = excluded.their_units,
      their_status = excluded.their_status`.execute(tx);
}

export interface MatchedDay {
  readonly partner: string;
  readonly day: string;
  readonly matchedAt: Date;
  readonly unreadable: number;
  readonly openCount: number;
  readonly settledCount: number;
  readonly ourBetUnits: number;
  readonly ourWinUnits: number;
  readonly theirBetUnits: number;
  readonly theirWinUnits: number;
}

/** Newest first; `before`: day and partner of the last one that was told. */
export async function listDays(
  db: Db,
  of: {
    readonly before: { readonly day: string; readonly partner: string } | null;
    readonly limit: number;
  },
): Promise<MatchedDay[]> {
  const { rows } = await sql<MatchedDay>`
    SELECT d.partner, d.day::text AS day, d.matched_at AS "matchedAt", d.unreadable,
      f.open AS "openCount", f.settled AS "settledCount", s.our_bets AS "ourBetUnits",
      s.our_wins AS "ourWinUnits", s.their_bets AS "theirBetUnits", s.their_wins AS "theirWinUnits"
    FROM aggregators.day d
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE settled_at IS NULL)::int AS open,
        count(*) FILTER (WHERE settled_at IS NOT NULL)::int AS settled
      FROM aggregators.difference WHERE partner = d.partner AND day = d.day) f
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(our_bet_units), 0)::bigint AS our_bets,
        coalesce(sum(our_win_units), 0)::bigint AS our_wins,
        coalesce(sum(their_bet_units), 0)::bigint AS their_bets,
        coalesce(sum(their_win_units), 0)::bigint AS their_wins
      FROM aggregators.day_sum WHERE partner = d.partner AND day = d.day) s
    WHERE ${of.before?.day ?? null}::date IS NULL
      OR (d.day, d.partner) < (${of.before?.day ?? null}::date, ${of.before?.partner ?? null}::text)
    ORDER BY d.day DESC, d.partner DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

export interface PartnerDay {
  readonly partner: string;
  readonly day: string;
}

/** By game. */
export async function listSums(db: Db, { partner, day }: PartnerDay): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    SELECT game_code AS "gameCode", currency, our_bets AS "ourBets",
      our_bet_units AS "ourBetUnits", our_wins AS "ourWins", our_win_units AS "ourWinUnits",
      their_bets AS "theirBets", their_bet_units AS "theirBetUnits", their_wins AS "theirWins",
      their_win_units AS "theirWinUnits"
    FROM aggregators.day_sum WHERE partner = ${partner} AND day = ${day}
    ORDER BY game_code, currency`.execute(db);
  return rows;
}

export interface StoredDifference extends Difference, PartnerDay {
  readonly foundAt: Date;
  readonly settledAt: Date | null;
  readonly settledBy: string | null;
  readonly reason: string | null;
}

export async function listDifferences(
  db: Db,
  of: PartnerDay & { readonly after: string; readonly limit: number },
): Promise<StoredDifference[]> {
  const { rows } = await sql<StoredDifference>`
    SELECT partner, day::text AS day, transaction_id AS "transactionId", kind, movement,
      game_code AS "gameCode", round_ref AS "roundRef", member_id AS "memberId",
      our_units AS "ourUnits", their_units AS "theirUnits", their_status AS "theirStatus",
      found_at AS "foundAt", settled_at AS "settledAt", settled_by AS "settledBy", reason
    FROM aggregators.difference
    WHERE partner = ${of.partner} AND day = ${of.day} AND transaction_id > ${of.after}
    ORDER BY transaction_id LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** False: there is no such difference, or somebody has settled it. */
export async function settleDifference(
  tx: Tx,
  one: PartnerDay & {
    readonly transactionId: string;
    readonly by: string;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const moved = await sql`
    UPDATE aggregators.difference
    SET settled_at = ${one.now}, settled_by = ${one.by}, reason = ${one.reason}
    WHERE partner = ${one.partner} AND day = ${one.day}
      AND transaction_id = ${one.transactionId} AND settled_at IS NULL`.execute(tx);
  return moved.numAffectedRows === 1n;
}

export async function countOpen(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM aggregators.difference WHERE settled_at IS NULL`.execute(db);
  return rows[0]?.count ?? 0;
}
