/** What `/readyz` looks at, of the ground and of the rooms. */
import type { House } from "../composition.ts";
import { listMissing, isWritable } from "../platform/database/state-repository.ts";
import { migrationNames } from "../platform/database/migrate.ts";
import type { Platform } from "../platform/context.ts";
import type { HealthCheck } from "../platform/http/health.ts";
import type { OpenReadPool } from "../platform/database/read-pool.ts";
import type { SharedCounts } from "../platform/memory/shared-counts.ts";

/** Readers rest while players play: some seconds are no news, minutes are. */
const BEHIND_MS = 120_000;

export function healthChecks(
  { db, clock }: Platform,
  house: House,
  { counts, reading }: { readonly counts: SharedCounts | null; readonly reading: OpenReadPool },
): readonly HealthCheck[] {
  const { sharedRounds } = house.rooms;
  let isMigrated = false;
  return [
    {
      name: "database",
      isVital: true,
      read: async () => ((await isWritable(db)) ? null : "It takes no writes."),
    },
    {
      name: "migrations",
      isVital: true,
      read: async () => {
        const missing = isMigrated ? [] : await listMissing(db, migrationNames());
        isMigrated = missing.length === 0;
        return isMigrated ? null : `Not run yet: ${missing.join(", ")}.`;
      },
    },
    {
      name: "readers",
      isVital: false,
      read: async () => {
        const since = new Date(clock.now().getTime() - BEHIND_MS);
        return (await house.journal.isBehind(since))
          ? `Readers of the journal are more than ${BEHIND_MS / 1_000} seconds behind.`
          : null;
      },
    },
    {
      name: "tables",
      isVital: false,
      read: async () => {
        const codes = await sharedRounds.listLeaderless();
        return codes.length === 0 ? null : `Nobody runs ${codes.join(", ")}.`;
      },
    },
    {
      name: "standby",
      isVital: false,
      read: () => Promise.resolve(reading.whyNot()),
    },
    {
      name: "counts",
      isVital: false,
      read: () => Promise.resolve(counts?.isAway() === true ? "REDIS_URL does not answer." : null),
    },
  ];
}
