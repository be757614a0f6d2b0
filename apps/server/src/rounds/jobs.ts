import type { Jobs } from "../platform/jobs/index.ts";
import { type InterruptedDeps, resolveInterrupted } from "./interrupted.ts";
import type { Sessions } from "./sessions.ts";

export function defineRoundsJobs(
  deps: InterruptedDeps & {
    readonly jobs: Jobs;
    readonly sessions: Sessions;
    readonly openMonths: () => Promise<void>;
  },
): void {
  deps.jobs.define("rounds.open-months", { cron: "9 3 * * *", handler: deps.openMonths });
  deps.jobs.define("rounds.resolve-interrupted", {
    cron: "*/5 * * * *",
    handler: async () => {
      await resolveInterrupted(deps);
    },
  });
  deps.jobs.define("rounds.forget-old-sessions", {
    cron: "17 4 * * *",
    handler: () => deps.sessions.forgetOld(),
  });
}
