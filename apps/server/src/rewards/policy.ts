/** When a reward can be claimed, and what it costs. Pure. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";
import { add, type Centavos, multiplyFloor } from "@tucano/contract/money.ts";
import type { FreeSource } from "../free-rounds/index.ts";
import type { Reward, RewardKind, RewardOffer } from "./types.ts";

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

/** What it takes of the budgets: its amount, and the stakes of the rounds that come with it. */
export function costOf({ amount, free }: Pick<RewardOffer, "amount" | "free">): Centavos {
  return free == null ? amount : add(amount, multiplyFloor(free.stake, free.rounds, 1));
}

/** Whose free rounds they are that come with a reward. */
export function freeSourceOf(kind: RewardKind): FreeSource {
  if (kind === "promo-code") return "code";
  if (kind === "shop") return "shop";
  return kind.startsWith("vip.") ? "vip" : "activity";
}
