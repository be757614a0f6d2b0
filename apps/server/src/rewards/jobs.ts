import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import type { Rewards } from "./types.ts";

/** Each of them catches up after a time off by itself, and is harmless when run twice. */
export function rewardsJobs(
  rewards: Pick<Rewards, "expireDue" | "expireBonuses">,
): JobDefinition[] {
  return [
    byClock("rewards.expire", "*/10 * * * *", () => rewards.expireDue()),
    byClock("rewards.expire-bonuses", "5,35 * * * *", () => rewards.expireBonuses()),
  ];
}
