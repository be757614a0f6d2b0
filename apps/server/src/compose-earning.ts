/**
 * Whatever players earn beside what they win: rewards (floor 4), and on them VIP, promotions,
 * wheels and the agency (floor 5). Beside them, games of others.
 */
import { type Agency, createAgency } from "./agency/index.ts";
import type { Cashier } from "./cashier/index.ts";
import type { Catalog } from "./catalog/index.ts";
import type { Content } from "./content/index.ts";
import type { HouseGames } from "./house-games/index.ts";
import { createHub88 } from "./hub88/index.ts";
import type { Ledger } from "./ledger/index.ts";
import type { Market } from "./market/index.ts";
import type { Members } from "./members/index.ts";
import { type Messages, tellOfRewards } from "./messages/index.ts";
import type { Platform } from "./platform/context.ts";
import type { Mounted, Room } from "./platform/room.ts";
import { createPromotions, type Promotions } from "./promotions/index.ts";
import { createRewards, type Rewards } from "./rewards/index.ts";
import { createRgs, type Rgs, RGS_STUDIO } from "./rgs/index.ts";
import type { Rounds } from "./rounds/index.ts";
import { createSandboxStudio, type SandboxStudio } from "./sandbox-studio/index.ts";
import type { Statistics } from "./statistics/index.ts";
import { createVip, type Vip } from "./vip/index.ts";
import { createWheels, type Wheels } from "./wheels/index.ts";

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
  mounted: Mounted,
  below: BelowEarning,
  above: Pick<Messages, "notify"> & Pick<Content, "siteOf">,
): Earning {
  const siteOf = (host: string) => above.siteOf(host);
  const deps = { ...platform, ...below, siteOf };
  const isBonusAtPlay: Rounds["isBonusAtPlay"] = (tx, memberIds) =>
    below.rounds.isBonusAtPlay(tx, memberIds);
  const quiet = mounted.take(createRewards({ ...deps, isBonusAtPlay }));
  const rewards = tellOfRewards(quiet, above);
  const notify: Messages["notify"] = (tx, ...notices) => above.notify(tx, ...notices);
  return {
    rewards,
    vip: mounted.take(createVip({ ...deps, rewards })),
    promotions: mounted.take(createPromotions({ ...deps, rewards })),
    wheels: mounted.take(createWheels({ ...deps, rewards })),
    agency: mounted.take(createAgency({ ...deps, rewards, notify })),
  };
}

type BelowRgs = Pick<BelowEarning, "catalog" | "market" | "rounds" | "houseGames">;

/** Imported games: a studio of this process that draws from the house's seeds. */
export function composeRgs(platform: Platform, below: BelowRgs): Room<Rgs> {
  const { rounds, houseGames, catalog, market } = below;
  const { minRoundMs } = platform.config.games;
  return createRgs({
    ...platform,
    wallet: rounds.studioWallet(RGS_STUDIO),
    chances: houseGames.chances,
    marketRules: async () => ({ ...(await market.read("play")), minRoundMs }),
    stakeLimits: async (code) => {
      const game = await catalog.findGameByCode(RGS_STUDIO, code);
      return game === null ? null : { least: game.minBetCentavos, most: game.maxBetCentavos };
    },
  });
}

/** An aggregator to try things with, where it was asked for. */
export function composeSandboxStudio(platform: Platform): SandboxStudio | null {
  const { sandboxStudio } = platform.config;
  if (sandboxStudio === null) return null;
  const { port, houseUrl } = sandboxStudio;
  return createSandboxStudio({
    ...platform,
    port,
    houseUrl: () => houseUrl || platform.selfUrl(),
  });
}

/** How partners elsewhere are spoken to. */
export function composeHub88({ config, metrics }: Platform): ReturnType<typeof createHub88> {
  const { isProduction, webhookPrivateHosts: privateHosts } = config;
  return createHub88({ metrics, privateHosts, isProduction });
}
