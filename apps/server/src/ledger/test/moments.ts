/** Moments that tests bring about or find, instead of sleeping until they have come. */
import { sql } from "kysely";
import { expect, vi } from "vitest";
import type { Db } from "../../platform/database/types.ts";

/** Waits until somebody in this database waits for somebody else's lock; answers whose process. */
export function findWaiting(db: Db): Promise<number> {
  return vi.waitFor(
    async () => {
      const { rows } = await sql<{ pid: number }>`
        SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`.execute(db);
      expect(rows).toHaveLength(1);
      return rows[0]?.pid ?? 0;
    },
    { timeout: 10_000, interval: 5 },
  );
}

/** Longer than all wallets are read after one of them was changed elsewhere. */
const TRUSTED_AGAIN_MS = 5_001;

export interface SkippableTime {
  /** Wallets are remembered again. To be called only while nothing is under way. */
  trustAgain(): void;
  restore(): void;
}

export function skippableTime(): SkippableTime {
  const realNow = performance.now.bind(performance);
  let aheadMs = 0;
  const now = vi.spyOn(performance, "now").mockImplementation(() => realNow() + aheadMs);
  return {
    trustAgain: () => {
      aheadMs += TRUSTED_AGAIN_MS;
    },
    restore: () => now.mockRestore(),
  };
}
