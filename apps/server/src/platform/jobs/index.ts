/**
 * Background jobs on pg-boss: a job is created inside the caller's transaction, so it exists
 * exactly when the change that needs it exists. Handlers run at least once: they must be harmless
 * when run twice. A job that cannot succeed, or failed on every attempt, goes to the dead letters
 * and is logged as an error, so no job ends in silence.
 */
import {
  type ConstructorOptions,
  fromKysely,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
} from "pg-boss";
import { connect, type Connection } from "../database/connect.ts";
import { JOBS_ROLE } from "../database/logins.ts";
import { JOBS_SCHEMA } from "../database/migrate.ts";
import type { Tx } from "../database/types.ts";
import { TIME_ZONE } from "../days.ts";
import type { Logger } from "../logger.ts";
import { inOrigin, originFields } from "../origin.ts";
import { systemRandom } from "../random.ts";
import type { Tracer } from "../traces.ts";
import type { Metrics } from "../metrics.ts";
import { DEAD_LETTERS, type DeadLetters, listDeadLetters } from "./dead-letters-repository.ts";
import { inLine } from "./in-line.ts";
import { type Look, startLooking } from "./look.ts";
import { measureJobs } from "./metrics.ts";
import { type AnyJob, BadJobData, type Job, type JobDefinition, nameOf } from "./job.ts";

export { DEAD_LETTERS } from "./dead-letters-repository.ts";
export { byClock, type Job, type JobDefinition, job, whenSent } from "./job.ts";

export interface SendOptions {
  readonly startAfterSeconds?: number;
  /** While a job with this key is waiting, no other is added. A running job does not count. */
  readonly singletonKey?: string;
  readonly retryLimit?: number;
  readonly retryDelaySeconds?: number;
  readonly retryBackoff?: boolean;
  /** After so long it is given up and tried again. */
  readonly expireSeconds?: number;
}

export interface Jobs {
  define(...definitions: readonly JobDefinition[]): void;
  /** With `tx`: the job exists when the transaction commits. Throws for data of another shape. */
  send<Data extends object>(
    tx: Tx | null,
    job: Job<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<void>;
  /** A job on a schedule, sent now as well. */
  wake(name: string, options?: SendOptions): Promise<void>;
  /** Runs a job's handler here and now. */
  runNow(job: AnyJob, data?: object): Promise<void>;
  /** Takes waiting jobs of this name, due or not, and runs them one by one; returns how many. */
  drain(job: AnyJob): Promise<number>;
  /** Per queue, the jobs that failed on every attempt or that nobody understood. */
  deadLetters(): Promise<readonly DeadLetters[]>;
  /** Puts a queue's dead letters back into it as new jobs; returns how many. */
  sendAgain(queue: string): Promise<number>;
  /** Creates the queues; jobs can be sent from here on. With `work`, `work()` will follow. */
  start(options: { work: boolean }): Promise<void>;
  /** Starts running jobs and schedules, once the server can be reached. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_LIMIT = 5;
const EXPIRE_SECONDS = 120;
/** A job whose worker has been silent for this long is given to another worker. */
const HEARTBEAT_SECONDS = 10;
/** How often such jobs are looked for. */
const LOOK_AFTER_SECONDS = 10;
/** By default it is thirty, and what is to happen every minute happens up to half of one late. */
const LOOK_AT_CLOCK_SECONDS = 5;
/** How often a worker asks of its own accord: it is woken when something is due (look.ts). */
const POLL_SECONDS = 30;
const DRAIN_LIMIT = 1_000;
/** Long enough for somebody to look, and to send them again. */
const DEAD_LETTERS_KEPT = { retentionSeconds: 90 * 86_400 };
/** How many jobs of one name a process runs in parallel. */
const BATCH_SIZE = 10;
/** Connections of a process that runs jobs, and of one that only sends them. */
const POOL_SIZE = { work: 4, send: 2 };

/**
 * The clock for pauses between polls. If the wall clock were used and set back during a pause,
 * nobody would poll again until it had caught up.
 */
const steadyClock: NonNullable<ConstructorOptions["clock"]> = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

type Definitions = ReadonlyMap<string, JobDefinition>;

export interface JobsDeps {
  readonly url: string;
  readonly logger: Logger;
  /** Left out: nobody counts. */
  readonly metrics?: Metrics;
  /** Left out: nobody traces. */
  readonly tracer?: Tracer | null;
}

export function createJobs({ url, logger, metrics, tracer = null }: JobsDeps): Jobs {
  const definitions = new Map<string, JobDefinition>();
  let boss: PgBoss | null = null;
  let connection: Connection | null = null;
  let look: Look | null = null;
  const onFailed = measureJobs(metrics, () => connection?.db ?? null);

  const find = (job: AnyJob): JobDefinition => {
    const definition = definitions.get(nameOf(job));
    if (definition === undefined) throw new Error(`There is no job called ${nameOf(job)}.`);
    return definition;
  };
  const running = (): PgBoss => {
    if (boss === null) throw new Error("Jobs are not started.");
    return boss;
  };
  const send = async (tx: Tx | null, job: AnyJob, data: object, options: SendOptions = {}) => {
    const { request_id } = originFields();
    // Beside the job's own data, which is read without it.
    const from = request_id === undefined ? {} : { request_id };
    await running().send(
      nameOf(job),
      { ...find(job).read(data), ...from },
      {
        retryLimit: options.retryLimit ?? RETRY_LIMIT,
        retryDelay: options.retryDelaySeconds ?? 2,
        retryBackoff: options.retryBackoff ?? true,
        ...(options.startAfterSeconds === undefined
          ? {}
          : { startAfter: options.startAfterSeconds }),
        ...(options.expireSeconds === undefined ? {} : { expireInSeconds: options.expireSeconds }),
        // The queues keep one waiting job a key, and jobs without one would share the empty key.
        singletonKey: options.singletonKey ?? systemRandom.uuid(),
        ...(tx === null ? {} : { db: fromKysely(tx) }),
      },
    );
  };

  return {
    define: (...given) => {
      for (const definition of given) {
        const { name } = definition;
        if (definitions.has(name)) throw new Error(`The job ${name} is defined twice.`);
        definitions.set(name, definition);
      }
    },
    send,
    wake: (name, options) => send(null, name, {}, options),
    runNow: async (job, data = {}) => void (await find(job).run(data)),
    deadLetters: async () => (connection === null ? [] : listDeadLetters(connection.db)),
    sendAgain: (queue) => running().redrive(DEAD_LETTERS, { sourceName: queue }),
    drain: async (job) => drainQueue(running(), nameOf(job), find(job)),
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
        cronMonitorIntervalSeconds: LOOK_AT_CLOCK_SECONDS,
        cronWorkerIntervalSeconds: 1,
      });
      boss.on("error", (error) => logger.error({ err: error }, "jobs"));
      await boss.start();
      await createQueues(boss, definitions);
    },
    work: async () => {
      const { db } = connection ?? {};
      if (db === undefined) throw new Error("Jobs are not started.");
      const workers = await workAll(running(), definitions, { logger, tracer, onFailed });
      look = startLooking({
        db,
        queues: [...workers.keys()],
        onDue: (queue) => running().notifyWorker(workers.get(queue) ?? ""),
        onError: (error) => logger.warn({ err: error }, "Nobody saw which jobs are due."),
      });
    },
    stop: async () => {
      await look?.stop();
      look = null;
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
    const [next] = await boss.fetch(name, { ignoreStartAfter: true });
    if (next === undefined) return count;
    count += 1;
    try {
      await job.run(next.data ?? {});
      await boss.complete(name, next.id);
    } catch (error) {
      await boss.fail(name, next.id, { message: String(error) });
      throw error;
    }
  }
  return count;
}

async function createQueues(boss: PgBoss, jobs: Definitions): Promise<void> {
  const queues = await inLine(() => boss.getQueues());
  const existing = new Map(queues.map((queue) => [queue.name, queue]));
  if (!existing.has(DEAD_LETTERS)) {
    await inLine(() => boss.createQueue(DEAD_LETTERS, DEAD_LETTERS_KEPT));
  }
  const settings = {
    expireInSeconds: EXPIRE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: DEAD_LETTERS,
  };
  for (const name of jobs.keys()) {
    const queue = existing.get(name);
    if (queue === undefined) {
      await inLine(() => boss.createQueue(name, { policy: "short", ...settings }));
    } else if (
      queue.heartbeatSeconds !== HEARTBEAT_SECONDS ||
      queue.deadLetter !== settings.deadLetter
    )
      await inLine(() => boss.updateQueue(name, settings));
  }
}

interface Watching {
  readonly logger: Logger;
  readonly tracer: Tracer | null;
  /** A job of this name has failed, once more or for good. */
  readonly onFailed: (name: string) => void;
}

/** Answers the worker of each queue. */
async function workAll(
  boss: PgBoss,
  jobs: Definitions,
  watching: Watching,
): Promise<ReadonlyMap<string, string>> {
  const workers = new Map<string, string>();
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize: BATCH_SIZE,
    perJobResults: true,
    includeMetadata: true,
  } as const;
  await keepSchedules(boss, jobs);
  for (const [name, definition] of jobs) {
    const worker = await boss.work(name, options, (batch) =>
      Promise.all(batch.map((job) => runOne(watching, definition, job))),
    );
    workers.set(name, worker);
  }
  return workers;
}

/** Before anybody looks for jobs: those who do share the few connections that this waits for. */
async function keepSchedules(boss: PgBoss, jobs: Definitions): Promise<void> {
  for (const [name, { cron }] of jobs) {
    if (cron !== null) await inLine(() => boss.schedule(name, cron, {}, { tz: TIME_ZONE }));
  }
  // Schedules of an earlier version that this one no longer has.
  for (const { name } of await inLine(() => boss.getSchedules())) {
    if (!jobs.has(name)) await inLine(() => boss.unschedule(name));
  }
}

/** In the name of the call that sent it, where one did. */
async function runOne(
  watching: Watching,
  definition: JobDefinition,
  job: JobWithMetadata<unknown>,
): Promise<JobResult> {
  const { request_id } = Object(job.data ?? {}) as { request_id?: unknown };
  const from = typeof request_id === "string" ? { request_id } : {};
  const fields = { ...from, job: job.name, job_id: job.id };
  const span = watching.tracer?.begin(job.name, "consumer", fields) ?? null;
  const result = await inOrigin({ fields, span }, () => runNamed(watching, definition, job));
  if (result.status !== "completed") span?.fail();
  span?.end();
  return result;
}

async function runNamed(
  { logger, onFailed }: Watching,
  definition: JobDefinition,
  job: JobWithMetadata<unknown>,
): Promise<JobResult> {
  try {
    await definition.run(job.data ?? {});
    return { id: job.id, status: "completed" };
  } catch (error) {
    const of = { err: error, job: job.name };
    const output = { message: String(error) };
    onFailed(job.name);
    const isOver = error instanceof BadJobData || job.retryCount >= job.retryLimit;
    if (isOver) logger.error(of, "A job failed for good and lies in the dead letters.");
    else logger.warn(of, "A job failed; it is tried again.");
    return { id: job.id, status: isOver ? "deadletter" : "failed", output };
  }
}
