import { dayOf, mondayOf } from "../platform/days.ts";
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { earnDays, earnWeeks } from "./commissions/earn.ts";
import { payDue } from "./commissions/pay-commissions.ts";
import type { AgencyDeps } from "./types.ts";

export const AGENCY_DAILY_JOB = "agency.commissions-daily";
export const AGENCY_WEEKLY_JOB = "agency.commissions-weekly";

export function agencyJobs(deps: AgencyDeps): JobDefinition[] {
  return [
    byClock(AGENCY_DAILY_JOB, "30 4 * * *", async () => {
      await earnDays(deps);
      // On Mondays the other job does it; on other days this makes good for one that was missed.
      const today = dayOf(deps.clock.now());
      if (mondayOf(today) !== today) await earnWeeks(deps);
      await payDue(deps);
    }),
    byClock(AGENCY_WEEKLY_JOB, "0 5 * * 1", () => earnWeeks(deps)),
  ];
}
