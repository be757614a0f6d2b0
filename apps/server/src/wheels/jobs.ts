/** What the room does by itself. Each of these is harmless when run twice. */
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { revealDue } from "./seeds.ts";
import { settleDue } from "./settle.ts";
import type { WheelsDeps } from "./types.ts";

export const SETTLE_JOB = "wheels.settle";
export const REVEAL_JOB = "wheels.reveal-seeds";

export function wheelsJobs(deps: WheelsDeps): JobDefinition[] {
  return [
    byClock(SETTLE_JOB, "* * * * *", () => settleDue(deps)),
    // Whatever was used before today, so a day on which nobody ran it is caught up with.
    byClock(REVEAL_JOB, "5 0 * * *", () => revealDue(deps)),
  ];
}
