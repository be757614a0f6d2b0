import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { freeJob } from "./claims/free-rounds.ts";
import type { Rewards, RewardsDeps } from "./types.ts";

/** Each of them catches up after a time off by itself, and is harmless when run twice. */
export function rewardsJobs(
  deps: RewardsDeps,
  rewards: Pick<Rewards, "expireDue" | "expireBonuses">,
): JobDefinition[] {
  return [
    freeJob(deps),
    byClock("rewards.expire", "*/10 * * * *", () => rewards.expireDue()),
    byClock("rewards.expire-bonuses", "5,35 * * * *", () => rewards.expireBonuses()),
  ];
}
