import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import type { Metrics } from "../platform/metrics.ts";
import { remember } from "../platform/memory/remember.ts";
import { type InterruptedDeps, listStuck, resolveInterrupted } from "./voids/interrupted.ts";
import type { Sessions } from "./sessions/sessions.ts";

/** Counting reads all that is open: not for every look at the metrics. */
const STUCK_TTL_MS = 60_000;

export function roundsJobs(
  deps: InterruptedDeps & {
    readonly metrics: Metrics;
    readonly sessions: Sessions;
    readonly openMonths: () => Promise<void>;
  },
): JobDefinition[] {
  const stuck = remember(async () => (await listStuck(deps)).length, {
    clock: deps.clock,
    ttlMs: STUCK_TTL_MS,
  });
  deps.metrics.gauge({
    name: "tucano_rounds_stuck",
    help: "Rounds that were paid for and could not be settled: somebody has to look.",
    read: () => stuck.get(),
  });
  return [
    byClock("rounds.open-months", "9 3 * * *", () => deps.openMonths()),
    byClock("rounds.resolve-interrupted", "*/5 * * * *", async () => {
      await resolveInterrupted(deps);
      stuck.forget();
      const count = await stuck.get();
      if (count > 0) deps.logger.error({ count }, "Rounds cannot be settled.");
    }),
    byClock("rounds.forget-old-sessions", "17 4 * * *", () => deps.sessions.forgetOld()),
  ];
}
