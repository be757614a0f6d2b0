/**
 * Limits uploads per sender: a few at once, so that they cannot fill the memory, and a number per
 * hour, whatever becomes of them. They are counted before a file is read.
 */
import { BoundedMap } from "../../memory/bounded-map.ts";
import { DomainError } from "../../errors.ts";

export interface UploadSlots {
  /** Does `work` while it occupies one of the sender's slots, or throws too_many_requests. */
  use<T>(who: string, work: () => Promise<T>): Promise<T>;
}

interface Count {
  atOnce: number;
  /** An hour that begins with the first file. */
  startedAtMs: number;
  inHour: number;
}

const AT_ONCE_MAX = 4;
const IN_HOUR_MAX = 120;
const HOUR_MS = 3_600_000;
const REMEMBERED_MAX = 50_000;

export function createUploadSlots(nowMs: () => number = () => performance.now()): UploadSlots {
  const counts = new BoundedMap<string, Count>(REMEMBERED_MAX);
  return {
    use: async (who, work) => {
      const count = counts.get(who) ?? { atOnce: 0, startedAtMs: nowMs(), inHour: 0 };
      if (!counts.has(who)) counts.set(who, count);
      const leftMs = count.startedAtMs + HOUR_MS - nowMs();
      if (leftMs <= 0) Object.assign(count, { startedAtMs: nowMs(), inHour: 0 });
      else if (count.inHour >= IN_HOUR_MAX) throw tooMany(Math.ceil(leftMs / 1_000));
      if (count.atOnce >= AT_ONCE_MAX) throw tooMany(1);
      count.inHour += 1;
      count.atOnce += 1;
      try {
        return await work();
      } finally {
        count.atOnce -= 1;
      }
    },
  };
}

function tooMany(retryAfterSeconds: number): DomainError {
  return new DomainError("common.too_many_requests", { retryAfterSeconds });
}
