/**
 * The catalogue as it is remembered: until a change of it is told, and for seconds at most. While
 * notices are not proven to be heard it counts for half a second, so a stop never waits for longer.
 */
import { cached, type Cached } from "../platform/memory/cached.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { Notices } from "../platform/database/notices.ts";
import { loadSnapshot, type Snapshot } from "./snapshot.ts";

/** What was edited past all notices is in all lists within five seconds. */
const SNAPSHOT_TTL_MS = 4_000;

export function rememberCatalog(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly notices: Notices;
}): Cached<Snapshot> {
  const { db, clock, notices } = deps;
  let mark = notices.mark();
  const load = () => {
    mark = notices.mark();
    return loadSnapshot(db);
  };
  const kept = cached({ load, ttlMs: SNAPSHOT_TTL_MS, clock });
  notices.on("catalog", () => kept.invalidate());
  return {
    get: () => {
      if (!notices.isCurrent(mark)) kept.invalidate();
      return kept.get();
    },
    invalidate: () => kept.invalidate(),
  };
}
