/**
 * Runs work one at a time per key, without holding anything while waiting. Work that waits in the
 * database holds a connection; work that waits here holds none.
 */
import { DomainError } from "../errors.ts";

/** How many may wait for one key; a client that sends more is not in a hurry, but in a loop. */
const WAITING_MAX = 24;

export interface Turns {
  /** Throws common.too_many_requests if too many are waiting already. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Queue {
  last: Promise<unknown>;
  count: number;
}

export function createTurns(waitingMax = WAITING_MAX): Turns {
  const queues = new Map<string, Queue>();
  return {
    take: async (key, work) => {
      const queue = queues.get(key) ?? { last: Promise.resolve(), count: 0 };
      // One of them is running, not waiting.
      if (queue.count > waitingMax) {
        throw new DomainError("common.too_many_requests", { retryAfterSeconds: 1 });
      }
      queue.count += 1;
      queues.set(key, queue);
      const mine = queue.last.then(work);
      queue.last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        queue.count -= 1;
        if (queue.count === 0) queues.delete(key);
      }
    },
  };
}
