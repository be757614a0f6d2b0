import type { Jobs } from "../platform/jobs/index.ts";
import type { Rewards } from "./types.ts";

/** Each of them catches up after a time off by itself, and is harmless when run twice. */
export function defineRewardsJobs(jobs: Jobs, rewards: Rewards): void {
  jobs.define("rewards.expire", {
    cron: "*/10 * * * *",
    handler: async () => {
      await rewards.expireDue();
    },
  });
  jobs.define("rewards.expire-bonuses", {
    cron: "5,35 * * * *",
    handler: async () => {
      await rewards.expireBonuses();
    },
  });
}
