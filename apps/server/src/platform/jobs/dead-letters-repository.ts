import { sql } from "kysely";
import type { Db } from "../database/types.ts";

/** The queue of jobs that are not retried, with their errors. */
export const DEAD_LETTERS = "platform.dead-letters";

/** Jobs of one queue that nobody tries again by himself. */
export interface DeadLetters {
  readonly queue: string;
  readonly count: number;
  readonly latestAt: Date;
  /** Of the latest one. */
  readonly reason: string;
}

export async function listDeadLetters(db: Db): Promise<DeadLetters[]> {
  const { rows } = await sql<DeadLetters>`
    SELECT coalesce(source_name, '') AS queue, count(*)::int AS count,
      max(created_on) AS "latestAt",
      coalesce((array_agg(output->>'message' ORDER BY created_on DESC))[1], '') AS reason
    FROM pgboss.job WHERE name = ${DEAD_LETTERS} AND state = 'created'
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}
