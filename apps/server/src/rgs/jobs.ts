import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import type { Context } from "./play/context.ts";
import { forgetSessions } from "./play/launch.ts";

export function rgsJobs(context: Context): JobDefinition[] {
  return [byClock("rgs.forget-sessions", "26 4 * * *", () => forgetSessions(context))];
}
