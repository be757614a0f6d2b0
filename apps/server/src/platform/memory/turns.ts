/**
 * One after the other, without holding anything while waiting. Of what a member may do one at a
 * time, those that wait in the database hold a connection each; those that wait here hold none.
 */
import { DomainError } from "../errors.ts";

/** So many wait for one member; whoever sends more is not in a hurry, but in a loop. */
const WAITING_MAX = 24;

export interface Turns {
  /** Throws common.too_many_requests where too many wait already. */
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
      // One of them is not waiting: it is its turn.
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
