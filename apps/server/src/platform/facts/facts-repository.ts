/** Facts that rooms have told by trigger, on their way to whoever makes events of them. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../database/types.ts";

export interface Fact {
  readonly type: string;
  readonly memberId: MemberId;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * What is committed by now, the pressing ones first. They are gone when the transaction commits, so
 * one that is committed late is simply taken later: nothing has to be waited for.
 */
export async function takeFacts(tx: Tx, limit: number): Promise<readonly Fact[]> {
  const { rows } = await sql<Fact>`
    WITH taken AS (
      DELETE FROM platform.fact WHERE fact_id IN (
        (SELECT fact_id FROM platform.fact WHERE is_first ORDER BY fact_id LIMIT ${limit})
        UNION
        (SELECT fact_id FROM platform.fact ORDER BY fact_id LIMIT ${limit}))
      RETURNING *
    )
    SELECT type, member_id AS "memberId", at, data FROM taken
    ORDER BY is_first DESC, fact_id`.execute(tx);
  return rows;
}

/** For how long the oldest fact has waited; 0: there is none. */
export async function factsLagSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM now() - (
      SELECT at FROM platform.fact ORDER BY fact_id LIMIT 1)), 0)::float8 AS seconds`.execute(db);
  return Math.max(0, rows[0]?.seconds ?? 0);
}
