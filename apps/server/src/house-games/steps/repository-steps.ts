/** The steps of rounds, in order. */
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { uuidsAmong } from "../../platform/uuids.ts";

export interface Step {
  readonly step: number;
  readonly action: unknown;
  readonly cost: Centavos;
  /** Chosen before any money moves, so that every repetition is the same transaction. */
  readonly betUuid: string;
  readonly rollbackUuid: string;
  readonly isTaken: boolean;
}

export async function listSteps(db: Db, roundId: string): Promise<Step[]> {
  const { rows } = await sql<Step>`
    SELECT step, action, cost_centavos AS cost, bet_uuid AS "betUuid",
      rollback_uuid AS "rollbackUuid", taken_at IS NOT NULL AS "isTaken"
    FROM house_games.round_step WHERE round_id = ${roundId} ORDER BY step`.execute(db);
  return rows;
}

/** Steps of one round come one after another: adding one locks the round. */
export async function lockOpenRound(tx: Tx, roundId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM house_games.round WHERE id = ${roundId} AND status = 'pending'
    FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

export async function insertStep(
  tx: Tx,
  roundId: string,
  { step, action, cost, betUuid, rollbackUuid }: Omit<Step, "isTaken">,
): Promise<void> {
  await sql`
    INSERT INTO house_games.round_step (round_id, step, action, cost_centavos, bet_uuid,
      rollback_uuid)
    VALUES (${roundId}, ${step}, ${JSON.stringify(action)}::json, ${cost}, ${betUuid},
      ${rollbackUuid})`.execute(tx);
}

export interface TakenStep {
  readonly roundId: string;
  readonly step: number;
  readonly cost: Centavos;
  /** Null: the step cost nothing, and the wallet was not asked. */
  readonly balance: Centavos | null;
  readonly isOver: boolean;
}

/** Counts once: a step that was taken already changes nothing. */
export async function markStepTaken(tx: Tx, taken: TakenStep, at: Date): Promise<void> {
  await sql`
    WITH step AS (
      UPDATE house_games.round_step SET taken_at = ${at}
      WHERE round_id = ${taken.roundId} AND step = ${taken.step} AND taken_at IS NULL
      RETURNING round_id)
    UPDATE house_games.round r SET last_step_at = ${at}, is_over = ${taken.isOver},
      added_stake_centavos = r.added_stake_centavos + ${taken.cost},
      balance_centavos = coalesce(${taken.balance}::bigint, r.balance_centavos)
    FROM step WHERE r.id = step.round_id`.execute(tx);
}

/** A step whose stake was refused was never taken. */
export async function deleteStep(tx: Tx, roundId: string, step: number): Promise<void> {
  await sql`
    DELETE FROM house_games.round_step
    WHERE round_id = ${roundId} AND step = ${step} AND taken_at IS NULL`.execute(tx);
}

export async function updateToken(tx: Tx, roundId: string, token: string): Promise<void> {
  await sql`
    UPDATE house_games.round SET token = ${token}
    WHERE id = ${roundId} AND status = 'pending'`.execute(tx);
}

/** Of these rounds those that want a step of their player, and had one since an instant. */
export async function listWaiting(
  db: Db,
  roundIds: readonly string[],
  leftBefore: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.id FROM house_games.round r
    WHERE r.id = ANY(${uuidsAmong(roundIds)}::uuid[]) AND r.status = 'pending' AND r.has_steps
      AND NOT r.is_over AND r.last_step_at > ${leftBefore}
      AND NOT EXISTS (SELECT FROM house_games.round_step t
        WHERE t.round_id = r.id AND t.taken_at IS NULL)`.execute(db);
  return rows.map(({ id }) => id);
}
