/** The SQL of who has opened which attempt. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface KycClaim {
  readonly submission_id: number;
  readonly operator_id: number;
  readonly email: string;
  readonly until: Date;
}

interface Claiming {
  readonly submissionId: number;
  readonly operatorId: number;
  readonly email: string;
  readonly now: Date;
  readonly until: Date;
}

/** False: somebody else has it. */
export async function takeClaim(tx: Tx, claim: Claiming): Promise<boolean> {
  const { submissionId, operatorId, email, now, until } = claim;
  const taken = await sql`
    INSERT INTO backoffice.kyc_claim (submission_id, operator_id, email, until)
    VALUES (${submissionId}, ${operatorId}, ${email}, ${until})
    ON CONFLICT (submission_id) DO UPDATE SET operator_id = excluded.operator_id,
      email = excluded.email, until = excluded.until
      WHERE kyc_claim.operator_id = excluded.operator_id OR kyc_claim.until <= ${now}`.execute(tx);
  return taken.numAffectedRows === 1n;
}

/** Those that run. */
export async function findClaims(
  db: Db,
  submissionIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, KycClaim>> {
  const { rows } = await sql<KycClaim>`
    SELECT submission_id, operator_id, email, until FROM backoffice.kyc_claim
    WHERE submission_id = ANY(${submissionIds}::bigint[]) AND until > ${now}`.execute(db);
  return new Map(rows.map((row) => [row.submission_id, row]));
}

export async function dropClaim(tx: Tx, submissionId: number): Promise<void> {
  await sql`
    DELETE FROM backoffice.kyc_claim WHERE submission_id = ${submissionId}`.execute(tx);
}
