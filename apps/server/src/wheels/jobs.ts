/** What the room does by itself. Each of these is harmless when run twice. */
import { revealDue } from "./seeds.ts";
import { settleDue } from "./settle.ts";
import type { WheelsDeps } from "./types.ts";

export const SETTLE_JOB = "wheels.settle";
export const REVEAL_JOB = "wheels.reveal-seeds";

export function defineWheelsJobs(deps: WheelsDeps): void {
  deps.jobs.define(SETTLE_JOB, {
    cron: "* * * * *",
    handler: async () => void (await settleDue(deps)),
  });
  // Whatever was used before today, so a day on which nobody ran it is caught up with.
  deps.jobs.define(REVEAL_JOB, {
    cron: "5 0 * * *",
    handler: async () => void (await revealDue(deps)),
  });
}
