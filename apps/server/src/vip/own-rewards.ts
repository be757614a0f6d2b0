/** A member's gifts and rebates, as the rewards room keeps them. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { GiftKind } from "@tucano/contract/player/rewards/vip.ts";
import {
  addDays,
  dayOf,
  type InstantRange,
  rangeOf,
  type RangeRequest,
  startOfDay,
} from "../platform/days.ts";
import type { Reward, RewardFilter, RewardKind } from "../rewards/index.ts";
import type { VipDeps } from "./types.ts";

export const rewardKindOf = {
  upgrade: "vip.upgrade",
  weekly: "vip.weekly",
  monthly: "vip.monthly",
} as const satisfies Record<GiftKind, RewardKind>;

export const giftRewardKinds: readonly RewardKind[] = Object.values(rewardKindOf);

export function giftKindOf(kind: RewardKind): GiftKind {
  if (kind === "vip.weekly") return "weekly";
  return kind === "vip.monthly" ? "monthly" : "upgrade";
}

const PAGE_LIMIT = 100;
/** More than a range of a year can hold: a reward a day at most. */
const PAGES_MAX = 5;
const RECENT_DAYS = 30;

/** The newest first. Few: totals and pages over them are made here. */
export async function listAll(
  { rewards }: Pick<VipDeps, "rewards">,
  memberId: MemberId,
  filter: Omit<RewardFilter, "page" | "limit">,
): Promise<Reward[]> {
  const found: Reward[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const { list, total } = await rewards.list(memberId, { ...filter, page, limit: PAGE_LIMIT });
    found.push(...list);
    if (list.length === 0 || found.length >= total) break;
  }
  return found;
}

/** Those that a claim would pay at this moment, the oldest first. */
export async function listClaimable(
  deps: Pick<VipDeps, "rewards" | "clock">,
  memberId: MemberId,
  kinds: readonly RewardKind[],
): Promise<Reward[]> {
  const now = deps.clock.now();
  const found = await listAll(deps, memberId, { kinds, states: ["claimable"] });
  return found
    .filter((one) => one.availableFrom <= now && (one.expiresAt === null || one.expiresAt > now))
    .toReversed();
}

/** By default the last 30 days, which is how long a rebate is kept. */
export function rangeOrRecent(request: RangeRequest, now: Date): InstantRange {
  const { range, from, to } = request;
  if (range !== undefined || from !== undefined || to !== undefined) return rangeOf(request, now);
  const today = dayOf(now);
  return { from: startOfDay(addDays(today, -RECENT_DAYS)), until: startOfDay(addDays(today, 1)) };
}
