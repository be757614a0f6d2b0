/** How the activities say a player's standing, and what they have in common in finding it out. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { PromotionReason } from "@tucano/contract/player/rewards/promotions.ts";
import type { Guards, Reward, RewardKind, RewardOffer } from "../rewards/index.ts";
import type { Progress, PromotionsDeps, Standing } from "./types.ts";

interface Details {
  readonly progress?: readonly Progress[];
  readonly until?: Date | null;
}

export function notEligible(reason: PromotionReason, details: Details = {}): Standing {
  return {
    state: "not_eligible",
    reason,
    offer: null,
    reward: null,
    progress: details.progress ?? [],
    until: details.until ?? null,
    limits: [],
    deposit: null,
  };
}

export function claimable(offer: RewardOffer, progress: readonly Progress[] = []): Standing {
  return {
    state: "claimable",
    reason: "claimable",
    offer,
    reward: null,
    progress,
    until: offer.expiresAt,
    limits: [],
    deposit: null,
  };
}

/** What became of a reward that was given before; null: nothing yet, so the rule decides. */
export function standingOf(reward: Reward | null | undefined): Standing | null {
  switch (reward?.state) {
    case undefined:
    case "claimable":
      return null;
    case "claimed":
      return { ...notEligible("claimed"), state: "claimed", reward: reward ?? null };
    case "expired":
      return notEligible("time_over", { until: reward?.expiresAt ?? null });
    case "forfeited":
      return notEligible("forfeited");
  }
}

/** By the rule it is due; the time to claim it may be over. */
export function whileOpen(offer: RewardOffer, now: Date, progress?: readonly Progress[]): Standing {
  const { expiresAt } = offer;
  if (expiresAt !== null && now >= expiresAt) return notEligible("time_over", { until: expiresAt });
  return claimable(offer, progress);
}

/** May the market have such an activity at all, as of now? */
export async function isAllowed(
  { market }: PromotionsDeps,
  which: "hasBonuses" | "hasLoyalty",
): Promise<boolean> {
  return (await market.read("switches"))[which];
}

const PAGE_LIMIT = 100;

/** All rewards of a kind that a member was ever given, by what they were for. */
export async function rewardsByPeriod(
  { rewards }: PromotionsDeps,
  memberId: MemberId,
  kind: RewardKind,
): Promise<ReadonlyMap<string, Reward>> {
  const found = new Map<string, Reward>();
  for (let page = 1; ; page += 1) {
    const { list, total } = await rewards.list(memberId, {
      kinds: [kind],
      page,
      limit: PAGE_LIMIT,
    });
    for (const reward of list) found.set(reward.period, reward);
    if (list.length < PAGE_LIMIT || found.size >= total) return found;
  }
}

/** What marks a person beside the account: each is good for one claim of a kind and period. */
export async function guardsOf(deps: PromotionsDeps, memberId: MemberId): Promise<Guards> {
  const [member, device, paymentKey] = await Promise.all([
    deps.members.find(memberId),
    deps.members.deviceOf(memberId),
    deps.cashier.payerKeyOf(memberId),
  ]);
  return {
    ...(member === null || member.cpf === "" ? {} : { cpf: member.cpf }),
    ...(device === null ? {} : { device }),
    ...(paymentKey === null ? {} : { paymentKey }),
  };
}
