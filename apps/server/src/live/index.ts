/**
 * The door of live messages: the topics `me` (a member's balance, orders and notices),
 * `winners`, and the rounds of shared tables (`crash`, `sports`, `table:<code>`). It follows what
 * other rooms do and keeps nothing; see docs/adr/0017-realtime.md for
 * how a change in one process reaches a player who is connected to another.
 */
import type { LiveWinner } from "@tucano/contract/player/site/live.ts";
import type { Ledger, Wallet } from "../ledger/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Logger } from "../platform/logger.ts";
import type { Notices } from "../platform/database/notices.ts";
import { repeat } from "../platform/repeat.ts";
import type { Room } from "../platform/room.ts";
import type { Realtime } from "../platform/realtime/index.ts";
import { followBalances, type RebatesOf } from "./balances.ts";
import { tellOrders } from "./orders.ts";
import { type Tables, tellTables } from "./tables.ts";
import { followWinners } from "./winners.ts";

export interface LiveDeps {
  readonly realtime: Realtime;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ledger: Pick<Ledger, "readWallets">;
  readonly rebatesOf: RebatesOf;
  /** The latest real wins as everybody may read them, the newest first; kept for some seconds. */
  readonly latestWinners: () => Promise<readonly LiveWinner[]>;
  readonly tables: Tables;
}

export interface Live {
  /** A movement was committed in this process. */
  moved(wallet: Wallet): void;
  /** From when the server listens until it closes. */
  start(): void;
  stop(): void;
}

/** How late a member hears of what another process moved. */
const BALANCES_EVERY_MS = 1_000;
const WINNERS_EVERY_MS = 3_000;

export function createLive(deps: LiveDeps): Room<Live> {
  const { logger } = deps;
  const balances = followBalances(deps);
  const winners = followWinners(deps);
  tellOrders(deps);
  tellTables(deps);
  const following = { logger, trouble: "Live changes could not be followed." };
  const repeated = [
    repeat({ ...following, everyMs: BALANCES_EVERY_MS, run: () => balances.look() }),
    repeat({ ...following, everyMs: WINNERS_EVERY_MS, run: () => winners.look() }),
  ];
  return {
    api: {
      moved: (wallet) => balances.moved(wallet),
      start: () => repeated.forEach((one) => one.start()),
      stop: () => repeated.forEach((one) => one.stop()),
    },
  };
}
