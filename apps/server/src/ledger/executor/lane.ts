/**
 * A queue of commands for one part of the members. It takes whatever is waiting, so a lone command
 * goes at once and batches fill up under load. Several batches may be in flight, each on its own
 * connection, but never two commands of the same member: those keep their order.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { DomainError } from "../../platform/errors.ts";
import { besideOrigins } from "../../platform/origin.ts";
import { deliver, type Job, type Settlement } from "./job.ts";

export interface LaneOptions<Track> {
  /** One batch at a time on each connection. */
  readonly tracks: readonly Track[];
  readonly batchLimit: number;
  readonly queueLimit: number;
  /** Settles every job it is given and never throws. Returns the outcomes to report. */
  readonly settle: (jobs: readonly Job[], track: Track) => Promise<readonly Settlement[]>;
}

interface Waiting {
  readonly job: Job;
  readonly deadlineMs: number;
}

export interface Lane {
  push(job: Job, timeoutMs: number): void;
  /** Commands not yet in a batch. */
  waitingCount(): number;
  /** Resolves when nothing is queued or running. */
  drain(): Promise<void>;
}

/** How often the queue is checked for commands that have waited too long. */
const DEADLINE_CHECK_MS = 100;
/**
 * How many commands must be waiting before a batch starts beside a running one: two small batches
 * cost more than one large one, and the second will start soon anyway.
 */
const BESIDE_MIN = 64;

export function createLane<Track>(options: LaneOptions<Track>): Lane {
  const free = [...options.tracks];
  const busy = new Set<Promise<void>>();
  /** Members with a command in a batch that is in flight. */
  const underWay = new Set<MemberId>();
  let queue: Waiting[] = [];
  let checking: NodeJS.Timeout | null = null;
  let isStarting = false;

  /** The oldest command of each member, up to the limit; the rest keep their order. */
  function takeBatch(): Job[] {
    const batch: Job[] = [];
    const rest: Waiting[] = [];
    dropOverdue();
    for (const [index, waiting] of queue.entries()) {
      if (batch.length >= options.batchLimit) {
        rest.push(...queue.slice(index));
        break;
      }
      const { memberId } = waiting.job.command;
      if (underWay.has(memberId)) {
        rest.push(waiting);
        continue;
      }
      underWay.add(memberId);
      batch.push(waiting.job);
    }
    queue = rest;
    return batch;
  }

  /** One timer for the whole queue: a timer per command would cost more than its place in it. */
  function dropOverdue(): void {
    const nowMs = performance.now();
    if (!queue.some(({ deadlineMs }) => deadlineMs <= nowMs)) return;
    for (const { job, deadlineMs } of queue) {
      if (deadlineMs <= nowMs) job.reject(overloaded());
    }
    queue = queue.filter(({ deadlineMs }) => deadlineMs > nowMs);
  }

  function checkDeadlines(): void {
    checking ??= besideOrigins(() =>
      setInterval(() => {
        dropOverdue();
        if (queue.length > 0 || checking === null) return;
        clearInterval(checking);
        checking = null;
      }, DEADLINE_CHECK_MS),
    );
  }

  function startBatches(): void {
    isStarting = false;
    while (free.length > 0 && queue.length >= (busy.size === 0 ? 1 : BESIDE_MIN)) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      const track = free.pop() as Track;
      const running = options.settle(batch, track).then((settlements) => {
        for (const { command } of batch) underWay.delete(command.memberId);
        free.push(track);
        busy.delete(running);
        tell(settlements);
      });
      busy.add(running);
    }
  }

  /** The next batch is started first: the database works on it while these are answered. */
  function tell(settlements: readonly Settlement[]): void {
    if (queue.length === 0) return settlements.forEach(deliver);
    startBatches();
    setImmediate(() => settlements.forEach(deliver));
  }

  return {
    push(job, timeoutMs) {
      if (queue.length >= options.queueLimit) throw overloaded();
      queue.push({ job, deadlineMs: performance.now() + timeoutMs });
      checkDeadlines();
      if (isStarting) return;
      isStarting = true;
      // Everything that arrived on the sockets in this turn goes into one batch.
      besideOrigins(() => setImmediate(startBatches));
    },
    waitingCount: () => queue.length,
    async drain() {
      while (busy.size > 0 || isStarting) await Promise.all([...busy, nextTurn()]);
      if (checking !== null) clearInterval(checking);
      checking = null;
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function overloaded(): DomainError {
  return new DomainError("common.overloaded", { retryAfterSeconds: 1 });
}
