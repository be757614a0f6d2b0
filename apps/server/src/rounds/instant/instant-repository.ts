/** The SQL of rounds that are over at once. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { EffectOf, EffectRows } from "../../ledger/index.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import type { Db } from "../../platform/database/types.ts";
import type { InstantRound } from "./instant-round.ts";

type Played = EffectOf<{ readonly round: InstantRound }>;

const instantColumns = columnsOf<Played>([
  ["member_id", "bigint", (one) => one.memberId],
  ["id", "uuid", ({ effect: { round } }) => round.id],
  ["studio", "text", ({ effect: { round } }) => round.studio],
  ["game_id", "int", ({ effect: { round } }) => round.game.gameId],
  ["game_code", "text", ({ effect: { round } }) => round.game.gameCode],
  ["game_type", "text", ({ effect: { round } }) => round.game.gameType],
  ["brand_code", "text", ({ effect: { round } }) => round.game.brandCode],
  ["round_key", "uuid", ({ effect: { round } }) => round.roundKey],
  ["stake_cash", "bigint", ({ effect: { round } }) => round.stake.cash],
  ["stake_bonus", "bigint", ({ effect: { round } }) => round.stake.bonus],
  ["win_cash", "bigint", ({ effect: { round } }) => round.win.cash],
  ["win_bonus", "bigint", ({ effect: { round } }) => round.win.bonus],
  ["free_grant", "uuid", ({ effect: { round } }) => round.freeGrant],
  ["free_stake", "bigint", ({ effect: { round } }) => round.freeStake],
  ["balance_after", "bigint", ({ effect: { round } }) => round.balanceAfter],
  ["details", "text", ({ effect: { round } }) => round.details],
]);

/** The rounds of a batch, for the statement that moves their money. */
export const instantRoundRows: EffectRows<Played["effect"]> = {
  insert: (first) =>
    `INSERT INTO rounds.instant_round (${instantColumns.list})
      SELECT * FROM ${instantColumns.unnest(first)}`,
  values: (played) => instantColumns.values(played),
};

export interface InstantRow {
  member_id: MemberId;
  id: string;
  studio: string;
  game_id: number;
  game_code: string;
  game_type: string;
  brand_code: string;
  round_key: string;
  stake_cash: number;
  stake_bonus: number;
  win_cash: number;
  win_bonus: number;
  free_grant: string | null;
  free_stake: number;
  balance_after: number;
  details: string;
}

const columns = sql.raw(instantColumns.list);

function toInstantRound(row: InstantRow): InstantRound {
  return {
    id: row.id,
    studio: row.studio,
    game: {
      gameId: row.game_id,
      gameCode: row.game_code,
      gameType: row.game_type,
      brandCode: row.brand_code,
    },
    roundKey: row.round_key,
    stake: { cash: toCentavos(row.stake_cash), bonus: toCentavos(row.stake_bonus) },
    win: { cash: toCentavos(row.win_cash), bonus: toCentavos(row.win_bonus) },
    freeGrant: row.free_grant,
    freeStake: toCentavos(row.free_stake),
    balanceAfter: toCentavos(row.balance_after),
    details: row.details,
  };
}

export async function findInstantRound(
  db: Db,
  { memberId, id }: { memberId: MemberId; id: string },
): Promise<InstantRound | null> {
  const { rows } = await sql<InstantRow>`
    SELECT ${columns} FROM rounds.instant_round
    WHERE member_id = ${memberId} AND id = ${id}::uuid`.execute(db);
  return rows[0] === undefined ? null : toInstantRound(rows[0]);
}

/** By its id alone, of any member. */
export async function findInstantRoundOfAnybody(
  db: Db,
  { studio, id }: { studio: string; id: string },
): Promise<InstantRound | null> {
  const { rows } = await sql<InstantRow>`
    SELECT ${columns} FROM rounds.instant_round
    WHERE id = ${id}::uuid AND studio = ${studio}`.execute(db);
  return rows[0] === undefined ? null : toInstantRound(rows[0]);
}

/** Who has played it. */
export async function findInstantOwner(
  db: Db,
  { studio, id }: { studio: string; id: string },
): Promise<MemberId | null> {
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM rounds.instant_round
    WHERE id = ${id}::uuid AND studio = ${studio}`.execute(db);
  return rows[0]?.member_id ?? null;
}

export interface OfGame {
  readonly memberId: MemberId;
  readonly studio: string;
  readonly gameCode: string;
}

/** The latest first. */
export async function listInstantRounds(
  db: Db,
  { memberId, studio, gameCode }: OfGame,
  { offset, limit }: { offset: number; limit: number },
): Promise<InstantRound[]> {
  const { rows } = await sql<InstantRow>`
    SELECT ${columns} FROM rounds.instant_round
    WHERE member_id = ${memberId} AND studio = ${studio} AND game_code = ${gameCode}
    ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(toInstantRound);
}

export async function countInstantRounds(
  db: Db,
  { memberId, studio, gameCode }: OfGame,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM rounds.instant_round
    WHERE member_id = ${memberId} AND studio = ${studio}
      AND game_code = ${gameCode}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A member, and the last round that is known of them. */
export interface MemberPlace {
  readonly memberId: MemberId;
  /** The id of a round, or the least of an instant. */
  readonly after: string;
}

/** Of one game, what each has played since: of each at most so many, the latest; oldest first. */
export async function listInstantSince(
  db: Db,
  places: readonly MemberPlace[],
  { studio, gameCode, limit }: Omit<OfGame, "memberId"> & { readonly limit: number },
): Promise<{ readonly memberId: MemberId; readonly round: InstantRound }[]> {
  const { rows } = await sql<InstantRow>`
    SELECT latest.* FROM unnest(${places.map(({ memberId }) => memberId)}::bigint[],
      ${places.map(({ after }) => after)}::uuid[]) AS place (member, after)
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM rounds.instant_round
      WHERE member_id = place.member AND id > place.after
        AND studio = ${studio} AND game_code = ${gameCode}
      ORDER BY id DESC LIMIT ${limit}
    ) AS latest ORDER BY latest.id`.execute(db);
  return rows.map((row) => ({ memberId: row.member_id, round: toInstantRound(row) }));
}

/** Opens the months ahead; safe at any time. */
export async function openInstantMonths(db: Db, since: Date, until: Date): Promise<void> {
  await sql`SELECT rounds.open_months(${since}, ${until})`.execute(db);
}
