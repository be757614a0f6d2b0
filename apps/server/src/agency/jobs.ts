import { dayOf } from "../platform/days.ts";
import { earnDays, earnWeeks } from "./commissions/earn.ts";
import { payDue } from "./commissions/pay-commissions.ts";
import { mondayOf } from "./policy.ts";
import type { AgencyDeps } from "./types.ts";

export const AGENCY_DAILY_JOB = "agency.commissions-daily";
export const AGENCY_WEEKLY_JOB = "agency.commissions-weekly";

export function defineAgencyJobs(deps: AgencyDeps): void {
  deps.jobs.define(AGENCY_DAILY_JOB, {
    cron: "30 4 * * *",
    handler: async () => {
      await earnDays(deps);
      // On Mondays the other job does it; on other days this makes good for one that was missed.
      const today = dayOf(deps.clock.now());
      if (mondayOf(today) !== today) await earnWeeks(deps);
      await payDue(deps);
    },
  });
  deps.jobs.define(AGENCY_WEEKLY_JOB, {
    cron: "0 5 * * 1",
    handler: () => earnWeeks(deps),
  });
}
