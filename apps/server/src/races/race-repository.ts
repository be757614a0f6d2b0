/** The SQL of races and of who takes part. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Entry, Race, RaceRules } from "./types.ts";

const columns = sql`r.race_id AS "raceId", r.name, r.state, r.scoring, r.best_of AS "bestOf",
  r.rounds_per_day AS "roundsPerDay", r.min_stake AS "minStake", r.game_ids AS "gameIds", r.games,
  r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.closes_at AS "closesAt",
  r.pays_at AS "paysAt", r.review_hours AS "reviewHours", r.ties, r.prizes, r.budget,
  r.prizes_total AS "prizesTotal", r.created_by AS "createdBy",
  r.cancel_reason AS "cancelReason", coalesce((SELECT t.entrants FROM races.turnout AS t
    WHERE t.race_id = r.race_id), 0) AS entrants`;

export async function findRace(db: Db, raceId: number): Promise<Race | null> {
  const { rows } = await sql<Race>`
    SELECT ${columns} FROM races.race AS r WHERE race_id = ${raceId}`.execute(db);
  return rows[0] ?? null;
}

/** Null: there is none. Held until the transaction ends. */
export async function lockRace(tx: Tx, raceId: number): Promise<Race | null> {
  const { rows } = await sql<Race>`
    SELECT ${columns} FROM races.race AS r WHERE race_id = ${raceId} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** By when they start, the latest first. */
export async function listAll(db: Db, limit: number): Promise<readonly Race[]> {
  const { rows } = await sql<Race>`
    SELECT ${columns} FROM races.race AS r ORDER BY starts_at DESC, race_id DESC
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Those that players see: not over, or since then. */
export async function listShown(
  db: Db,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<readonly Race[]> {
  const { rows } = await sql<Race>`
    SELECT ${columns} FROM races.race AS r WHERE state <> 'draft' AND ends_at > ${since}
    ORDER BY ends_at, race_id LIMIT ${limit}`.execute(db);
  return rows;
}

const values = (rules: RaceRules, prizesTotal: Centavos) => ({
  name: rules.name,
  scoring: rules.scoring,
  best_of: rules.bestOf,
  rounds_per_day: rules.roundsPerDay,
  min_stake: rules.minStake,
  game_ids: rules.gameIds,
  games: rules.games,
  starts_at: rules.startsAt,
  ends_at: rules.endsAt,
  closes_at: rules.closesAt,
  pays_at: rules.paysAt,
  review_hours: rules.reviewHours,
  ties: rules.ties,
  prizes: JSON.stringify(rules.prizes),
  prizes_total: prizesTotal,
  budget: rules.budget,
});

export interface NewRace {
  readonly rules: RaceRules;
  readonly prizesTotal: Centavos;
  readonly createdBy: string;
  readonly at: Date;
}

export async function insertRace(tx: Tx, race: NewRace): Promise<number> {
  const of = values(race.rules, race.prizesTotal);
  const names = Object.keys(of).map((name) => sql.id(name));
  const { rows } = await sql<{ raceId: number }>`
    INSERT INTO races.race (state, created_by, created_at, ${sql.join(names)})
    VALUES ('draft', ${race.createdBy}, ${race.at}, ${sql.join(Object.values(of))})
    RETURNING race_id AS "raceId"`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The race just written is missing.");
  return row.raceId;
}

/** False: it is no draft any more. */
export async function updateDraft(
  tx: Tx,
  raceId: number,
  race: Pick<NewRace, "rules" | "prizesTotal">,
): Promise<boolean> {
  const of = Object.entries(values(race.rules, race.prizesTotal));
  const sets = of.map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  const { rows } = await sql`
    UPDATE races.race SET ${sql.join(sets)} WHERE race_id = ${raceId} AND state = 'draft'
    RETURNING race_id`.execute(tx);
  return rows.length > 0;
}

export async function setState(
  tx: Tx,
  raceId: number,
  { state, reason = null }: { readonly state: Race["state"]; readonly reason?: string | null },
): Promise<void> {
  await sql`
    UPDATE races.race SET state = ${state}, cancel_reason = ${reason}
    WHERE race_id = ${raceId}`.execute(tx);
}

/** Closed by then and not decided, or to be paid by then; the oldest first. */
export async function listDue(
  db: Db,
  { now, state }: { readonly now: Date; readonly state: "published" | "decided" },
): Promise<readonly Race[]> {
  const due = state === "published" ? sql`closes_at` : sql`pays_at`;
  const { rows } = await sql<Race>`
    SELECT ${columns} FROM races.race AS r WHERE state = ${state} AND ${due} <= ${now}
    ORDER BY closes_at, race_id LIMIT 100`.execute(db);
  return rows;
}

const entryColumns = sql`joined_at AS "joinedAt", left_at AS "leftAt",
  disqualified_reason AS "disqualifiedReason"`;

export async function findEntry(
  db: Db,
  of: { readonly raceId: number; readonly memberId: MemberId },
): Promise<Entry | null> {
  const { rows } = await sql<Entry>`
    SELECT ${entryColumns} FROM races.entry
    WHERE race_id = ${of.raceId} AND member_id = ${of.memberId}`.execute(db);
  return rows[0] ?? null;
}

/** By the race's number. */
export async function listEntriesOf(db: Db, memberId: MemberId): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ raceId: number }>`
    SELECT race_id AS "raceId" FROM races.entry
    WHERE member_id = ${memberId} AND left_at IS NULL AND disqualified_at IS NULL`.execute(db);
  return new Set(rows.map(({ raceId }) => raceId));
}

/** From this transaction on. Who takes part already keeps what they have. */
export async function insertEntry(
  tx: Tx,
  of: { readonly raceId: number; readonly memberId: MemberId; readonly at: Date },
): Promise<void> {
  await sql`
    INSERT INTO races.entry AS n (race_id, member_id, joined_at)
    VALUES (${of.raceId}, ${of.memberId}, ${of.at})
    ON CONFLICT (race_id, member_id) DO UPDATE
      SET joined_xid = pg_current_xact_id(), joined_at = excluded.joined_at, left_at = NULL
      WHERE n.left_at IS NOT NULL AND n.disqualified_at IS NULL`.execute(tx);
}

export async function endEntry(
  tx: Tx,
  of: { readonly raceId: number; readonly memberId: MemberId; readonly at: Date },
): Promise<void> {
  await sql`
    UPDATE races.entry SET left_at = ${of.at} WHERE race_id = ${of.raceId}
      AND member_id = ${of.memberId} AND left_at IS NULL`.execute(tx);
}

export async function disqualifyEntry(
  tx: Tx,
  of: {
    readonly raceId: number;
    readonly memberId: MemberId;
    readonly at: Date;
    readonly reason: string;
  },
): Promise<void> {
  await sql`
    UPDATE races.entry SET disqualified_at = ${of.at}, disqualified_reason = ${of.reason}
    WHERE race_id = ${of.raceId} AND member_id = ${of.memberId}
      AND disqualified_at IS NULL`.execute(tx);
}

export async function listDisqualified(
  db: Db,
  raceId: number,
): Promise<readonly { readonly memberId: MemberId; readonly reason: string }[]> {
  const { rows } = await sql<{ memberId: MemberId; reason: string }>`
    SELECT member_id AS "memberId", disqualified_reason AS reason FROM races.entry
    WHERE race_id = ${raceId} AND disqualified_at IS NOT NULL ORDER BY member_id`.execute(db);
  return rows;
}
