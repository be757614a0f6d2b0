import { byClock, type JobDefinition } from "../platform/jobs/index.ts";

export function statisticsJobs(watchReturns: () => Promise<void>): JobDefinition[] {
  return [byClock("statistics.watch-returns", "* * * * *", watchReturns)];
}
