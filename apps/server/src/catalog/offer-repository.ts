/** The SQL of what operators decide about the offer: stops, and what they edit of a game. */
import { sql } from "kysely";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { GameStatus } from "./types.ts";

/**
 * `all`, `type:<code>`, `studio:<code>` or `game:<id>`; the last two with `:<mode>` for one mode of
 * theirs alone.
 */
export type StopScope =
  | "all"
  | `type:${string}`
  | `studio:${string}`
  | `game:${number}`
  | `game:${number}:${string}`;

export interface Stop {
  readonly scope: StopScope;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/** A game as operators edit it, and what its mathematics allows. */
export interface OfferedGame {
  readonly id: number;
  readonly code: string;
  readonly studio: string;
  readonly brand: string;
  readonly name: string;
  readonly gameType: GameType;
  readonly tags: readonly string[];
  readonly rtpBasisPoints: number;
  readonly volatility: "low" | "medium" | "high";
  readonly isFeatured: boolean;
  readonly position: number;
  /** Its own status; a stop is stored separately. */
  readonly status: GameStatus;
  /** Codes of the sites that it is on; null: all. */
  readonly sites: readonly string[] | null;
  readonly releasedOn: string;
  readonly minBet: Centavos;
  readonly maxBet: Centavos;
  /** Null: the mathematics' own. */
  readonly ownMinBet: Centavos | null;
  readonly ownMaxBet: Centavos | null;
}

const columns = sql`g.id, g.code, g.studio, b.name AS brand, g.name, g.game_type AS "gameType",
  g.tags, g.rtp_basis_points AS "rtpBasisPoints", g.volatility, g.is_featured AS "isFeatured",
  g.position, g.status, g.sites, to_char(g.released_on, 'YYYY-MM-DD') AS "releasedOn",
  g.min_bet_centavos AS "minBet", g.max_bet_centavos AS "maxBet",
  g.own_min_bet_centavos AS "ownMinBet", g.own_max_bet_centavos AS "ownMaxBet"`;

/** In catalogue order. There are as many as the house offers: they fit one answer. */
export async function listOffered(db: Db): Promise<OfferedGame[]> {
  const { rows } = await sql<OfferedGame>`
    SELECT ${columns} FROM catalog.game g JOIN catalog.brand b ON b.code = g.brand
    ORDER BY g.position, g.id`.execute(db);
  return rows;
}

export async function lockOffered(tx: Tx, gameId: number): Promise<OfferedGame | null> {
  const { rows } = await sql<OfferedGame>`
    SELECT ${columns} FROM catalog.game g JOIN catalog.brand b ON b.code = g.brand
    WHERE g.id = ${gameId} FOR UPDATE OF g`.execute(tx);
  return rows[0] ?? null;
}

export type GameEdit = Pick<OfferedGame, "status" | "isFeatured" | "position" | "tags" | "sites">;

export async function writeEdit(tx: Tx, gameId: number, edit: GameEdit): Promise<void> {
  await sql`
    UPDATE catalog.game SET status = ${edit.status}, is_featured = ${edit.isFeatured},
      position = ${edit.position}, tags = ${[...edit.tags]},
      sites = ${edit.sites === null ? null : [...edit.sites]}
    WHERE id = ${gameId}`.execute(tx);
}

export type OwnLimits = Pick<OfferedGame, "ownMinBet" | "ownMaxBet">;

export async function writeLimits(tx: Tx, gameId: number, limits: OwnLimits): Promise<void> {
  await sql`
    UPDATE catalog.game SET own_min_bet_centavos = ${limits.ownMinBet},
      own_max_bet_centavos = ${limits.ownMaxBet} WHERE id = ${gameId}`.execute(tx);
}

export async function listStops(db: Db): Promise<Stop[]> {
  const { rows } = await sql<Stop>`
    SELECT scope, reason, set_by AS by, set_at AS at FROM catalog.stop
    ORDER BY set_at, scope`.execute(db);
  return rows;
}

/** False: it is stopped already. */
export async function insertStop(tx: Tx, stop: Stop): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO catalog.stop (scope, reason, set_by, set_at)
    VALUES (${stop.scope}, ${stop.reason}, ${stop.by}, ${stop.at})
    ON CONFLICT DO NOTHING RETURNING scope`.execute(tx);
  return rows.length === 1;
}

/** Null: nothing of this scope is stopped. */
export async function deleteStop(tx: Tx, scope: StopScope): Promise<Stop | null> {
  const { rows } = await sql<Stop>`
    DELETE FROM catalog.stop WHERE scope = ${scope}
    RETURNING scope, reason, set_by AS by, set_at AS at`.execute(tx);
  return rows[0] ?? null;
}
