/** The SQL of levels reached, settlements, and claims that carry a key. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { PeriodKind } from "./policy.ts";
import type { Track } from "./types.ts";

export interface LevelChange {
  readonly memberId: MemberId;
  readonly track: Track;
  readonly level: number;
  readonly levelName: string;
  readonly recharge: number;
  readonly betting: number;
  readonly reachedAt: Date;
}

/** Answers those that are new. A level that was reached before stays as it was written then. */
export async function insertLevelChanges(
  tx: Tx,
  changes: readonly LevelChange[],
): Promise<Pick<LevelChange, "memberId" | "track" | "level">[]> {
  if (changes.length === 0) return [];
  const { rows } = await sql<Pick<LevelChange, "memberId" | "track" | "level">>`
    INSERT INTO vip.level_change
      (member_id, track, level, level_name, recharge, betting, reached_at)
    SELECT * FROM unnest(${changes.map((one) => one.memberId)}::bigint[],
      ${changes.map((one) => one.track)}::text[], ${changes.map((one) => one.level)}::smallint[],
      ${changes.map((one) => one.levelName)}::text[],
      ${changes.map((one) => one.recharge)}::bigint[],
      ${changes.map((one) => one.betting)}::bigint[],
      ${changes.map((one) => one.reachedAt.toISOString())}::timestamptz[])
    ON CONFLICT DO NOTHING
    RETURNING member_id AS "memberId", track, level`.execute(tx);
  return rows;
}

export interface ReachedRow {
  readonly memberId: MemberId;
  readonly track: Track;
  readonly level: number;
}

/** The highest level of each track that was reached before `until`. */
export async function listReached(
  db: Db | Tx,
  memberIds: readonly MemberId[],
  until: Date | null,
): Promise<ReachedRow[]> {
  const { rows } = await sql<ReachedRow>`
    SELECT member_id AS "memberId", track, max(level) AS level FROM vip.level_change
    WHERE member_id = ANY(${memberIds}::bigint[])
      AND reached_at < coalesce(${until}::timestamptz, 'infinity')
    GROUP BY member_id, track`.execute(db);
  return rows;
}

export async function listLevelChanges(
  db: Db,
  of: { readonly memberId: MemberId; readonly from: Date; readonly until: Date },
): Promise<LevelChange[]> {
  const { rows } = await sql<LevelChange>`
    SELECT member_id AS "memberId", track, level, level_name AS "levelName", recharge, betting,
      reached_at AS "reachedAt"
    FROM vip.level_change
    WHERE member_id = ${of.memberId} AND reached_at >= ${of.from} AND reached_at < ${of.until}
    ORDER BY reached_at DESC, level DESC, track`.execute(db);
  return rows;
}

// ---------------------------------------------------------------- settlements

/** The last period that is through, and the first one that was begun and is not. */
export async function findSettled(
  db: Db,
  kind: PeriodKind,
): Promise<{ readonly last: string | null; readonly begun: string | null }> {
  const { rows } = await sql<{ last: string | null; begun: string | null }>`
    SELECT max(period) FILTER (WHERE settled_at IS NOT NULL) AS last,
      min(period) FILTER (WHERE settled_at IS NULL) AS begun
    FROM vip.settlement WHERE kind = ${kind}`.execute(db);
  return rows[0] ?? { last: null, begun: null };
}

/** Opens the period if it is new; answers the member after whom it goes on. */
export async function openSettlement(tx: Tx, kind: PeriodKind, period: string): Promise<number> {
  await sql`INSERT INTO vip.settlement (kind, period) VALUES (${kind}, ${period})
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<{ after: number }>`
    SELECT after_member_id AS after FROM vip.settlement
    WHERE kind = ${kind} AND period = ${period}`.execute(tx);
  return rows[0]?.after ?? 0;
}

/** Two may settle the same at once: the place never goes back. */
export async function moveSettlement(
  tx: Tx,
  of: { readonly kind: PeriodKind; readonly period: string },
  done: { readonly afterMemberId: number; readonly rewards: number },
): Promise<void> {
  await sql`
    UPDATE vip.settlement SET rewards = rewards + ${done.rewards},
      after_member_id = greatest(after_member_id, ${done.afterMemberId})
    WHERE kind = ${of.kind} AND period = ${of.period}`.execute(tx);
}

export async function endSettlement(
  tx: Tx,
  of: { readonly kind: PeriodKind; readonly period: string },
  at: Date,
): Promise<void> {
  await sql`
    UPDATE vip.settlement SET settled_at = ${at}
    WHERE kind = ${of.kind} AND period = ${of.period} AND settled_at IS NULL`.execute(tx);
}

// ---------------------------------------------------------------- claims with a key

export interface KeyedClaim {
  readonly memberId: MemberId;
  readonly key: string;
  readonly asked: string;
  readonly periods: readonly string[];
}

export async function findClaim(
  db: Db,
  memberId: MemberId,
  key: string,
): Promise<Pick<KeyedClaim, "asked" | "periods"> | null> {
  const { rows } = await sql<Pick<KeyedClaim, "asked" | "periods">>`
    SELECT asked, periods FROM vip.claim
    WHERE member_id = ${memberId} AND key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** False: the key was used meanwhile. */
export async function insertClaim(tx: Tx, claim: KeyedClaim, at: Date): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO vip.claim (member_id, key, asked, periods, created_at)
    VALUES (${claim.memberId}, ${claim.key}, ${claim.asked}, ${claim.periods}::text[], ${at})
    ON CONFLICT DO NOTHING RETURNING key`.execute(tx);
  return rows.length > 0;
}
