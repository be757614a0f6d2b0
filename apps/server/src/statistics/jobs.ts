import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import type { Statistics } from "./index.ts";

export function statisticsJobs(statistics: Pick<Statistics, "watchReturns">): JobDefinition[] {
  return [byClock("statistics.watch-returns", "* * * * *", () => statistics.watchReturns())];
}
