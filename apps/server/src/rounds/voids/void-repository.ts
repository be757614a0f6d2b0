/** The SQL of rounds that are called off: finding them, what they consist of, and what is noted. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { EffectOf } from "../../ledger/index.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { roundColumns } from "../repository.ts";
import type { Round } from "../round-state.ts";

export interface RoundOf {
  readonly memberId: MemberId;
  readonly studio: string;
  readonly roundRef: string;
}

export interface FoundRound extends Round {
  readonly memberId: MemberId;
  /** The studio's record of a round that was over at once; null: the studio keeps it. */
  readonly details: string | null;
  readonly isInstant: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function findRoundOf(db: Db | Tx, of: RoundOf): Promise<FoundRound | null> {
  const { memberId, studio, roundRef } = of;
  const id = UUID.test(roundRef) ? roundRef : null;
  const { rows } = await sql<Omit<FoundRound, "memberId">>`
    SELECT ${roundColumns}, NULL AS details, false AS "isInstant"
    FROM rounds.round r
    WHERE member_id = ${memberId} AND studio = ${studio} AND round_ref = ${roundRef}
    UNION ALL
    SELECT r.studio, r.id::text, r.game_id, r.game_code, r.game_type, r.brand_code,
      CASE WHEN v.id IS NULL THEN 'settled' ELSE 'void' END,
      CASE WHEN v.id IS NULL THEN r.stake_cash + r.stake_bonus ELSE 0 END,
      CASE WHEN v.id IS NULL THEN r.stake_bonus ELSE 0 END,
      r.win_cash + r.win_bonus - coalesce(v.win_taken, 0),
      CASE WHEN v.id IS NULL THEN r.win_bonus ELSE 0 END,
      CASE WHEN v.id IS NULL THEN r.free_stake ELSE 0 END,
      CASE WHEN v.id IS NULL THEN 1 ELSE 0 END,
      CASE WHEN v.shortfall > 0 THEN ARRAY['shortfall'] ELSE ARRAY[]::text[] END,
      uuid_extract_timestamp(r.id), uuid_extract_timestamp(r.id), r.details, true
    FROM rounds.instant_round r LEFT JOIN rounds.instant_void v USING (member_id, id)
    WHERE r.member_id = ${memberId} AND r.id = ${id}::uuid AND r.studio = ${studio}`.execute(db);
  return rows[0] === undefined ? null : { ...rows[0], memberId };
}

/** What is left of a round, bets before wins. */
export async function listStanding(db: Db, of: RoundOf): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    SELECT transaction_uuid AS uuid FROM rounds.movement
    WHERE member_id = ${of.memberId} AND studio = ${of.studio} AND round_ref = ${of.roundRef}
      AND undone_at IS NULL ORDER BY kind, created_at, transaction_uuid`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

export interface InstantToVoid {
  readonly gameCode: string;
  readonly stake: { readonly cash: Centavos; readonly bonus: Centavos };
  readonly win: { readonly cash: Centavos; readonly bonus: Centavos };
  /** Of a free round: the grant, and what the house staked. */
  readonly freeGrant: string | null;
  readonly freeStake: Centavos;
  readonly roundKey: string;
  readonly playedAt: Date;
  readonly isVoid: boolean;
}

interface InstantVoidRow {
  game_code: string | null;
  stake_cash: number;
  stake_bonus: number;
  win_cash: number;
  win_bonus: number;
  free_grant: string | null;
  free_stake: number;
  round_key: string;
  played_at: Date;
  is_void: boolean;
}

/** One statement for the batch, in the order of `keys`; null: there is no such round. */
export async function gatherInstants(
  tx: Tx,
  keys: readonly { readonly memberId: MemberId; readonly studio: string; readonly id: string }[],
): Promise<(InstantToVoid | null)[]> {
  const { rows } = await sql<InstantVoidRow>`
    SELECT r.game_code, r.stake_cash, r.stake_bonus, r.win_cash, r.win_bonus, r.free_grant,
      r.free_stake, r.round_key,
      uuid_extract_timestamp(r.id) AS played_at, v.id IS NOT NULL AS is_void
    FROM unnest(${keys.map((key) => key.memberId)}::bigint[],
      ${keys.map((key) => key.studio)}::text[], ${keys.map((key) => key.id)}::uuid[]
    ) WITH ORDINALITY AS k (member_id, studio, id, position)
    LEFT JOIN rounds.instant_round r
      ON r.member_id = k.member_id AND r.id = k.id AND r.studio = k.studio
    LEFT JOIN rounds.instant_void v ON v.member_id = k.member_id AND v.id = k.id
    ORDER BY k.position`.execute(tx);
  return rows.map((row) =>
    row.game_code === null
      ? null
      : {
          gameCode: row.game_code,
          stake: { cash: toCentavos(row.stake_cash), bonus: toCentavos(row.stake_bonus) },
          win: { cash: toCentavos(row.win_cash), bonus: toCentavos(row.win_bonus) },
          freeGrant: row.free_grant,
          freeStake: toCentavos(row.free_stake),
          roundKey: row.round_key,
          playedAt: row.played_at,
          isVoid: row.is_void,
        },
  );
}

export interface InstantVoid {
  readonly id: string;
  readonly stake: Centavos;
  readonly winTaken: Centavos;
  readonly shortfall: Centavos;
  readonly at: Date;
}

export async function insertVoids(
  tx: Tx,
  effects: readonly EffectOf<{ readonly voided: InstantVoid }>[],
): Promise<void> {
  const rows = effects.map(({ memberId, effect }) => ({ memberId, ...effect.voided }));
  await sql`
    INSERT INTO rounds.instant_void (member_id, id, stake, win_taken, shortfall, voided_at)
    SELECT * FROM unnest(${rows.map((row) => row.memberId)}::bigint[],
      ${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.stake)}::bigint[],
      ${rows.map((row) => row.winTaken)}::bigint[], ${rows.map((row) => row.shortfall)}::bigint[],
      ${rows.map((row) => row.at.toISOString())}::timestamptz[])`.execute(tx);
}
