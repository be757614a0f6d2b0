import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { SETTLE_JOB, settlePools } from "./settle.ts";
import type { JackpotsDeps } from "./types.ts";

/** Harmless when run twice, and catches up after a time off by itself. */
export function jackpotsJobs(deps: JackpotsDeps): JobDefinition[] {
  return [byClock(SETTLE_JOB, "* * * * *", () => settlePools(deps))];
}
