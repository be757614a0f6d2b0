/** Keeping what somebody has earned, until it is claimed. */
import assert from "node:assert";
import { toCentavos } from "@tucano/contract/money.ts";
import type { Tx } from "../../platform/database/types.ts";
import { costOf } from "../policy.ts";
import { insertRewards } from "../repository.ts";
import type { RewardOffer, RewardsContext } from "../types.ts";

/** A statement's worth: a daily job may offer to everybody who played. */
const OFFERS_AT_ONCE = 1_000;

export async function offerRewards(
  { clock, newId }: Pick<RewardsContext, "clock" | "newId">,
  tx: Tx,
  offers: readonly RewardOffer[],
): Promise<number> {
  const createdAt = clock.now();
  let count = 0;
  for (let first = 0; first < offers.length; first += OFFERS_AT_ONCE) {
    const part = offers.slice(first, first + OFFERS_AT_ONCE);
    part.forEach(assertOffer);
    count += await insertRewards(
      tx,
      part.map((offer) => ({ ...offer, id: newId(), createdAt })),
    );
  }
  return count;
}

/** An offer of nothing, or one that owes less than nothing, is its room's mistake. */
function assertOffer(offer: RewardOffer): void {
  const { amount, turnover } = offer;
  assert(amount >= 0 && toCentavos(costOf(offer)) > 0, "A reward is more than nothing.");
  assert(toCentavos(turnover) >= 0, "What a reward owes is not negative.");
}
