/** What the room does by itself. Harmless when run twice. */
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { settleDue } from "./settle.ts";
import type { RacesDeps } from "./types.ts";

export const SETTLE_JOB = "races.settle";

export const racesJobs = (deps: RacesDeps): JobDefinition[] => [
  byClock(SETTLE_JOB, "* * * * *", () => settleDue(deps)),
];
