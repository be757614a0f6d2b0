import { sql } from "kysely";
import type { Db } from "../database/types.ts";
import { DEAD_LETTERS } from "./dead-letters-repository.ts";

/** Jobs of one queue that are due. */
export interface WaitingJobs {
  readonly queue: string;
  readonly count: number;
  readonly oldestSeconds: number;
}

export async function listWaiting(db: Db): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    SELECT name AS queue, count(*)::int AS count,
      extract(epoch FROM now() - min(start_after))::float8 AS "oldestSeconds"
    FROM pgboss.job
    WHERE state < 'active' AND start_after <= now() AND name <> ${DEAD_LETTERS}
    GROUP BY name ORDER BY name`.execute(db);
  return rows;
}
