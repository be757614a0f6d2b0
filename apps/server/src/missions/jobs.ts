/** What the room does by itself. Harmless when run twice. */
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { giveTaken } from "./give-purchase.ts";
import type { MissionsDeps } from "./types.ts";

const GIVE_JOB = "missions.give-taken";

export function missionsJobs(deps: MissionsDeps): JobDefinition[] {
  return [byClock(GIVE_JOB, "* * * * *", () => giveTaken(deps))];
}
