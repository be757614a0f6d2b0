import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import type { Metrics } from "../platform/metrics.ts";
import { type InterruptedDeps, listStuck, resolveInterrupted } from "./voids/interrupted.ts";
import type { Sessions } from "./sessions/sessions.ts";

export function roundsJobs(
  deps: InterruptedDeps & {
    readonly metrics: Metrics;
    readonly sessions: Sessions;
    readonly openMonths: () => Promise<void>;
  },
): JobDefinition[] {
  let stuck = 0;
  deps.metrics.gauge({
    name: "rounds_stuck",
    help: "Rounds that were paid for and could not be settled: somebody has to look.",
    read: () => stuck,
  });
  return [
    byClock("rounds.open-months", "9 3 * * *", () => deps.openMonths()),
    byClock("rounds.resolve-interrupted", "*/5 * * * *", async () => {
      await resolveInterrupted(deps);
      stuck = (await listStuck(deps)).length;
      if (stuck > 0) deps.logger.error({ count: stuck }, "Rounds cannot be settled.");
    }),
    byClock("rounds.forget-old-sessions", "17 4 * * *", () => deps.sessions.forgetOld()),
  ];
}
