/** What the room does by itself: gives access back when an exclusion is over. */
import { endExclusions } from "./exclude.ts";
import type { ComplianceDeps } from "./types.ts";

export function defineComplianceJobs(deps: ComplianceDeps): void {
  deps.jobs.define("compliance.end_exclusions", {
    cron: "* * * * *",
    handler: async () => {
      await endExclusions(deps);
    },
  });
}
