/** When a reward can be claimed. Pure. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";
import type { Reward } from "./types.ts";

export type ClaimRefusal = Extract<
  keyof typeof rewardsErrors,
  "rewards.not_yet" | "rewards.expired" | "rewards.forfeited"
>;

/** Null: it can be. What was claimed is no refusal: the same claim again is answered with it. */
export function refusalOf(
  reward: Pick<Reward, "state" | "availableFrom" | "expiresAt">,
  now: Date,
): ClaimRefusal | null {
  if (reward.state === "forfeited") return "rewards.forfeited";
  if (reward.state === "expired") return "rewards.expired";
  if (reward.state === "claimed") return null;
  if (reward.expiresAt !== null && reward.expiresAt <= now) return "rewards.expired";
  return reward.availableFrom > now ? "rewards.not_yet" : null;
}
