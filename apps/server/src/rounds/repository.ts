/** The SQL of rounds and their movements: whole batches for the ledger, lists for records. */
import assert from "node:assert";
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { columnsOf, readerOf } from "../platform/database/columns.ts";
import { runPrepared, type Statement } from "../platform/database/session.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { InstantRange } from "../platform/days.ts";
import { leastUuid7 } from "../platform/uuid7.ts";
import type { Jackpot, Movement, Round, RoundEffect } from "./round-state.ts";

/** What deciding needs beside the wallet. */
export interface RoundFacts {
  readonly round: Round | null;
  /** The bet or win that the transaction refers to, of whichever round. */
  readonly reference: Movement | null;
  /** What the player has with the studio below one centavo, in its units. */
  readonly change: number;
  /** When the player began the latest round of a game that has a pace; null: not lately. */
  readonly pacedAt: Date | null;
}

interface MovementRow {
  transaction_uuid: string | null;
  movement_round_ref: string;
  kind: "bet" | "win";
  cash: number;
  bonus: number;
  turnover_worked_off: number;
  bonus_worked_off: number;
  bet_uuid: string | null;
  change: number;
  reward: string | null;
  free_grant: string | null;
  free_stake: number;
  undone_at: Date | null;
  created_at: Date;
}

const roundReader = readerOf<Round>({
  studio: "r.studio",
  roundRef: 'r.round_ref AS "roundRef"',
  gameId: 'r.game_id AS "gameId"',
  gameCode: 'r.game_code AS "gameCode"',
  gameType: 'r.game_type AS "gameType"',
  brandCode: 'r.brand_code AS "brandCode"',
  status: "r.status",
  stakeAmount: 'r.stake_amount AS "stakeAmount"',
  stakeBonus: 'r.stake_bonus AS "stakeBonus"',
  winAmount: 'r.win_amount AS "winAmount"',
  winBonus: 'r.win_bonus AS "winBonus"',
  freeStake: 'r.free_stake AS "freeStake"',
  betCount: 'r.bet_count AS "betCount"',
  flags: "r.flags",
  openedAt: 'r.opened_at AS "openedAt"',
  settledAt: 'r.settled_at AS "settledAt"',
});
export const roundColumns = sql.raw(roundReader.list);

const movementReader = readerOf<MovementRow>({
  transaction_uuid: "m.transaction_uuid",
  movement_round_ref: "m.round_ref AS movement_round_ref",
  kind: "m.kind",
  cash: "m.cash",
  bonus: "m.bonus",
  turnover_worked_off: "m.turnover_worked_off",
  bonus_worked_off: "m.bonus_worked_off",
  bet_uuid: "m.bet_uuid",
  change: "m.change",
  reward: "m.reward",
  free_grant: "m.free_grant",
  free_stake: "m.free_stake",
  undone_at: "m.undone_at",
  created_at: "m.created_at",
});

const changeReader = readerOf<{ units: number }>({ units: "coalesce(c.units, 0) AS units" });

const paceReader = readerOf<{ pacedAt: Date | null }>({
  pacedAt: `(SELECT p.opened_at FROM rounds.round p WHERE p.member_id = k.member_id
      AND p.game_id = k.paced_game AND p.opened_at > k.paced_since
    ORDER BY p.opened_at DESC LIMIT 1) AS "pacedAt"`,
});

interface GatherKey {
  readonly memberId: MemberId;
  readonly studio: string;
  /** Null: that of the bet or win referred to. */
  readonly roundRef: string | null;
  readonly referenceUuid: string | null;
  /** A game whose rounds may not follow each other too fast, and how long ago counts. */
  readonly pace: { readonly gameId: number; readonly since: Date } | null;
}

const gatherKeys = columnsOf<GatherKey>([
  ["member_id", "bigint", (key) => key.memberId],
  ["studio", "text", (key) => key.studio],
  ["round_ref", "text", (key) => key.roundRef],
  ["reference_uuid", "uuid", (key) => key.referenceUuid],
  ["paced_game", "int", (key) => key.pace?.gameId ?? null],
  ["paced_since", "timestamptz", (key) => key.pace?.since ?? null],
]);

const GATHER_ROUNDS: Statement = {
  name: "rounds.gather_rounds",
  text: `SELECT ${roundReader.list}, ${movementReader.list}, ${changeReader.list},
      ${paceReader.list}
    FROM ${gatherKeys.unnest(1)} WITH ORDINALITY AS k (${gatherKeys.list}, position)
    LEFT JOIN rounds.movement m ON m.member_id = k.member_id AND m.studio = k.studio
      AND m.transaction_uuid = k.reference_uuid
    LEFT JOIN rounds.round r ON r.member_id = k.member_id AND r.studio = k.studio
      AND r.round_ref = coalesce(k.round_ref, m.round_ref)
    LEFT JOIN rounds.change c ON c.member_id = k.member_id AND c.studio = k.studio
    ORDER BY k.position`,
};

/** One statement for the batch, run under the wallets' locks. Same order as `keys`. */
export async function gatherRounds(tx: Tx, keys: readonly GatherKey[]): Promise<RoundFacts[]> {
  const rows = await runPrepared(tx, GATHER_ROUNDS, gatherKeys.values(keys));
  assert(rows.length === keys.length, "Every transaction has exactly one line.");
  return rows.map((row) => {
    const [studio] = row;
    const movement = movementReader.read(row, roundReader.width);
    const { transaction_uuid: uuid } = movement;
    return {
      round: studio === null ? null : roundReader.read(row),
      reference: uuid === null ? null : toMovement(movement, uuid),
      change: changeReader.read(row, roundReader.width + movementReader.width).units,
      ...paceReader.read(row, roundReader.width + movementReader.width + changeReader.width),
    };
  });
}

function toMovement(row: MovementRow, transactionUuid: string): Movement {
  return {
    transactionUuid,
    roundRef: row.movement_round_ref,
    kind: row.kind,
    split: { cash: toCentavos(row.cash), bonus: toCentavos(row.bonus) },
    turnoverWorkedOff: toCentavos(row.turnover_worked_off),
    bonusWorkedOff: toCentavos(row.bonus_worked_off),
    betUuid: row.bet_uuid,
    change: row.change,
    reward: row.reward,
    freeGrant: row.free_grant,
    freeStake: toCentavos(row.free_stake),
    isUndone: row.undone_at !== null,
    at: row.created_at,
  };
}

type Written = readonly { memberId: MemberId; effect: RoundEffect }[];
type Owned<Item> = Item & { readonly memberId: MemberId; readonly studio: string };

const movementColumns = columnsOf<Owned<Movement> & { readonly jackpot: Jackpot | null }>([
  ["member_id", "bigint", (one) => one.memberId],
  ["studio", "text", (one) => one.studio],
  ["transaction_uuid", "uuid", (one) => one.transactionUuid],
  ["round_ref", "text", (one) => one.roundRef],
  ["kind", "text", (one) => one.kind],
  ["cash", "bigint", (one) => one.split.cash],
  ["bonus", "bigint", (one) => one.split.bonus],
  ["turnover_worked_off", "bigint", (one) => one.turnoverWorkedOff],
  ["bonus_worked_off", "bigint", (one) => one.bonusWorkedOff],
  ["bet_uuid", "uuid", (one) => one.betUuid],
  ["change", "int", (one) => one.change],
  ["reward", "text", (one) => one.reward],
  ["free_grant", "uuid", (one) => one.freeGrant],
  ["free_stake", "bigint", (one) => one.freeStake],
  ["jackpot_units", "bigint", (one) => one.jackpot?.units ?? null],
  ["jackpot", "text", (one) => one.jackpot?.name ?? null],
  ["created_at", "timestamptz", (one) => one.at],
]);
const undoneColumns = columnsOf<Owned<NonNullable<RoundEffect["undone"]> & { at: Date }>>([
  ["member_id", "bigint", (one) => one.memberId],
  ["studio", "text", (one) => one.studio],
  ["transaction_uuid", "uuid", (one) => one.uuid],
  ["by", "uuid", (one) => one.by],
  ["shortfall", "bigint", (one) => one.shortfall],
  ["change", "int", (one) => one.change],
  ["at", "timestamptz", (one) => one.at],
]);
const changeColumns = columnsOf<Owned<RoundEffect["change"]> & { at: Date }>([
  ["member_id", "bigint", (one) => one.memberId],
  ["studio", "text", (one) => one.studio],
  ["units", "int", (one) => one.after],
  ["paid", "bigint", (one) => one.paid],
  ["since", "timestamptz", (one) => one.at],
]);
const writtenColumns = columnsOf<Owned<Round>>([
  ["member_id", "bigint", (one) => one.memberId],
  ["studio", "text", (one) => one.studio],
  ["round_ref", "text", (one) => one.roundRef],
  ["game_id", "int", (one) => one.gameId],
  ["game_code", "text", (one) => one.gameCode],
  ["game_type", "text", (one) => one.gameType],
  ["brand_code", "text", (one) => one.brandCode],
  ["status", "text", (one) => one.status],
  ["stake_amount", "bigint", (one) => one.stakeAmount],
  ["stake_bonus", "bigint", (one) => one.stakeBonus],
  ["win_amount", "bigint", (one) => one.winAmount],
  ["win_bonus", "bigint", (one) => one.winBonus],
  ["free_stake", "bigint", (one) => one.freeStake],
  ["bet_count", "int", (one) => one.betCount],
  ["opened_at", "timestamptz", (one) => one.openedAt],
  ["settled_at", "timestamptz", (one) => one.settledAt],
  // The last one: it arrives as text, and is taken apart there.
  ["flags", "text", (one) => one.flags.join(",")],
]);
const UNDONE_FROM = 1 + movementColumns.names.length;
const CHANGE_FROM = UNDONE_FROM + undoneColumns.names.length;
const ROUNDS_FROM = CHANGE_FROM + changeColumns.names.length;
const plainColumns = writtenColumns.names.slice(0, -1).join(", ");

const WRITE_ROUNDS: Statement = {
  name: "rounds.write_rounds",
  text: `WITH moved AS (
      INSERT INTO rounds.movement (${movementColumns.list})
      SELECT * FROM ${movementColumns.unnest(1)}
    ), undone AS (
      UPDATE rounds.movement m
      SET undone_at = u.at, undone_by = u.by, shortfall = u.shortfall, change_undone = u.change
      FROM ${undoneColumns.unnest(UNDONE_FROM)} AS u (${undoneColumns.list})
      WHERE m.member_id = u.member_id AND m.studio = u.studio
        AND m.transaction_uuid = u.transaction_uuid
    ), changed AS (
      INSERT INTO rounds.change AS c (${changeColumns.list})
      SELECT * FROM ${changeColumns.unnest(CHANGE_FROM)}
      ON CONFLICT (member_id, studio) DO UPDATE
      SET units = excluded.units, paid = c.paid + excluded.paid
    )
    INSERT INTO rounds.round AS r (${writtenColumns.list})
    SELECT ${plainColumns}, string_to_array(flags, ',')
    FROM ${writtenColumns.unnest(ROUNDS_FROM)} AS n (${writtenColumns.list})
    ON CONFLICT (member_id, studio, round_ref) DO UPDATE
    SET status = excluded.status, stake_amount = excluded.stake_amount,
      stake_bonus = excluded.stake_bonus, win_amount = excluded.win_amount,
      win_bonus = excluded.win_bonus, free_stake = excluded.free_stake,
      bet_count = excluded.bet_count, flags = excluded.flags,
      settled_at = excluded.settled_at, changed_xid = pg_current_xact_id()`,
};

/** One statement for the batch: rounds as they are now, new movements, and what was undone. */
export async function writeRounds(tx: Tx, effects: Written): Promise<void> {
  const rounds = effects.map(({ memberId, effect }) => ({ memberId, ...effect.round }));
  const moved = effects.flatMap(({ memberId, effect: { round, movement, jackpot } }) =>
    movement === null ? [] : [{ memberId, studio: round.studio, jackpot, ...movement }],
  );
  const undone = effects.flatMap(({ memberId, effect }) =>
    effect.undone === null
      ? []
      : [{ memberId, studio: effect.round.studio, at: effect.at, ...effect.undone }],
  );
  const changed = effects.flatMap(({ memberId, effect: { round, change, at } }) =>
    change.after === change.before && change.paid === 0
      ? []
      : [{ memberId, studio: round.studio, at, ...change }],
  );
  await runPrepared(tx, WRITE_ROUNDS, [
    ...movementColumns.values(moved),
    ...undoneColumns.values(undone),
    ...changeColumns.values(changed),
    ...writtenColumns.values(rounds),
  ]);
}

export interface RecordFilter extends InstantRange {
  readonly memberId: MemberId;
  readonly gameType?: string | undefined;
  /** Null: a brand that does not exist. */
  readonly brandCode?: string | null | undefined;
}

function commonCondition(filter: RecordFilter) {
  return sql`member_id = ${filter.memberId}
    AND (${filter.gameType ?? null}::text IS NULL OR game_type = ${filter.gameType ?? null})
    AND (${filter.brandCode === undefined} OR brand_code = ${filter.brandCode ?? null}::text)`;
}

/** Rounds of bets and wins, and rounds that were over at once, with the same columns. */
function playedRounds(filter: RecordFilter) {
  const condition = commonCondition(filter);
  return sql`(
    SELECT studio, round_ref, game_id, game_code, game_type, brand_code, status, stake_amount,
      stake_bonus, win_amount, win_bonus, free_stake, bet_count, flags, opened_at, settled_at
    FROM rounds.round WHERE opened_at >= ${filter.from} AND opened_at < ${filter.until}
      AND ${condition}
    UNION ALL
    SELECT studio, id::text, game_id, game_code, game_type, brand_code,
      CASE WHEN voided_at IS NULL THEN 'settled' ELSE 'void' END,
      CASE WHEN voided_at IS NULL THEN stake_cash + stake_bonus ELSE 0 END,
      CASE WHEN voided_at IS NULL THEN stake_bonus ELSE 0 END,
      win_cash + win_bonus - coalesce(win_taken, 0),
      CASE WHEN voided_at IS NULL THEN win_bonus ELSE 0 END,
      CASE WHEN voided_at IS NULL THEN free_stake ELSE 0 END, 1, '{}',
      uuid_extract_timestamp(id), uuid_extract_timestamp(id)
    FROM rounds.instant_round LEFT JOIN rounds.instant_void USING (member_id, id)
    WHERE id >= ${leastUuid7(filter.from)}::uuid
      AND id < ${leastUuid7(filter.until)}::uuid AND ${condition}
  )`;
}

/** The latest first. */
export async function listRounds(
  db: Db,
  filter: RecordFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Round[]> {
  const { rows } = await sql<Round>`
    SELECT ${roundColumns} FROM ${playedRounds(filter)} AS r
    ORDER BY r.opened_at DESC, r.studio, r.round_ref
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

export interface RoundPlace {
  readonly openedAt: Date;
  readonly roundRef: string;
}

const DRAWN_AT = sql`uuid_extract_timestamp(id)`;

/** The latest first, from a place on; each of the two tables is read along its own index. */
export async function listRoundsBefore(
  db: Db,
  memberId: MemberId,
  { before, limit }: { readonly before: RoundPlace; readonly limit: number },
): Promise<Round[]> {
  const { openedAt, roundRef } = before;
  const justAfter = leastUuid7(new Date(openedAt.getTime() + 1));
  const { rows } = await sql<Round>`
    SELECT ${roundColumns} FROM (
      (SELECT studio, round_ref, game_id, game_code, game_type, brand_code, status, stake_amount,
        stake_bonus, win_amount, win_bonus, free_stake, bet_count, flags, opened_at, settled_at
      FROM rounds.round
      WHERE member_id = ${memberId}
        AND (opened_at, round_ref) < (${openedAt}::timestamptz, ${roundRef}::text)
      ORDER BY opened_at DESC, round_ref DESC LIMIT ${limit})
      UNION ALL
      (SELECT studio, id::text, game_id, game_code, game_type, brand_code,
        CASE WHEN voided_at IS NULL THEN 'settled' ELSE 'void' END,
        CASE WHEN voided_at IS NULL THEN stake_cash + stake_bonus ELSE 0 END,
        CASE WHEN voided_at IS NULL THEN stake_bonus ELSE 0 END,
        win_cash + win_bonus - coalesce(win_taken, 0),
        CASE WHEN voided_at IS NULL THEN win_bonus ELSE 0 END,
        CASE WHEN voided_at IS NULL THEN free_stake ELSE 0 END, 1, '{}',
        ${DRAWN_AT}, ${DRAWN_AT}
      FROM rounds.instant_round LEFT JOIN rounds.instant_void USING (member_id, id)
      WHERE member_id = ${memberId} AND id < ${justAfter}::uuid
        AND (${DRAWN_AT}, id::text) < (${openedAt}::timestamptz, ${roundRef}::text)
      ORDER BY id DESC LIMIT ${limit})
    ) AS r
    ORDER BY r.opened_at DESC, r.round_ref DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export interface RoundTotals {
  readonly count: number;
  readonly stake: number;
  readonly win: number;
}

export async function totalRounds(db: Db, filter: RecordFilter): Promise<RoundTotals> {
  const { rows } = await sql<RoundTotals>`
    SELECT count(*) AS count, coalesce(sum(r.stake_amount), 0)::bigint AS stake,
      coalesce(sum(r.win_amount), 0)::bigint AS win
    FROM ${playedRounds(filter)} AS r`.execute(db);
  return rows[0] ?? { count: 0, stake: 0, win: 0 };
}

export interface MemberRound extends Round {
  readonly memberId: MemberId;
}

export interface OpenRoundsWish {
  readonly openedBefore: Date;
  /** The last one of the page before. */
  readonly after?: { readonly openedAt: Date; readonly roundRef: string } | null;
  readonly limit: number;
}

/** Rounds left open since before `openedBefore`, the oldest first. */
export async function listOpenRounds(
  db: Db,
  { openedBefore, after = null, limit }: OpenRoundsWish,
): Promise<MemberRound[]> {
  const { rows } = await sql<MemberRound>`
    SELECT r.member_id AS "memberId", ${roundColumns} FROM rounds.round r
    WHERE r.status = 'open' AND r.opened_at < ${openedBefore}
      AND (r.opened_at, r.round_ref) > (coalesce(${after?.openedAt ?? null}::timestamptz,
        '-infinity'), ${after?.roundRef ?? ""})
    ORDER BY r.opened_at, r.round_ref LIMIT ${limit}`.execute(db);
  return rows;
}
