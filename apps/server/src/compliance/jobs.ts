/** What the room does by itself. Each of these is harmless when run twice. */
import { endExclusions, WAIVE_JOB, waiveTurnover } from "./exclude.ts";
import type { ComplianceDeps } from "./types.ts";

export function defineComplianceJobs(deps: ComplianceDeps): void {
  deps.jobs.define("compliance.end_exclusions", {
    cron: "* * * * *",
    handler: async () => {
      await endExclusions(deps);
    },
  });
  deps.jobs.define(WAIVE_JOB, {
    handler: ({ memberId, exclusionId }) => waiveTurnover(deps, memberId, exclusionId),
  });
}
