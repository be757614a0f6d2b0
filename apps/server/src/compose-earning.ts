/**
 * Whatever players earn beside what they win: rewards (floor 4), and on them VIP, promotions,
 * wheels, missions and the agency (floor 5). Beside them, games of others.
 */
import { toCentavos } from "@tucano/contract/money.ts";
import type { Aggregators } from "./aggregators/index.ts";
import { type Agency, createAgency } from "./agency/index.ts";
import type { Cashier } from "./cashier/index.ts";
import { type Catalog, type Game, HOUSE_STUDIO } from "./catalog/index.ts";
import type { Compliance } from "./compliance/index.ts";
import type { Content } from "./content/index.ts";
import {
  createFreeRounds,
  type FreeGame,
  type FreeGrant,
  type FreeRounds,
} from "./free-rounds/index.ts";
import { freeStakesOf, type HouseGames } from "./house-games/index.ts";
import { createHub88 } from "./hub88/index.ts";
import { createJackpots, type Jackpots } from "./jackpots/index.ts";
import type { Ledger } from "./ledger/index.ts";
import type { Market } from "./market/index.ts";
import type { Members } from "./members/index.ts";
import { createMissions, type Missions } from "./missions/index.ts";
import { type Messages, tellOfRewards } from "./messages/index.ts";
import type { Platform } from "./platform/context.ts";
import type { Mounted, Room } from "./platform/room.ts";
import { createRaces, type Races } from "./races/index.ts";
import { createPromotions, type Promotions } from "./promotions/index.ts";
import { createRewards, type Rewards } from "./rewards/index.ts";
import { createRgs, type Rgs, RGS_STUDIO, stakesWithin } from "./rgs/index.ts";
import { memberIdOf, type RoundResolver, type Rounds, userOf } from "./rounds/index.ts";
import { createSandboxStudio, type SandboxStudio } from "./sandbox-studio/index.ts";
import { createSegments, type Segments, type SegmentsDeps } from "./segments/index.ts";
import type { SharedRounds } from "./shared-rounds/index.ts";
import type { Statistics } from "./statistics/index.ts";
import { createVip, type Vip } from "./vip/index.ts";
import { createWheels, type Wheels } from "./wheels/index.ts";

export interface Earning {
  readonly rewards: Rewards;
  readonly vip: Vip;
  readonly promotions: Promotions;
  readonly wheels: Wheels;
  readonly races: Races;
  readonly missions: Missions;
  readonly agency: Agency;
  readonly segments: Segments;
}

interface BelowEarning {
  readonly ledger: Ledger;
  readonly market: Market;
  readonly members: Members;
  readonly catalog: Catalog;
  readonly compliance: Compliance;
  readonly cashier: Cashier;
  readonly rounds: Rounds;
  readonly statistics: Statistics;
  readonly houseGames: HouseGames;
  readonly freeRounds: FreeRounds;
}

/** `notify`: members hear of rewards when they are offered; `siteOf`: some are for one site. */
export function composeEarning(
  platform: Platform,
  mounted: Mounted,
  below: BelowEarning,
  above: Pick<Messages, "notify" | "winnerNames"> &
    Pick<Content, "siteOf"> &
    Pick<SegmentsDeps, "hostsOf" | "hasRiskSignal" | "hasTag">,
): Earning {
  const siteOf = (host: string) => above.siteOf(host);
  const deps = { ...platform, ...below, siteOf };
  const isBonusAtPlay: Rounds["isBonusAtPlay"] = (tx, memberIds) =>
    below.rounds.isBonusAtPlay(tx, memberIds);
  const gameIdOf = async (studio: string, code: string) =>
    (await below.catalog.findGameByCode(studio, code))?.id ?? null;
  const quiet = mounted.take(createRewards({ ...deps, isBonusAtPlay, gameIdOf }));
  const rewards = tellOfRewards(quiet, above);
  const notify: Messages["notify"] = (tx, ...notices) => above.notify(tx, ...notices);
  const { hostsOf, hasRiskSignal, hasTag } = above;
  const segments = mounted.take(createSegments({ ...deps, hostsOf, hasRiskSignal, hasTag }));
  return {
    rewards,
    segments,
    vip: mounted.take(createVip({ ...deps, rewards })),
    promotions: mounted.take(createPromotions({ ...deps, rewards, segments })),
    wheels: mounted.take(createWheels({ ...deps, rewards })),
    races: mounted.take(
      createRaces({ ...deps, rewards, namesOf: (ids) => above.winnerNames(ids) }),
    ),
    // What was just bought needs no message that it waits.
    missions: mounted.take(createMissions({ ...deps, rewards: quiet })),
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
    demos: {
      start: (game, language) => houseGames.players.startDemo(game, language),
      wallet: houseGames.players.wallet("demo"),
    },
    chances: houseGames.chances,
    marketRules: async () => ({ ...(await market.read("play")), minRoundMs }),
    listed: async (code) => {
      const game = await catalog.findGameByCode(RGS_STUDIO, code);
      if (game === null) return null;
      const { name, gameType, status, minBetCentavos: least, maxBetCentavos: most } = game;
      return { name, gameType, least, most, isOffered: status !== "hidden" };
    },
  });
}

type BelowFree = Pick<BelowEarning, "ledger" | "market" | "catalog">;

const FREE_ROUNDS_PAGE = "/promotion/free-rounds";

export function composeFreeRounds(
  platform: Platform,
  { ledger, market, catalog }: BelowFree,
  notify: Messages["notify"],
  partners: () => Aggregators["rewards"],
): Room<FreeRounds> {
  return createFreeRounds({
    ...platform,
    ledger,
    market,
    findGame: async (gameId) => {
      const game = await catalog.findGame(gameId);
      return game === null || game.status === "hidden" ? null : freeGameOf(game);
    },
    tell: (tx, memberId, { rounds }) =>
      notify(tx, {
        memberId,
        code: "free_rounds_given",
        params: { rounds },
        link: FREE_ROUNDS_PAGE,
      }),
    userOf,
    codeOf: async (gameId) => (await catalog.findGame(gameId))?.code ?? null,
    partners: {
      mayGrant: (studio) => partners().mayGrant(studio),
      createReward: (order) => partners().createReward(order),
      cancelReward: (order) => partners().cancelReward(order),
    },
  });
}

const JACKPOTS_PAGE = "/promotion/jackpots";

export function composeJackpots(
  platform: Platform,
  below: BelowFree,
  above: Pick<Messages, "notify" | "winnerNames">,
): Room<Jackpots> {
  return createJackpots({
    ...platform,
    ...below,
    gameName: async (code) =>
      (await below.catalog.findGameByCode(HOUSE_STUDIO, code))?.name ?? code,
    namesOf: (memberIds) => above.winnerNames(memberIds),
    tell: (tx, { memberId, amount }) =>
      above.notify(tx, {
        memberId,
        code: "jackpot_won",
        params: { amountCentavos: amount },
        link: JACKPOTS_PAGE,
      }),
  });
}

function freeGameOf(game: Game): FreeGame | null {
  const { id: gameId, studio, code, name, image } = game;
  const [least, most] = [game.minBetCentavos, game.maxBetCentavos];
  const shown = { gameId, studio, code, name, image };
  if (studio !== HOUSE_STUDIO && studio !== RGS_STUDIO) {
    return { ...shown, stakes: { least, most }, isPartners: true };
  }
  const ofGame =
    studio === RGS_STUDIO
      ? stakesWithin({ least, most }).levels.map(toCentavos)
      : (freeStakesOf(code) ?? []);
  const offered = ofGame.filter((stake) => stake >= least && stake <= most);
  return offered.length === 0 ? null : { ...shown, stakes: offered, isPartners: false };
}

/** Of our own studio, which knows a player by the name that the wallet does. */
export async function freeRoundsOf(
  {
    catalog,
    market,
    freeRounds,
  }: Pick<BelowFree, "catalog" | "market"> & {
    readonly freeRounds: FreeRounds;
  },
  user: string,
  code: string,
): Promise<readonly FreeGrant[]> {
  const memberId = memberIdOf(user);
  const game = await catalog.findGameByCode(HOUSE_STUDIO, code);
  const { hasBonuses } = await market.read("switches");
  if (memberId === null || game === null || !hasBonuses) return [];
  return freeRounds.playable(memberId, game.id);
}

/** What operators let a studio's games be played for. */
export const stakeLimitsOf = (catalog: Catalog, studio: string) => async (code: string) => {
  const game = await catalog.findGameByCode(studio, code);
  return game === null ? null : { least: game.minBetCentavos, most: game.maxBetCentavos };
};

/** To the platform, a bet at a table is a round of its own. */
export const resolverOfHouse = (
  houseGames: HouseGames,
  sharedRounds: SharedRounds,
): RoundResolver => ({
  listWaiting: (roundRefs) => houseGames.listWaiting(roundRefs),
  listRefused: async (roundRefs) =>
    new Map([
      ...(await sharedRounds.listRefused(roundRefs)),
      ...(await houseGames.listRefused(roundRefs)),
    ]),
  resolveRound: async (round) => {
    if (!(await sharedRounds.resolveBet(round.roundRef))) await houseGames.resolveRound(round);
  },
  markVoided: async (roundRef) => {
    if (!(await sharedRounds.markVoided(roundRef))) await houseGames.markVoided(roundRef);
  },
});

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
