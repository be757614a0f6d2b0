/** A bonus that was not requested begins when its player accepts it, never by itself. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { waitingKinds } from "@tucano/contract/player/rewards/rewards.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { claim, claimNow } from "../claims/claim.ts";
import { offerRewards } from "../claims/offer.ts";
import { refusalOf } from "../policy.ts";
import { findReward, findRewardById, listRewards } from "../repository.ts";
import type { Reward, RewardOffer, RewardsContext, WaitingBonus } from "../types.ts";

/** More than anybody leaves lying about; the next ones are shown when these are gone. */
const SHOWN_MAX = 100;

const needsYes = ({ pocket, turnover }: Pick<RewardOffer, "pocket" | "turnover">): boolean =>
  pocket === "bonus" && turnover > 0;

const isWaitingKind = (reward: Reward): reward is WaitingBonus =>
  needsYes(reward) && waitingKinds.some((kind) => kind === reward.kind);

export async function give(context: RewardsContext, offer: RewardOffer): Promise<Reward> {
  if (!needsYes(offer)) return claimNow(context, offer);
  return inTransaction(context.db, async (tx) => {
    await offerRewards(context, tx, [offer]);
    const reward = await findReward(tx, offer);
    if (reward === null) throw new Error("The bonus just offered is missing.");
    return reward;
  });
}

export async function waiting(
  { db, clock }: RewardsContext,
  memberId: MemberId,
): Promise<readonly WaitingBonus[]> {
  const filter = { kinds: waitingKinds, states: ["claimable"] } as const;
  const { list } = await listRewards(db, { memberId, filter, offset: 0, limit: SHOWN_MAX });
  const now = clock.now();
  return list
    .filter((one) => refusalOf(one, now) === null)
    .filter(isWaitingKind)
    .toReversed();
}

export async function accept(
  context: RewardsContext,
  memberId: MemberId,
  id: string,
): Promise<Reward> {
  const reward = await findRewardById(context.db, id);
  if (reward === null || reward.memberId !== memberId || !isWaitingKind(reward)) {
    throw new DomainError("rewards.not_found");
  }
  return claim(context, reward);
}
