import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { settlePools } from "./settle.ts";
import type { JackpotsDeps } from "./types.ts";

export const SETTLE_JOB = "jackpots.settle";

/** Harmless when run twice, and catches up after a time off by itself. */
export function jackpotsJobs(deps: JackpotsDeps): JobDefinition[] {
  return [byClock(SETTLE_JOB, "* * * * *", () => settlePools(deps))];
}
