/**
 * Background jobs on pg-boss: a job is created inside the caller's transaction, so it exists
 * exactly when the change that needs it exists. Handlers run at least once: they must be harmless
 * when run twice.
 */
import { type ConstructorOptions, fromKysely, PgBoss } from "pg-boss";
import { connect, type Connection } from "../database/connect.ts";
import { JOBS_ROLE } from "../database/logins.ts";
import { JOBS_SCHEMA } from "../database/migrate.ts";
import type { Tx } from "../database/types.ts";
import { TIME_ZONE } from "../days.ts";
import type { Logger } from "../logger.ts";
import { systemRandom } from "../random.ts";

export interface JobDefinition {
  /** When it runs by itself, in São Paulo time. */
  readonly cron?: string;
  /** `data` is what `send` was given; {} for a scheduled run. */
  handler(data: Readonly<Record<string, unknown>>): Promise<void>;
}

export interface SendOptions {
  readonly startAfterSeconds?: number;
  /** While a job with this key waits, another one is not added. One that runs does not wait. */
  readonly singletonKey?: string;
  readonly retryLimit?: number;
  readonly retryDelaySeconds?: number;
  readonly retryBackoff?: boolean;
}

export interface Jobs {
  define(name: string, definition: JobDefinition): void;
  /** With `tx`: the job exists when the transaction commits. */
  send(tx: Tx | null, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Runs a job's handler here and now. */
  runNow(name: string, data?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Takes waiting jobs of this name, due or not, and runs them one by one; returns how many. */
  drain(name: string): Promise<number>;
  /** Makes the queues: from here on jobs can be sent. With `work`, `work()` will follow. */
  start(options: { work: boolean }): Promise<void>;
  /** Takes jobs and follows the schedules, once the server can be reached. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_LIMIT = 5;
const EXPIRE_SECONDS = 120;
/** A job whose worker is not heard of for so long has lost it, and is given to another. */
const HEARTBEAT_SECONDS = 10;
/** How often somebody looks for such jobs. */
const LOOK_AFTER_SECONDS = 10;
const DRAIN_LIMIT = 1_000;
/** Jobs of one name that a process runs side by side. */
const BATCH_SIZE = 10;
/** Connections of a process that takes jobs, and of one that only sends them. */
const POOL_SIZE = { work: 4, send: 2 };

/**
 * Pauses between two looks are reckoned by it. By a clock that is set back in the middle of one,
 * nobody would look again before that clock has caught up.
 */
const steadyClock: NonNullable<ConstructorOptions["clock"]> = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

export function createJobs({ url, logger }: { url: string; logger: Logger }): Jobs {
  const definitions = new Map<string, JobDefinition>();
  let boss: PgBoss | null = null;
  let connection: Connection | null = null;

  const find = (name: string): JobDefinition => {
    const definition = definitions.get(name);
    if (definition === undefined) throw new Error(`There is no job called ${name}.`);
    return definition;
  };
  const running = (): PgBoss => {
    if (boss === null) throw new Error("Jobs are not started.");
    return boss;
  };

  return {
    define: (name, definition) => {
      if (definitions.has(name)) throw new Error(`The job ${name} is defined twice.`);
      definitions.set(name, definition);
    },
    send: async (tx, name, data, options = {}) => {
      find(name);
      await running().send(name, data, {
        retryLimit: options.retryLimit ?? RETRY_LIMIT,
        retryDelay: options.retryDelaySeconds ?? 2,
        retryBackoff: options.retryBackoff ?? true,
        ...(options.startAfterSeconds === undefined
          ? {}
          : { startAfter: options.startAfterSeconds }),
        // The queues keep one waiting job a key, and jobs without one would share the empty key.
        singletonKey: options.singletonKey ?? systemRandom.uuid(),
        ...(tx === null ? {} : { db: fromKysely(tx) }),
      });
    },
    runNow: (name, data = {}) => find(name).handler(data),
    drain: async (name) => drainQueue(running(), name, find(name)),
    start: async ({ work }) => {
      const { pool } = (connection = connect({
        url,
        poolSize: work ? POOL_SIZE.work : POOL_SIZE.send,
        login: JOBS_ROLE,
        onError: (error) => logger.warn({ reason: error.message }, "A job connection was lost."),
      }));
      boss = new PgBoss({
        db: { executeSql: (text, values) => pool.query(text, values) },
        clock: steadyClock,
        schema: JOBS_SCHEMA,
        migrate: false,
        createSchema: false,
        supervise: work,
        superviseIntervalSeconds: LOOK_AFTER_SECONDS,
        monitorIntervalSeconds: LOOK_AFTER_SECONDS,
        schedule: work,
      });
      boss.on("error", (error) => logger.error({ err: error }, "jobs"));
      await boss.start();
      await createQueues(boss, definitions);
    },
    work: () => workAll(running(), definitions, logger),
    stop: async () => {
      await boss?.stop({ graceful: true, timeout: 5_000 });
      await connection?.close();
      boss = null;
      connection = null;
    },
  };
}

async function drainQueue(boss: PgBoss, name: string, job: JobDefinition): Promise<number> {
  let count = 0;
  while (count < DRAIN_LIMIT) {
    const [next] = await boss.fetch<Record<string, unknown>>(name, { ignoreStartAfter: true });
    if (next === undefined) return count;
    count += 1;
    try {
      await job.handler(next.data);
      await boss.complete(name, next.id);
    } catch (error) {
      await boss.fail(name, next.id, { message: String(error) });
      throw error;
    }
  }
  return count;
}

async function createQueues(boss: PgBoss, jobs: Map<string, JobDefinition>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const limits = { expireInSeconds: EXPIRE_SECONDS, heartbeatSeconds: HEARTBEAT_SECONDS };
  for (const name of jobs.keys()) {
    const queue = existing.get(name);
    if (queue === undefined) await boss.createQueue(name, { policy: "short", ...limits });
    else if (queue.heartbeatSeconds !== HEARTBEAT_SECONDS) await boss.updateQueue(name, limits);
  }
}

async function workAll(
  boss: PgBoss,
  jobs: Map<string, JobDefinition>,
  logger: Logger,
): Promise<void> {
  const runOne = async (name: string, definition: JobDefinition, job: WaitingJob) => {
    try {
      await definition.handler(job.data ?? {});
      return { id: job.id, status: "completed" } as const;
    } catch (error) {
      logger.warn({ err: error, job: name, id: job.id }, "A job failed; it is tried again.");
      return { id: job.id, status: "failed", output: { message: String(error) } } as const;
    }
  };
  const options = {
    pollingIntervalSeconds: 1,
    batchSize: BATCH_SIZE,
    perJobResults: true,
  } as const;
  for (const [name, definition] of jobs) {
    await boss.work<Readonly<Record<string, unknown>>>(name, options, (batch) =>
      Promise.all(batch.map((job) => runOne(name, definition, job))),
    );
    const { cron } = definition;
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: TIME_ZONE });
  }
  // What an earlier version did by the clock and this one does not know any more.
  for (const { name } of await boss.getSchedules()) {
    if (!jobs.has(name)) await boss.unschedule(name);
  }
}

interface WaitingJob {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>> | null;
}
