/** Members hear of rewards that wait for them, in the transaction that offers them. */
import type { Rewards } from "../../rewards/index.ts";
import type { Notice, Teller } from "../types.ts";

const REWARDS_PAGE = "/promotion/activity";

/** The same rewards; an offer made through them also notifies the member. */
export function tellOfRewards(rewards: Rewards, { notify }: Teller): Rewards {
  return {
    ...rewards,
    offer: async (tx, offers) => {
      const newCount = await rewards.offer(tx, offers);
      // An offer that was made before has been told of before: the key says so.
      const notices = offers.map((offer): Notice => ({
        memberId: offer.memberId,
        code: "reward_claimable",
        params: { amountCentavos: offer.amount },
        link: REWARDS_PAGE,
        key: `reward:${offer.kind}:${offer.period}`,
        at: offer.availableFrom,
      }));
      if (newCount > 0) await notify(tx, ...notices);
      return newCount;
    },
  };
}
