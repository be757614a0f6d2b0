/**
 * Builds every room once, bottom to top, by plain factory calls. A room gets the rooms below it by
 * argument; what a lower room needs of a higher one, it gets as a port it declared itself.
 */
import type { FastifyPluginAsync } from "fastify";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { type Aggregators, createAggregators } from "./aggregators/index.ts";
import { soon } from "./platform/memory/soon.ts";
import { type Backoffice, createBackoffice, hasRiskSignal, hasTag } from "./backoffice/index.ts";
import { type Cashier, installCashierDefaults } from "./cashier/index.ts";
import {
  type Catalog,
  createCatalog,
  HOUSE_STUDIO,
  installCatalogDefaults,
} from "./catalog/index.ts";
import { createHouseGames, type HouseGames, houseGameTheories } from "./house-games/index.ts";
import type { Compliance } from "./compliance/index.ts";
import {
  type AboveCashier,
  composeCashier,
  composeSandboxPsp,
  askersIn,
  stakedIn,
} from "./compose-cashier.ts";
import {
  composeEarning,
  composeFreeRounds,
  composeHub88,
  composeJackpots,
  composeRgs,
  composeSandboxStudio,
  type Earning,
  freeRoundsOf,
  resolverOfHouse,
  stakeLimitsOf,
} from "./compose-earning.ts";
import { composePages, type Pages } from "./compose-pages.ts";
import {
  type AboveCompliance,
  type AboveMembers,
  composeCompliance,
  composeIdentity,
  composeMembers,
} from "./compose-identity.ts";
import { installContentDefaults } from "./content/index.ts";
import type { FreeRounds } from "./free-rounds/index.ts";
import type { Identity } from "./identity/index.ts";
import type { Jackpots } from "./jackpots/index.ts";
import {
  type BookCheck,
  type BooksWatch,
  createBooksWatch,
  createJournal,
  createLedger,
  type Journal,
  type Ledger,
} from "./ledger/index.ts";
import { createMarket, installMarketDefaults, type Market } from "./market/index.ts";
import type { Members } from "./members/index.ts";
import type { Platform } from "./platform/context.ts";
import type { SiteHosts } from "./platform/http/requests/asked-host.ts";
import type { Tx } from "./platform/database/types.ts";
import type {
  MemberIdentity,
  OperatorIdentity,
  RequestContext,
  Route,
} from "./platform/http/types.ts";
import { Mounted } from "./platform/room.ts";
import { journalReaders, roomBookChecks } from "./readers-and-checks.ts";
import { type Rgs, RGS_STUDIO } from "./rgs/index.ts";
import {
  createRounds,
  installRoundsDefaults,
  type RoundResolver,
  type Rounds,
  type StudioLauncher,
} from "./rounds/index.ts";
import { createStatistics, type Statistics } from "./statistics/index.ts";
import type { SandboxPsp } from "./sandbox-psp/index.ts";
import type { SandboxStudio } from "./sandbox-studio/index.ts";
import { createSharedRounds, type SharedRounds } from "./shared-rounds/index.ts";

/** The rooms, for tests and for the commands of the repository. */
export interface Rooms extends Earning, Pages {
  readonly ledger: Ledger;
  readonly market: Market;
  readonly members: Members;
  readonly compliance: Compliance;
  readonly identity: Identity;
  readonly catalog: Catalog;
  readonly freeRounds: FreeRounds;
  readonly jackpots: Jackpots;
  readonly cashier: Cashier;
  /** Null: another is configured, nobody has asked for it, or another process runs it. */
  readonly sandboxPsp: SandboxPsp | null;
  readonly sandboxStudio: SandboxStudio | null;
  readonly rounds: Rounds;
  readonly statistics: Statistics;
  readonly houseGames: HouseGames;
  readonly sharedRounds: SharedRounds;
  readonly rgs: Rgs;
  readonly aggregators: Aggregators;
  readonly backoffice: Backoffice;
}

export interface House {
  readonly rooms: Rooms;
  readonly routes: readonly Route[];
  readonly plugins: readonly FastifyPluginAsync[];
  /** Everything that the books prove. */
  readonly bookChecks: readonly BookCheck[];
  /** Has them checked by the clock. */
  readonly books: BooksWatch;
  /** The readers of all rooms; a process with the worker role runs them. */
  readonly journal: Journal;
  authenticateMember(token: string): Promise<MemberIdentity | "revoked" | null>;
  /** Has this session been ended early? */
  isSessionRevoked(sessionId: string): boolean | Promise<boolean>;
  authenticateOperator(context: RequestContext): Promise<OperatorIdentity | null>;
  /** Hosts of the streams that operators have entered; pages may load from them. */
  streamHosts(): readonly string[];
  /** The host names of the sites. */
  siteHosts(): SiteHosts;
  /** Reference data that a fresh database needs: languages, games, payment methods. Idempotent. */
  installDefaults(tx: Tx): Promise<void>;
  /** Before listening: reads once what the answers depend on. */
  onInstalled(): Promise<void>;
  /** Before anybody plays: seals seeds that are unsealed, or sealed under a replaced key. */
  sealSeeds(): Promise<void>;
  /** After a restore to the past, before anybody plays: nothing that was seen is drawn again. */
  retireSeeds(): Promise<{ readonly seeds: number; readonly chains: number }>;
  /** After listening: recovers what an earlier run left unfinished. */
  onStarted(): Promise<void>;
  close(): Promise<void>;
}

type Below = keyof Pick<
  Rooms,
  | "market"
  | "ledger"
  | "members"
  | "compliance"
  | "identity"
  | "catalog"
  | "freeRounds"
  | "jackpots"
>;

interface BelowPlay extends Pick<Rooms, Below> {
  readonly rewards: () => Earning["rewards"];
}

/** Rounds, their results, and our own studio, which knows the platform by its wallet API. */
function composePlay(platform: Platform, mounted: Mounted, below: BelowPlay) {
  const clientOf = composeHub88(platform);
  const { ledger, market, members, compliance, identity, catalog } = below;
  // Studios that run in this process, filled in by the floor above.
  const launchers: Record<string, StudioLauncher> = {};
  const resolvers: Record<string, RoundResolver> = {};
  const rounds = mounted.take(
    createRounds({
      ...platform,
      ledger,
      catalog,
      clientOf,
      launchers,
      resolvers,
      findMember: (memberId) => members.find(memberId),
      mayPlay: (memberId) => identity.mayPlay(memberId),
      requireReady: (memberId) => compliance.requireMandatory(memberId),
      isLoginRevoked: (sessionId) => members.isSessionRevoked(sessionId),
      sessionIdleMs: () =>
        soon(market.read("play"), ({ sessionIdleMinutes }) => sessionIdleMinutes * 60_000),
      bonusStakeMax: () =>
        soon(market.read("wagering"), ({ stakeMaxCentavos }) => toCentavos(stakeMaxCentavos)),
      playableFree: below.freeRounds.playable,
      areFreeRoundsOffered: () => soon(market.read("switches"), ({ hasBonuses }) => hasBonuses),
      watchBonuses: (tx, bonuses) => below.rewards().watchBonuses(tx, bonuses),
      jackpots: below.jackpots,
    }),
  );
  const theories = houseGameTheories;
  const statistics = mounted.take(createStatistics({ ...platform, catalog, theories }));
  const houseGames = mounted.take(
    createHouseGames({
      ...platform,
      wallet: rounds.studioWallet(HOUSE_STUDIO),
      instantRounds: (drawer) => rounds.instantRounds(HOUSE_STUDIO, drawer),
      playRules: () =>
        soon(market.read("play"), (rules) => ({
          ...rules,
          minRoundMs: platform.config.games.minRoundMs,
        })),
      gameTotals: () => statistics.gameTotals(),
      freeRounds: (player, code) => freeRoundsOf(below, player, code),
      jackpots: below.jackpots,
      stakeLimits: stakeLimitsOf(catalog, HOUSE_STUDIO),
    }),
  );
  launchers[HOUSE_STUDIO] = houseGames;
  const sharedRounds = mounted.take(
    createSharedRounds({
      ...platform,
      players: houseGames.players,
      isChatOpen: async () => (await market.read("switches")).hasLiveChat,
      mayDrawSalt: async () =>
        !platform.config.isProduction || !(await market.read("switches")).needsPublicSalts,
    }),
  );
  resolvers[HOUSE_STUDIO] = resolverOfHouse(houseGames, sharedRounds);
  const rgs = mounted.take(composeRgs(platform, { rounds, houseGames, catalog, market }));
  launchers[RGS_STUDIO] = rgs;
  resolvers[RGS_STUDIO] = rgs;
  const aggregators = mounted.take(createAggregators({ ...platform, rounds, catalog, clientOf }));
  return { rounds, statistics, houseGames, sharedRounds, rgs, aggregators };
}

/** Builds every room on the rooms below it, from the ground up. */
function buildRooms(platform: Platform, mounted: Mounted, books: BooksWatch): Rooms {
  // floor 1
  const ledger = mounted.take(
    createLedger({ ...platform, onMoved: (wallet) => pages.live.moved(wallet) }),
  );
  const market = mounted.take(createMarket(platform));

  // floor 2
  const aboveMembers = (): AboveMembers => ({ compliance, earning, backoffice, pages, freeRounds });
  const members = mounted.take(composeMembers(platform, { ledger, market }, aboveMembers));

  // floor 3
  const aboveCompliance = (): AboveCompliance => ({ ...play, cashier });
  const compliance = mounted.take(
    composeCompliance(platform, { ledger, market, members }, aboveCompliance),
  );
  const notify: Pages["messages"]["notify"] = (...told) => pages.messages.notify(...told);
  const identity = mounted.take(
    composeIdentity(platform, market, (tx, notice) => notify(tx, notice)),
  );
  const siteOf = (host: string) => pages.content.siteOf(host);
  const playCounts = () => play.statistics.playCounts();
  const awayStudios = () => play.rounds.awayStudios();
  const catalog = mounted.take(createCatalog({ ...platform, playCounts, siteOf, awayStudios }));
  const partners = () => play.aggregators.rewards;
  const belowFree = { ledger, market, catalog };
  const freeRounds = mounted.take(composeFreeRounds(platform, belowFree, notify, partners));

  const winnerNames: Pages["messages"]["winnerNames"] = (ids) => pages.messages.winnerNames(ids);
  const jackpots = mounted.take(composeJackpots(platform, belowFree, { notify, winnerNames }));

  const base = { ledger, market, members, compliance, identity, catalog, freeRounds, jackpots };

  // floors 4 and 5
  const bank = composeSandboxPsp(platform);
  const sandboxPsp = bank === null ? null : mounted.take(bank);
  const allowanceOf = (memberId: MemberId) => earning.vip.allowanceOf(memberId);
  const above = (): AboveCashier => ({ ...play, rewards: earning.rewards });
  const askerOf = askersIn({ ...platform, market, members, identity, above });
  const asked = { ...base, allowanceOf, askerOf, stakedBy: stakedIn(above) };
  const cashier = mounted.take(composeCashier(platform, asked));
  const play = composePlay(platform, mounted, { ...base, rewards: () => earning.rewards });
  const below = { ...base, cashier, ...play };
  const earning: Earning = composeEarning(platform, mounted, below, {
    notify,
    winnerNames,
    siteOf,
    hostsOf: (site) => pages.content.office.hostsOf(site),
    hasRiskSignal,
    hasTag,
  });

  // floors 6 and 7
  const pages: Pages = composePages(platform, mounted, { ...below, ...earning, compliance });

  // floor 8
  const outside = { sandboxPsp, sandboxStudio: composeSandboxStudio(platform) };
  const rooms = { ...base, ...below, ...outside, ...earning, ...pages };
  const backoffice = mounted.take(
    createBackoffice({
      ...platform,
      ...rooms,
      books,
      bookChecks: roomBookChecks,
      announce: (line) => void process.stdout.write(`${line}\n`),
    }),
  );
  return { ...rooms, backoffice };
}

export function compose(platform: Platform): House {
  const mounted = new Mounted();
  const books = mounted.take(createBooksWatch({ ...platform, checks: () => bookChecks }));
  const rooms = buildRooms(platform, mounted, books);
  platform.jobs.define(...mounted.jobs);
  const { ledger, members, cashier, rounds, houseGames, backoffice } = rooms;
  const bookChecks = [...roomBookChecks, ...backoffice.bookChecks];
  return {
    rooms,
    routes: mounted.routes,
    plugins: mounted.plugins,
    bookChecks,
    books,
    journal: createJournal({ ...platform, readers: journalReaders }),
    authenticateMember: (token) => members.authenticate(token),
    isSessionRevoked: (sessionId) => members.isSessionRevoked(sessionId),
    authenticateOperator: (context) => backoffice.authenticate(context),
    streamHosts: () => rooms.studio.streamHosts(),
    siteHosts: () => rooms.content.hosts(),
    onInstalled: () => rooms.content.warmUp(),
    installDefaults: async (tx) => {
      await installMarketDefaults(tx);
      await installCatalogDefaults(tx);
      await installCashierDefaults(tx);
      await installContentDefaults(tx);
      await backoffice.installDefaults(tx);
      const keys = platform.secrets.rsaKeys("studio-house")();
      await installRoundsDefaults(tx, { keys, now: platform.clock.now() });
    },
    retireSeeds: async () => ({
      seeds: (await houseGames.retireSeeds()) + (await rooms.wheels.retireSeeds()),
      chains: await rooms.sharedRounds.retireChains(),
    }),
    sealSeeds: async () => {
      const counts = [
        await houseGames.sealSeeds(),
        await rooms.wheels.sealSeeds(),
        await rooms.sharedRounds.sealSeeds(),
      ];
      const count = counts.reduce((sum, one) => sum + one, 0);
      if (count > 0) platform.logger.info({ count }, "Seeds were sealed by the key in use.");
    },
    onStarted: async () => {
      await openMonths(platform, ledger, rounds);
      await cashier.start();
      await houseGames.recoverRounds(0);
      await rooms.rgs.listen();
      await rooms.sandboxStudio?.listen();
      rooms.live.start();
      rooms.seas.start();
      await rooms.studio.start();
    },
    close: async () => {
      rooms.live.stop();
      await rooms.seas.stop();
      await books.close();
      await rooms.affiliates.stop();
      await rooms.integrations.stop();
      await rooms.studio.close();
      await rooms.rgs.close();
      await rooms.sandboxStudio?.close();
      await rooms.sharedRounds.close();
      await houseGames.close();
      await rounds.close();
      await members.close();
      await ledger.close();
    },
  };
}

/** A year ahead: if a lock is in the way right now, the daily jobs try again. */
async function openMonths({ logger }: Platform, ledger: Ledger, rounds: Rounds): Promise<void> {
  try {
    await ledger.openMonths();
    await rounds.openMonths();
  } catch (error) {
    logger.warn({ err: error }, "Months of the journal could not be opened.");
  }
}
