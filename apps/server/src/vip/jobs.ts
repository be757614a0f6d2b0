import { settleDue } from "./settle.ts";
import type { VipDeps } from "./types.ts";

/**
 * At 04:00, and each hour after it: a run that finds nothing due costs a look, and what a run that
 * failed left over is made up for on the same day. A Monday or a 1st on which nobody ran, too.
 */
const EARLY_AND_HOURLY = "0 4-23 * * *";

export function defineVipJobs(deps: VipDeps): void {
  const define = (name: string, kind: "day" | "week" | "month") =>
    deps.jobs.define(name, { cron: EARLY_AND_HOURLY, handler: () => settleDue(deps, kind) });
  define("vip.settle-days", "day");
  define("vip.settle-weeks", "week");
  define("vip.settle-months", "month");
}
