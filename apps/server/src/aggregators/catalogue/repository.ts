/** The SQL of partners' lists of games. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { PartnerGame } from "../../hub88/index.ts";
import { type Facts, factsOf, type KnownGame } from "./diff.ts";

export interface ListedGame extends KnownGame {
  readonly partner: string;
  readonly version: number;
  readonly firstSeenAt: Date;
  readonly changedAt: Date;
  readonly goneAt: Date | null;
  readonly takenVersion: number | null;
  readonly takenFacts: Facts | null;
  readonly takenAt: Date | null;
  readonly takenBy: string | null;
}

/** By code. Whoever writes afterwards holds them against others meanwhile. */
export async function lockGames(tx: Tx, partner: string): Promise<ListedGame[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`aggregators.pull ${partner}`}))`.execute(tx);
  return listGames(tx, { partner });
}

export async function listGames(
  db: Db | Tx,
  of: { readonly partner?: string | undefined; readonly code?: string },
): Promise<ListedGame[]> {
  const { rows } = await sql<ListedGame>`
    SELECT g.partner, g.code, g.version, v.facts, g.first_seen_at AS "firstSeenAt",
      g.changed_at AS "changedAt", g.gone_at AS "goneAt", g.gone_at IS NOT NULL AS "isGone",
      g.taken_version AS "takenVersion", t.facts AS "takenFacts", g.taken_at AS "takenAt",
      g.taken_by AS "takenBy"
    FROM aggregators.listed_game g
    JOIN aggregators.game_version v USING (partner, code, version)
    LEFT JOIN aggregators.game_version t ON t.partner = g.partner AND t.code = g.code
      AND t.version = g.taken_version
    WHERE (${of.partner ?? null}::text IS NULL OR g.partner = ${of.partner ?? null})
      AND (${of.code ?? null}::text IS NULL OR g.code = ${of.code ?? null})
    ORDER BY g.partner, g.code`.execute(db);
  return rows;
}

const rowsOf = (games: readonly PartnerGame[]): string =>
  JSON.stringify(games.map((game) => ({ code: game.code, facts: factsOf(game) })));

export async function insertGames(
  tx: Tx,
  of: { readonly partner: string; readonly at: Date; readonly games: readonly PartnerGame[] },
): Promise<void> {
  await sql`
    WITH listed AS (
      SELECT code, facts FROM jsonb_to_recordset(${rowsOf(of.games)}::jsonb)
        AS r (code text, facts jsonb)
    ), first AS (
      INSERT INTO aggregators.game_version (partner, code, version, facts, seen_at)
      SELECT ${of.partner}, code, 1, facts, ${of.at} FROM listed
    )
    INSERT INTO aggregators.listed_game (partner, code, version, first_seen_at, changed_at)
    SELECT ${of.partner}, code, 1, ${of.at}, ${of.at} FROM listed`.execute(tx);
}

export async function changeGames(
  tx: Tx,
  of: { readonly partner: string; readonly at: Date; readonly games: readonly PartnerGame[] },
): Promise<void> {
  await sql`
    WITH changed AS (
      UPDATE aggregators.listed_game g SET version = g.version + 1, changed_at = ${of.at}
      FROM jsonb_to_recordset(${rowsOf(of.games)}::jsonb) AS r (code text, facts jsonb)
      WHERE g.partner = ${of.partner} AND g.code = r.code
      RETURNING g.code, g.version, r.facts
    )
    INSERT INTO aggregators.game_version (partner, code, version, facts, seen_at)
    SELECT ${of.partner}, code, version, facts, ${of.at} FROM changed`.execute(tx);
}

export async function markGone(
  tx: Tx,
  of: { readonly partner: string; readonly codes: readonly string[]; readonly at: Date | null },
): Promise<void> {
  await sql`
    UPDATE aggregators.listed_game SET gone_at = ${of.at}::timestamptz
    WHERE partner = ${of.partner} AND code = ANY(${[...of.codes]}::text[])`.execute(tx);
}

export async function markTaken(
  tx: Tx,
  game: Pick<ListedGame, "partner" | "code" | "version">,
  by: { readonly at: Date; readonly operator: string },
): Promise<void> {
  await sql`
    UPDATE aggregators.listed_game
    SET taken_version = ${game.version}, taken_at = ${by.at}, taken_by = ${by.operator}
    WHERE partner = ${game.partner} AND code = ${game.code}`.execute(tx);
}

export interface Pull {
  readonly partner: string;
  readonly at: Date;
  readonly listed: number;
  readonly unreadable: number;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  readonly problem: string | null;
}

export async function insertPull(tx: Db | Tx, pull: Pull): Promise<void> {
  await sql`
    INSERT INTO aggregators.pull
      (partner, at, listed, unreadable, added, changed, gone, problem)
    VALUES (${pull.partner}, ${pull.at}, ${pull.listed}, ${pull.unreadable}, ${pull.added},
      ${pull.changed}, ${pull.gone}, ${pull.problem})
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Of each partner, the latest. */
export async function listLatestPulls(db: Db): Promise<Pull[]> {
  const { rows } = await sql<Pull>`
    SELECT DISTINCT ON (partner) partner, at, listed, unreadable, added, changed, gone, problem
    FROM aggregators.pull ORDER BY partner, at DESC`.execute(db);
  return rows;
}

export interface GameVersion {
  readonly version: number;
  readonly facts: Facts;
  readonly seenAt: Date;
}

/** The newest first. */
export async function listVersions(
  db: Db,
  of: { readonly partner: string; readonly code: string },
): Promise<GameVersion[]> {
  const { rows } = await sql<GameVersion>`
    SELECT version, facts, seen_at AS "seenAt" FROM aggregators.game_version
    WHERE partner = ${of.partner} AND code = ${of.code} ORDER BY version DESC`.execute(db);
  return rows;
}
