import type { Jobs } from "../platform/jobs/index.ts";
import type { Statistics } from "./index.ts";

export function defineStatisticsJobs(jobs: Jobs, statistics: Statistics): void {
  jobs.define("statistics.watch-returns", {
    cron: "* * * * *",
    handler: () => statistics.watchReturns(),
  });
}
