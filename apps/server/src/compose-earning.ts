/**
 * Whatever players earn beside what they win: rewards (floor 4), and on them VIP, promotions,
 * wheels and the agency (floor 5).
 */
import { type Agency, agencyRoutes, createAgency } from "./agency/index.ts";
import type { Cashier } from "./cashier/index.ts";
import type { Catalog } from "./catalog/index.ts";
import type { Content } from "./content/index.ts";
import type { HouseGames } from "./house-games/index.ts";
import type { Ledger } from "./ledger/index.ts";
import type { Market } from "./market/index.ts";
import type { Members } from "./members/index.ts";
import { type Messages, tellOfRewards } from "./messages/index.ts";
import type { Platform } from "./platform/context.ts";
import type { Route } from "./platform/http/types.ts";
import {
  createPromotions,
  definePromotionsJobs,
  type Promotions,
  promotionsRoutes,
} from "./promotions/index.ts";
import { createRewards, type Rewards, rewardsRoutes } from "./rewards/index.ts";
import type { Rounds } from "./rounds/index.ts";
import type { Statistics } from "./statistics/index.ts";
import { createVip, type Vip, vipRoutes } from "./vip/index.ts";
import { createWheels, type Wheels, wheelsRoutes } from "./wheels/index.ts";

export interface Earning {
  readonly rewards: Rewards;
  readonly vip: Vip;
  readonly promotions: Promotions;
  readonly wheels: Wheels;
  readonly agency: Agency;
}

interface BelowEarning {
  readonly ledger: Ledger;
  readonly market: Market;
  readonly members: Members;
  readonly catalog: Catalog;
  readonly cashier: Cashier;
  readonly rounds: Rounds;
  readonly statistics: Statistics;
  readonly houseGames: HouseGames;
}

/** `notify`: members hear of rewards when they are offered; `siteOf`: some are for one site. */
export function composeEarning(
  platform: Platform,
  below: BelowEarning,
  above: Pick<Messages, "notify"> & Pick<Content, "siteOf">,
): Earning {
  const { rounds } = below;
  const siteOf = (host: string) => above.siteOf(host);
  const deps = { ...platform, ...below, siteOf };
  const isBonusAtPlay: Rounds["isBonusAtPlay"] = (tx, memberIds) =>
    rounds.isBonusAtPlay(tx, memberIds);
  const rewards = tellOfRewards(createRewards({ ...deps, isBonusAtPlay }), above);
  const promotions = createPromotions({ ...deps, rewards });
  definePromotionsJobs(platform.jobs, platform, promotions);
  return {
    rewards,
    vip: createVip({ ...deps, rewards }),
    promotions,
    wheels: createWheels({ ...deps, rewards }),
    agency: createAgency({
      ...deps,
      rewards,
      notify: (tx, notice) => above.notify(tx, notice),
    }),
  };
}

export function earningRoutes(earning: Earning): Route[] {
  return [
    ...rewardsRoutes(earning.rewards),
    ...wheelsRoutes(earning.wheels),
    ...promotionsRoutes(earning.promotions),
    ...vipRoutes(earning.vip),
    ...agencyRoutes(earning.agency),
  ];
}
