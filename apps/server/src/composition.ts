/**
 * Builds every room once, bottom to top, by plain factory calls. A room gets the rooms below it by
 * argument; what a lower room needs of a higher one, it gets as a port it declared itself.
 */
import type { FastifyPluginAsync } from "fastify";
import {
  type Catalog, catalogRoutes, createCatalog, HOUSE_STUDIO, installCatalogDefaults,
} from "./catalog/index.ts";
import {
  createHouseGames, defineHouseGamesJobs, type HouseGames, houseGamesRoutes,
} from "./house-games/index.ts";
import { contentRoutes, createContent, installContentDefaults } from "./content/index.ts";
import { createLedger, defineLedgerJobs, type Ledger } from "./ledger/index.ts";
import { createMembers, type Members, membersRoutes } from "./members/index.ts";
import type { Platform } from "./platform/context.ts";
import type { Tx } from "./platform/database/types.ts";
import type { MemberIdentity, OperatorIdentity, RequestContext, Route } from "./platform/http/types.ts";
import {
  createRounds, installRoundsDefaults, type RoundResolver, type Rounds, roundsRoutes,
  type StudioLauncher,
} from "./rounds/index.ts";

/** The rooms, for tests and for the commands of the repository. */
export interface Rooms {
  readonly ledger: Ledger;
  readonly members: Members;
  readonly catalog: Catalog;
  readonly rounds: Rounds;
  readonly houseGames: HouseGames;
  readonly [room: string]: unknown;
}

export interface House {
  readonly rooms: Rooms;
  readonly routes: readonly Route[];
  readonly plugins: readonly FastifyPluginAsync[];
  authenticateMember(token: string): Promise<MemberIdentity | "revoked" | null>;
  authenticateOperator(context: RequestContext): Promise<OperatorIdentity | null>;
  /** Reference data that a fresh database needs: languages, games, payment methods. Idempotent. */
  installDefaults(tx: Tx): Promise<void>;
  /** After listening: recovery of what an earlier run left unfinished. */
  onStarted(): Promise<void>;
  close(): Promise<void>;
}

export function compose(platform: Platform): House {
  // floor 1
  const ledger = createLedger(platform);
  defineLedgerJobs(platform.jobs, ledger);

  // floor 2
  const members = createMembers({ ...platform, ledger });

  // floor 3
  const catalog = createCatalog({ ...platform, playCounts: () => rounds.playCounts() });

  // floor 4
  // Studios that run in this process, filled in by the floor above.
  const launchers: Record<string, StudioLauncher> = {};
  const resolvers: Record<string, RoundResolver> = {};
  const rounds = createRounds({
    ...platform, ledger, catalog, launchers, resolvers,
    findMember: (memberId) => members.find(memberId),
  });

  // floor 5
  const houseGames = createHouseGames({ ...platform, wallet: rounds.studioWallet(HOUSE_STUDIO) });
  launchers[HOUSE_STUDIO] = houseGames;
  resolvers[HOUSE_STUDIO] = houseGames;
  defineHouseGamesJobs(platform.jobs, houseGames);

  // floor 6
  const content = createContent(platform);

  // floor 7

  return {
    rooms: { ledger, members, catalog, rounds, houseGames, content },
    routes: [
      ...membersRoutes(members), ...catalogRoutes(catalog), ...roundsRoutes(rounds),
      ...houseGamesRoutes(houseGames), ...contentRoutes(content),
    ],
    plugins: [rounds.plugin],
    authenticateMember: (token) => members.authenticate(token),
    authenticateOperator: () => Promise.resolve(null),
    installDefaults: async (tx) => {
      await installCatalogDefaults(tx);
      await installContentDefaults(tx);
      const { publicKey } = platform.secrets.rsaKeyPair("studio-house");
      await installRoundsDefaults(tx, { houseKey: publicKey, now: platform.clock.now() });
    },
    onStarted: async () => void (await houseGames.recoverRounds(0)),
    close: () => ledger.close(),
  };
}
