/**
 * A queue of commands for one bucket of members. It takes whatever is waiting, so a command alone
 * goes at once and batches fill by themselves under load. A member's commands keep their order.
 */
import { DomainError } from "../platform/errors.ts";
import type { Job } from "./job.ts";

export interface LaneOptions {
  readonly batchLimit: number;
  readonly queueLimit: number;
  /** Settles every job it is given, whatever happens; never throws. */
  readonly settle: (jobs: readonly Job[]) => Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly deadlineMs: number;
}

export interface Lane {
  push(job: Job, timeoutMs: number): void;
  /** Commands that no batch has taken yet. */
  waitingCount(): number;
  /** Resolves when nothing is queued or running. */
  drain(): Promise<void>;
}

/** How late a command may learn that it waited too long. */
const DEADLINE_CHECK_MS = 100;

export function createLane(options: LaneOptions): Lane {
  let queue: Waiting[] = [];
  let running: Promise<void> | null = null;
  let checking: NodeJS.Timeout | null = null;

  /** The oldest of each member, up to the limit; what stays behind keeps its order. */
  function takeBatch(): Job[] {
    const members = new Set<number>();
    const batch: Job[] = [];
    const rest: Waiting[] = [];
    dropOverdue();
    for (const [index, waiting] of queue.entries()) {
      if (batch.length >= options.batchLimit) {
        rest.push(...queue.slice(index));
        break;
      }
      const { memberId } = waiting.job.command;
      if (members.has(memberId)) {
        rest.push(waiting);
        continue;
      }
      members.add(memberId);
      batch.push(waiting.job);
    }
    queue = rest;
    return batch;
  }

  /** One clock for the queue: a timer for each command would cost more than its place here. */
  function dropOverdue(): void {
    const nowMs = performance.now();
    if (!queue.some(({ deadlineMs }) => deadlineMs <= nowMs)) return;
    for (const { job, deadlineMs } of queue) {
      if (deadlineMs <= nowMs) job.reject(overloaded());
    }
    queue = queue.filter(({ deadlineMs }) => deadlineMs > nowMs);
  }

  function checkDeadlines(): void {
    checking ??= setInterval(() => {
      dropOverdue();
      if (queue.length > 0 || checking === null) return;
      clearInterval(checking);
      checking = null;
    }, DEADLINE_CHECK_MS);
  }

  async function run(): Promise<void> {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      await options.settle(batch);
    }
  }

  function start(): void {
    running ??= Promise.resolve()
      .then(run)
      .finally(() => {
        running = null;
        // A command may have come between the last look at the queue and this line.
        if (queue.length > 0) start();
      });
  }

  return {
    push(job, timeoutMs) {
      if (queue.length >= options.queueLimit) throw overloaded();
      queue.push({ job, deadlineMs: performance.now() + timeoutMs });
      checkDeadlines();
      start();
    },
    waitingCount: () => queue.length,
    async drain() {
      while (running !== null) await running;
      if (checking !== null) clearInterval(checking);
      checking = null;
    },
  };
}

function overloaded(): DomainError {
  return new DomainError("common.overloaded", { retryAfterSeconds: 1 });
}
