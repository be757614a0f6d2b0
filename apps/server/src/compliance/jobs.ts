/** What the room does by itself. Each of these is harmless when run twice. */
import { byClock, type JobDefinition, whenSent } from "../platform/jobs/index.ts";
import { endExclusions, WAIVE_JOB, waiveTurnover } from "./exclude.ts";
import type { ComplianceDeps } from "./types.ts";

export function complianceJobs(deps: ComplianceDeps): JobDefinition[] {
  return [
    byClock("compliance.end_exclusions", "* * * * *", () => endExclusions(deps)),
    whenSent(WAIVE_JOB, ({ memberId, exclusionId }) => waiveTurnover(deps, memberId, exclusionId)),
  ];
}
