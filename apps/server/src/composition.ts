/**
 * Builds every room once, bottom to top, by plain factory calls. A room gets the rooms below it by
 * argument; what a lower room needs of a higher one, it gets as a port it declared itself.
 */
import type { FastifyPluginAsync } from "fastify";
import { createLedger, defineLedgerJobs, type Ledger } from "./ledger/index.ts";
import { createMembers, type Members, membersRoutes } from "./members/index.ts";
import type { Platform } from "./platform/context.ts";
import type { Tx } from "./platform/database/types.ts";
import type { MemberIdentity, OperatorIdentity, RequestContext, Route } from "./platform/http/types.ts";

/** The rooms, for tests and for the commands of the repository. */
export interface Rooms {
  readonly ledger: Ledger;
  readonly members: Members;
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

  // floor 4

  // floor 5

  // floor 6

  // floor 7

  return {
    rooms: { ledger, members },
    routes: [...membersRoutes(members)],
    plugins: [],
    authenticateMember: (token) => members.authenticate(token),
    authenticateOperator: () => Promise.resolve(null),
    installDefaults: () => Promise.resolve(),
    onStarted: () => Promise.resolve(),
    close: () => ledger.close(),
  };
}
