/** The SQL of rounds that are over at once. */
import { sql } from "kysely";
import { toCentavos } from "@tucano/contract/money.ts";
import type { MemberId } from "../ledger/index.ts";
import { bigints, ints, texts, uuids } from "../platform/database/arrays.ts";
import { runPrepared, type Statement } from "../platform/database/session.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { InstantRound } from "./instant.ts";

const INSERT_ROUNDS: Statement = {
  name: "rounds.insert_instant_rounds",
  text: `INSERT INTO rounds.instant_round (member_id, id, studio, game_id, game_code, game_type,
      brand_code, round_key, stake_cash, stake_bonus, win_cash, win_bonus, balance_after, details)
    SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::text[], $4::int[], $5::text[], $6::text[],
      $7::text[], $8::uuid[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[],
      $13::bigint[], $14::text[])`,
};

type Played = { readonly memberId: MemberId; readonly effect: { readonly round: InstantRound } };

/** One statement for the batch. */
export async function insertInstantRounds(tx: Tx, played: readonly Played[]): Promise<void> {
  const rounds = played.map(({ effect }) => effect.round);
  await runPrepared(tx, INSERT_ROUNDS, [
    bigints(played, (one) => one.memberId),
    uuids(rounds, (one) => one.id),
    texts(rounds, (one) => one.studio),
    ints(rounds, (one) => one.game.gameId),
    texts(rounds, (one) => one.game.gameCode),
    texts(rounds, (one) => one.game.gameType),
    texts(rounds, (one) => one.game.brandCode),
    uuids(rounds, (one) => one.roundKey),
    bigints(rounds, (one) => one.stake.cash),
    bigints(rounds, (one) => one.stake.bonus),
    bigints(rounds, (one) => one.win.cash),
    bigints(rounds, (one) => one.win.bonus),
    bigints(rounds, (one) => one.balanceAfter),
    texts(rounds, (one) => one.details),
  ]);
}

export interface InstantRow {
  member_id: number;
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
  balance_after: number;
  details: string;
}

const columns = sql`member_id, id, studio, game_id, game_code, game_type, brand_code, round_key,
  stake_cash, stake_bonus, win_cash, win_bonus, balance_after, details`;

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
    balanceAfter: toCentavos(row.balance_after),
    details: row.details,
  };
}

export async function findInstantRound(
  db: Db,
  { memberId, id }: { memberId: number; id: string },
): Promise<InstantRound | null> {
  const { rows } = await sql<InstantRow>`
    SELECT ${columns} FROM rounds.instant_round
    WHERE member_id = ${memberId} AND id = ${id}::uuid`.execute(db);
  return rows[0] === undefined ? null : toInstantRound(rows[0]);
}

/** By its id alone, whoever played it. */
export async function findInstantRoundOfAnybody(
  db: Db,
  { studio, id }: { studio: string; id: string },
): Promise<InstantRound | null> {
  const { rows } = await sql<InstantRow>`
    SELECT ${columns} FROM rounds.instant_round
    WHERE id = ${id}::uuid AND studio = ${studio}`.execute(db);
  return rows[0] === undefined ? null : toInstantRound(rows[0]);
}

export interface OfGame {
  readonly memberId: number;
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

/** Opens the months that lie ahead; safe at any time. */
export async function openInstantMonths(db: Db, since: Date, until: Date): Promise<void> {
  await sql`SELECT rounds.open_months(${since}, ${until})`.execute(db);
}
