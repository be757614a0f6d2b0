/**
 * Looks once a second, in one statement, in which queues something is due, and wakes the workers
 * of these. pg-boss's workers would each ask for themselves: with some sixty queues, a house in
 * which nothing happens would put sixty questions a second to the database.
 */
import { sql } from "kysely";
import type { Db } from "../database/types.ts";

const LOOK_MS = 1_000;

/** Those of the queues in which a job waits that may run now. */
async function listDue(db: Db, queues: readonly string[]): Promise<string[]> {
  // For each queue one step into the index that pg-boss itself takes jobs by.
  const { rows } = await sql<{ name: string }>`
    SELECT queue.name FROM unnest(${queues}::text[]) AS queue (name)
    WHERE EXISTS (
      SELECT FROM pgboss.job WHERE job.name = queue.name
        AND state < 'active' AND NOT blocked AND start_after <= now()
    )`.execute(db);
  return rows.map(({ name }) => name);
}

export interface Look {
  /** Ends when the last look has ended. */
  stop(): Promise<void>;
}

interface LookDeps {
  readonly db: Db;
  readonly queues: readonly string[];
  /** Its worker has something to fetch. */
  readonly onDue: (queue: string) => void;
  /** A look failed; the next one follows. */
  readonly onError: (error: unknown) => void;
}

export function startLooking({ db, queues, onDue, onError }: LookDeps): Look {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      for (const queue of await listDue(db, queues)) onDue(queue);
    } catch (error) {
      onError(error);
    }
    if (!isStopped) timer = setTimeout(next, LOOK_MS);
  };
  const next = (): void => void (looking = look());
  next();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return looking;
    },
  };
}
