/** The SQL of launches that failed. All servers count in one row, and one of them tries again. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Circuit } from "./partner-policy.ts";

export interface CircuitRow extends Circuit {
  readonly studio: string;
  readonly lastProblem: string;
  readonly lastFailedAt: Date;
}

export async function loadCircuits(db: Db): Promise<CircuitRow[]> {
  const { rows } = await sql<CircuitRow>`
    SELECT studio, failures, open_until AS "openUntil", trial_until AS "trialUntil",
      last_problem AS "lastProblem", last_failed_at AS "lastFailedAt"
    FROM rounds.studio_circuit ORDER BY studio`.execute(db);
  return rows;
}

/** True for one caller; what others know of it is older. */
export async function takeTrial(
  db: Db,
  of: { readonly studio: string; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE rounds.studio_circuit SET trial_until = ${of.until}
    WHERE studio = ${of.studio} AND open_until <= ${of.now}
      AND (trial_until IS NULL OR trial_until <= ${of.now})`.execute(db);
  return numAffectedRows === 1n;
}

/** Launches that were under way when it opened say nothing new. Gives the failures in a row. */
export async function countFailure(
  tx: Tx,
  of: { readonly studio: string; readonly now: Date; readonly problem: string },
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    INSERT INTO rounds.studio_circuit AS c (studio, failures, last_problem, last_failed_at)
    VALUES (${of.studio}, 1, ${of.problem}, ${of.now})
    ON CONFLICT (studio) DO UPDATE SET failures = c.failures + 1,
      last_problem = excluded.last_problem, last_failed_at = excluded.last_failed_at
    WHERE c.open_until IS NULL OR c.open_until <= ${of.now}
    RETURNING failures`.execute(tx);
  return rows[0]?.failures ?? 0;
}

export async function openUntil(
  tx: Tx,
  of: { readonly studio: string; readonly until: Date },
): Promise<void> {
  await sql`
    UPDATE rounds.studio_circuit SET open_until = ${of.until}, trial_until = NULL
    WHERE studio = ${of.studio}`.execute(tx);
}

export async function closeCircuit(db: Db, studio: string): Promise<void> {
  await sql`DELETE FROM rounds.studio_circuit WHERE studio = ${studio}`.execute(db);
}
