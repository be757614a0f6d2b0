import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { settleDue } from "./settle.ts";
import type { VipDeps } from "./types.ts";

/**
 * At 04:00, and each hour after it: a run that finds nothing due costs a look, and what a run that
 * failed left over is made up for on the same day. A Monday or a 1st on which nobody ran, too.
 */
const EARLY_AND_HOURLY = "0 4-23 * * *";

export function vipJobs(deps: VipDeps): JobDefinition[] {
  return [
    byClock("vip.settle-days", EARLY_AND_HOURLY, () => settleDue(deps, "day")),
    byClock("vip.settle-weeks", EARLY_AND_HOURLY, () => settleDue(deps, "week")),
    byClock("vip.settle-months", EARLY_AND_HOURLY, () => settleDue(deps, "month")),
  ];
}
