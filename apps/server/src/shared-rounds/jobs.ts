import type { Jobs } from "../platform/jobs/index.ts";
import type { SharedRounds } from "./index.ts";

/** A bet this young is being ended right now. */
const YOUNG_MS = 15_000;

export function defineSharedRoundsJobs(jobs: Jobs, tables: SharedRounds): void {
  jobs.define("shared-rounds.end-left-bets", {
    cron: "* * * * *",
    handler: async () => void (await tables.endLeftBets(YOUNG_MS)),
  });
  jobs.define("shared-rounds.forget-demo-bets", {
    cron: "40 4 * * *",
    handler: () => tables.forgetDemoBets(),
  });
}
