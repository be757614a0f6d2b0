/** The SQL of the catalogue. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { percentOfReturn } from "@tucano/game-math/risk/counted.ts";
import { percentOfGame } from "@tucano/game-math/risk/turnover.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { tilePath } from "./artwork.ts";
import type { Game, GameStatus } from "./types.ts";

interface GameRow extends Omit<Game, "image" | "imageSmall" | "rtpPercent" | "stoppedModes"> {
  readonly tileHash: string | null;
  readonly tileSmallHash: string | null;
}

/** Every game, hidden ones too, in catalogue order. */
export async function loadGames(db: Db): Promise<Game[]> {
  const { rows } = await sql<GameRow>`
    SELECT g.id, g.code, g.studio, b.name AS brand, b.code AS "brandCode", g.name,
      g.game_type AS "gameType", g.tags, g.rtp_basis_points AS "rtpBasisPoints", g.volatility,
      greatest(g.min_bet_centavos, coalesce(g.own_min_bet_centavos, 0)) AS "minBetCentavos",
      least(g.max_bet_centavos, coalesce(g.own_max_bet_centavos, g.max_bet_centavos))
        AS "maxBetCentavos", g.own_min_bet_centavos AS "ownMinBetCentavos",
      g.has_demo AS "hasDemo", g.is_featured AS "isFeatured", g.status, g.sites,
      t.turnover_weight_percent AS "turnoverWeightPercent",
      g.tile_hash AS "tileHash", g.tile_small_hash AS "tileSmallHash",
      to_char(g.released_on, 'YYYY-MM-DD') AS "releasedOn"
    FROM catalog.game g
    JOIN catalog.brand b ON b.code = g.brand
    JOIN catalog.game_type t ON t.code = g.game_type
    ORDER BY g.position, g.id`.execute(db);
  return rows.map(toGame);
}

function toGame({ tileHash, tileSmallHash, ...row }: GameRow): Game {
  const art = `/art/games/${row.code}`;
  return {
    ...row,
    stoppedModes: [],
    image: tileHash === null ? `${art}/tile-480.avif` : tilePath(tileHash),
    imageSmall: tileSmallHash === null ? `${art}/tile-240.avif` : tilePath(tileSmallHash),
    rtpPercent: formatBasisPoints(row.rtpBasisPoints),
    turnoverWeightPercent: Math.min(
      row.turnoverWeightPercent,
      percentOfGame(row.code) ?? percentOfReturn(row.rtpBasisPoints),
    ),
  };
}

export async function loadBrands(db: Db): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    SELECT code, name FROM catalog.brand ORDER BY position, code`.execute(db);
  return rows;
}

export async function setStatus(tx: Tx, gameId: number, status: GameStatus): Promise<boolean> {
  const { rows } = await sql`
    UPDATE catalog.game SET status = ${status} WHERE id = ${gameId} RETURNING id`.execute(tx);
  return rows.length === 1;
}

export async function delistGame(
  tx: Tx,
  { studio, code }: { readonly studio: string; readonly code: string },
): Promise<void> {
  await sql`
    UPDATE catalog.game SET status = 'hidden'
    WHERE studio = ${studio} AND code = ${code}`.execute(tx);
}

/** The latest first. */
export async function loadFavouriteIds(db: Db, memberId: MemberId): Promise<number[]> {
  const { rows } = await sql<{ game_id: number }>`
    SELECT game_id FROM catalog.favourite WHERE member_id = ${memberId}
    ORDER BY created_at DESC, game_id`.execute(db);
  return rows.map((row) => row.game_id);
}

export async function insertFavourite(
  tx: Tx,
  favourite: { memberId: MemberId; gameId: number; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO catalog.favourite (member_id, game_id, created_at)
    VALUES (${favourite.memberId}, ${favourite.gameId}, ${favourite.at})
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function removeFavourite(tx: Tx, memberId: MemberId, gameId: number): Promise<void> {
  await sql`
    DELETE FROM catalog.favourite
    WHERE member_id = ${memberId} AND game_id = ${gameId}`.execute(tx);
}

/** Today is a visit from now on; the day of the one before, or null: there was none. */
export async function noteVisit(tx: Tx, memberId: MemberId, today: string): Promise<string | null> {
  const { rows } = await sql<{ previous: string | null }>`
    INSERT INTO catalog.visit AS v (member_id, latest) VALUES (${memberId}, ${today}::date)
    ON CONFLICT (member_id) DO UPDATE SET latest = greatest(v.latest, excluded.latest),
      previous = CASE WHEN v.latest < excluded.latest THEN v.latest ELSE v.previous END
    RETURNING to_char(previous, 'YYYY-MM-DD') AS previous`.execute(tx);
  return rows[0]?.previous ?? null;
}

export interface GameTypeRow {
  readonly code: string;
  readonly turnoverWeightPercent: number;
}

export async function loadGameTypes(db: Db): Promise<GameTypeRow[]> {
  const { rows } = await sql<GameTypeRow>`
    SELECT code, turnover_weight_percent AS "turnoverWeightPercent"
    FROM catalog.game_type`.execute(db);
  return rows;
}

/** Reference data: what an operator has edited stays as edited. */
export async function insertGameTypes(tx: Tx, rows: readonly GameTypeRow[]): Promise<void> {
  await sql`
    INSERT INTO catalog.game_type (code, position, turnover_weight_percent)
    SELECT * FROM unnest(
      ${rows.map((row) => row.code)}::text[],
      ${rows.map((_, index) => index)}::int[],
      ${rows.map((row) => row.turnoverWeightPercent)}::int[])
    ON CONFLICT (code) DO NOTHING`.execute(tx);
}

export async function insertBrands(
  tx: Tx,
  rows: readonly { code: string; name: string }[],
): Promise<void> {
  await sql`
    INSERT INTO catalog.brand (code, name, position)
    SELECT * FROM unnest(
      ${rows.map((row) => row.code)}::text[],
      ${rows.map((row) => row.name)}::text[],
      ${rows.map((_, index) => index)}::int[])
    ON CONFLICT (code) DO NOTHING`.execute(tx);
}

export interface GameDefault {
  readonly id: number;
  readonly code: string;
  readonly studio: string;
  readonly brand: string;
  readonly name: string;
  readonly gameType: GameType;
  readonly tags: readonly string[];
  readonly rtpBasisPoints: number;
  readonly volatility: Game["volatility"];
  readonly minBetCentavos: number;
  readonly maxBetCentavos: number;
  readonly isFeatured: boolean;
  readonly position: number;
  readonly releasedOn: string;
}

/** Figures that the game's mathematics publishes follow it; everything else stays as edited. */
export async function upsertGame(tx: Tx, game: GameDefault): Promise<void> {
  await sql`
    INSERT INTO catalog.game (id, code, studio, brand, name, game_type, tags, rtp_basis_points,
      volatility, min_bet_centavos, max_bet_centavos, is_featured, position, released_on)
    VALUES (${game.id}, ${game.code}, ${game.studio}, ${game.brand}, ${game.name},
      ${game.gameType}, ${game.tags}, ${game.rtpBasisPoints}, ${game.volatility},
      ${game.minBetCentavos}, ${game.maxBetCentavos}, ${game.isFeatured}, ${game.position},
      ${game.releasedOn})
    ON CONFLICT (studio, code) DO UPDATE
    SET rtp_basis_points = excluded.rtp_basis_points, volatility = excluded.volatility,
      min_bet_centavos = excluded.min_bet_centavos, max_bet_centavos = excluded.max_bet_centavos
    WHERE (catalog.game.rtp_basis_points, catalog.game.volatility, catalog.game.min_bet_centavos,
      catalog.game.max_bet_centavos) IS DISTINCT FROM (excluded.rtp_basis_points,
      excluded.volatility, excluded.min_bet_centavos, excluded.max_bet_centavos)`.execute(tx);
}

/** A game that somebody else published, as the catalogue lists it. */
export interface EnlistedGame extends Omit<
  GameDefault,
  "id" | "tags" | "isFeatured" | "position" | "brand"
> {
  readonly brand: { readonly code: string; readonly name: string };
  /** Left out: it cannot be tried with play money. */
  readonly hasDemo?: boolean;
}

/**
 * Hidden until somebody offers it. Known by studio and code, its figures follow
 * what was published last; everything else stays as edited. Numbers are far from the house's own.
 * Null: another studio has a game of this code, whose picture and turnover it would borrow.
 */
export async function enlistGame(tx: Tx, game: EnlistedGame): Promise<number | null> {
  await insertBrands(tx, [game.brand]);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO catalog.game (id, code, studio, brand, name, game_type, rtp_basis_points,
      volatility, min_bet_centavos, max_bet_centavos, has_demo, status, position, released_on)
    SELECT greatest(max(id), 100000) + 1, ${game.code}, ${game.studio}, ${game.brand.code},
      ${game.name}, ${game.gameType}, ${game.rtpBasisPoints}::int, ${game.volatility},
      ${game.minBetCentavos}::bigint, ${game.maxBetCentavos}::bigint, ${game.hasDemo ?? false},
      'hidden',
      coalesce(max(position), 0) + 1, ${game.releasedOn}::date
    FROM catalog.game
    HAVING count(*) FILTER (WHERE code = ${game.code} AND studio <> ${game.studio}) = 0
    ON CONFLICT (studio, code) DO UPDATE
    SET rtp_basis_points = excluded.rtp_basis_points, volatility = excluded.volatility,
      min_bet_centavos = excluded.min_bet_centavos, max_bet_centavos = excluded.max_bet_centavos,
      has_demo = excluded.has_demo
    RETURNING id`.execute(tx);
  return rows[0]?.id ?? null;
}
