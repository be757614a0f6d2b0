import type { Jobs } from "../platform/jobs/index.ts";
import type { Metrics } from "../platform/metrics.ts";
import { type InterruptedDeps, listStuck, resolveInterrupted } from "./voids/interrupted.ts";
import type { Sessions } from "./sessions/sessions.ts";

export function defineRoundsJobs(
  deps: InterruptedDeps & {
    readonly jobs: Jobs;
    readonly metrics: Metrics;
    readonly sessions: Sessions;
    readonly openMonths: () => Promise<void>;
  },
): void {
  let stuck = 0;
  deps.metrics.gauge({
    name: "rounds_stuck",
    help: "Rounds that were paid for and could not be settled: somebody has to look.",
    read: () => stuck,
  });
  deps.jobs.define("rounds.open-months", { cron: "9 3 * * *", handler: deps.openMonths });
  deps.jobs.define("rounds.resolve-interrupted", {
    cron: "*/5 * * * *",
    handler: async () => {
      await resolveInterrupted(deps);
      stuck = (await listStuck(deps)).length;
      if (stuck > 0) deps.logger.error({ count: stuck }, "Rounds cannot be settled.");
    },
  });
  deps.jobs.define("rounds.forget-old-sessions", {
    cron: "17 4 * * *",
    handler: () => deps.sessions.forgetOld(),
  });
}
