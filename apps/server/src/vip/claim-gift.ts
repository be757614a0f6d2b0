import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/rewards/vip.ts";
import { toWireInstant } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { chooseOnce } from "./keyed-choice.ts";
import { climb } from "./note-levels.ts";
import { levelIn } from "./offers.ts";
import { listClaimable, rewardKindOf } from "./own-rewards.ts";
import type { VipDeps } from "./types.ts";

export interface GiftClaim {
  readonly memberId: MemberId;
  readonly idempotencyKey: string | null;
  readonly input: Pick<InputOf<typeof contract.claimGift>, "kind" | "level" | "period">;
}

export async function claimGift(
  deps: VipDeps,
  { memberId, idempotencyKey, input }: GiftClaim,
): Promise<DataOf<typeof contract.claimGift>> {
  const { kind, level, period } = input;
  const asked = JSON.stringify(["gift", kind, level ?? null, period ?? null]);
  const [chosen] = await chooseOnce(deps, { memberId, idempotencyKey, asked }, () =>
    chooseGift(deps, memberId, input),
  );
  if (chosen === undefined) throw new DomainError("vip.not_eligible");
  const key = { memberId, kind: rewardKindOf[kind], period: chosen };
  const reward = await deps.rewards.claim(key);
  return {
    kind,
    period: reward.period,
    level: levelIn(reward.basis).level,
    amount: formatWire(reward.amount),
    wagering: formatWire(reward.turnover),
    claimed_at: toWireInstant(reward.claimedAt),
  };
}

/**
 * A named one, or the oldest of its kind. Levels that have not been written down yet count as well.
 */
async function chooseGift(
  deps: VipDeps,
  memberId: MemberId,
  { kind, level, period }: GiftClaim["input"],
): Promise<readonly string[]> {
  const { rank } = await climb(deps, memberId);
  const rewardKind = rewardKindOf[kind];
  const named = kind === "upgrade" ? level?.toString() : period;
  if (named === undefined) {
    const [oldest] = await listClaimable(deps, memberId, [rewardKind]);
    if (oldest === undefined) throw new DomainError("vip.not_eligible");
    return [oldest.period];
  }
  const reward = await deps.rewards.find({ memberId, kind: rewardKind, period: named });
  if (reward !== null) return [named];
  const isAbove = kind === "upgrade" && Number(named) > rank.levels.vip;
  throw new DomainError(isAbove ? "vip.upgrade_required" : "vip.not_eligible");
}
