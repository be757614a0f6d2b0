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
  readonly timer: NodeJS.Timeout;
  isDropped: boolean;
}

export interface Lane {
  push(job: Job, timeoutMs: number): void;
  /** Resolves when nothing is queued or running. */
  drain(): Promise<void>;
}

export function createLane(options: LaneOptions): Lane {
  let queue: Waiting[] = [];
  let running: Promise<void> | null = null;

  /** The oldest of each member, up to the limit; what stays behind keeps its order. */
  function takeBatch(): Job[] {
    const members = new Set<number>();
    const batch: Job[] = [];
    const rest: Waiting[] = [];
    for (const waiting of queue) {
      if (waiting.isDropped) continue;
      const { memberId } = waiting.job.command;
      if (batch.length >= options.batchLimit || members.has(memberId)) {
        rest.push(waiting);
        continue;
      }
      members.add(memberId);
      clearTimeout(waiting.timer);
      batch.push(waiting.job);
    }
    queue = rest;
    return batch;
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
      const waiting: Waiting = {
        job,
        isDropped: false,
        timer: setTimeout(() => {
          waiting.isDropped = true;
          job.reject(overloaded());
        }, timeoutMs),
      };
      queue.push(waiting);
      start();
    },
    async drain() {
      while (running !== null) await running;
    },
  };
}

function overloaded(): DomainError {
  return new DomainError("common.overloaded", { retryAfterSeconds: 1 });
}
