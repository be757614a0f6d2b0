/** The room alone on a database of its own, with purses in memory that can be made to fail. */
import { randomUUID } from "node:crypto";
import { bls12_381 as curve } from "@noble/curves/bls12-381.js";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type {
  BetRequest,
  RollbackRequest,
  StudioStatus,
  StudioWallet,
  WinRequest,
} from "@tucano/contract/studios/studio-wallet.ts";
import { fairnessChains, tableHistory } from "@tucano/contract/player/games/shared-tables.ts";
import { vooDoTucano } from "@tucano/game-math/games/voo-do-tucano/table.ts";
import type { SharedGame } from "@tucano/game-math/shared/index.ts";
import { roletaAoVivo } from "@tucano/game-math/games/roleta-ao-vivo/table.ts";
import { ligaTucano } from "@tucano/game-math/games/liga-tucano/table.ts";
import { type AdjustableClock, createAdjustableClock } from "../../platform/clock.ts";
import { createLogger } from "../../platform/logger.ts";
import { createMetrics, type Metrics } from "../../platform/metrics.ts";
import { limitsWith } from "../../platform/http/requests/shared-rate-limit.ts";
import { createNotices } from "../../platform/database/notices.ts";
import { systemRandom } from "../../platform/random.ts";
import type { Db } from "../../platform/database/types.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import type { Route } from "../../platform/http/types.ts";
import { type Calls, withCalls } from "../../testing/ask-route.ts";
import { testSeedBox } from "../../testing/seed-box.ts";
import { createSharedRounds, type SharedRounds } from "../index.ts";
import { quicknet, signedFor } from "../chains/public-event.ts";
import { findLatestRound } from "../repository.ts";
import type { PlayMode, TableBet, TableSession } from "../types.ts";

const START_UNITS = 100_000_000;

export interface Purses extends StudioWallet {
  balanceOf(player: string): number;
  /** The wallet cannot be reached: before anything happened, or only its answer is lost. */
  away: "before" | "after" | null;
  /** Of which calls; null: of all. */
  awayFor: "bet" | "win" | "rollback" | null;
}

type Step = "bet" | "win" | "rollback";

export function createPurses(): Purses {
  const balances = new Map<string, number>();
  const known = new Map<string, { status: StudioStatus; amount: number }>();
  const undone = new Set<string>();
  const balanceOf = (player: string) => balances.get(player) ?? START_UNITS;
  const move = (
    step: Step,
    request: { user: string; transaction_uuid: string },
    change: () => { status: StudioStatus; amount: number },
  ) => {
    const isAway = purses.away !== null && (purses.awayFor ?? step) === step;
    if (isAway && purses.away === "before") return Promise.reject(new Error("no wallet"));
    const { user, transaction_uuid: uuid } = request;
    if (!known.has(uuid)) {
      const done = change();
      known.set(uuid, done);
      balances.set(user, balanceOf(user) + done.amount);
    }
    if (isAway) return Promise.reject(new Error("the answer was lost"));
    const status = known.get(uuid)?.status ?? "RS_ERROR_UNKNOWN";
    return Promise.resolve({ status, balance: balanceOf(user) });
  };
  const purses: Purses = {
    away: null,
    awayFor: null,
    balanceOf,
    userInfo: () => Promise.resolve({ status: "RS_OK" }),
    balance: (request) => {
      const { user } = request as { user: string };
      return Promise.resolve({ status: "RS_OK", balance: balanceOf(user) });
    },
    bet: (request) => {
      const bet = request as BetRequest;
      return move("bet", bet, () => {
        if (undone.has(bet.transaction_uuid)) {
          return { status: "RS_ERROR_TRANSACTION_ROLLED_BACK", amount: 0 };
        }
        const isEnough = balanceOf(bet.user) >= bet.amount;
        return isEnough
          ? { status: "RS_OK", amount: -bet.amount }
          : { status: "RS_ERROR_NOT_ENOUGH_MONEY", amount: 0 };
      });
    },
    win: (request) => {
      const win = request as WinRequest;
      return move("win", win, () => ({ status: "RS_OK", amount: win.amount }));
    },
    rollback: (request) => {
      const back = request as RollbackRequest;
      return move("rollback", back, () => {
        undone.add(back.reference_transaction_uuid);
        const amount = -(known.get(back.reference_transaction_uuid)?.amount ?? 0);
        return { status: "RS_OK", amount };
      });
    },
  };
  return purses;
}

type Tables = SharedRounds & { readonly routes: readonly Route[] } & Calls<{
    tableHistory: typeof tableHistory;
    fairnessChains: typeof fairnessChains;
  }>;

export interface Bench {
  readonly tables: Tables;
  readonly database: TestDatabase;
  readonly clock: AdjustableClock;
  readonly purses: Purses;
  /** May the house draw a salt itself? */
  readonly salts: { mayDraw: boolean };
  /** What this house's beacon signs when the event happens. */
  signatureOf(event: string): string;
  /** Another process on the same database; or this one, started again. */
  another(metrics?: Metrics): Tables;
  session(game: string, options?: { player?: string; mode?: PlayMode }): TableSession;
  close(): Promise<void>;
}

const firstTables = [
  vooDoTucano,
  roletaAoVivo,
  ligaTucano,
] as readonly unknown[] as readonly SharedGame[];

export async function openBench(games: readonly SharedGame[] = firstTables): Promise<Bench> {
  const database = await openTestDatabase(8);
  const clock = createAdjustableClock(new Date("2026-11-20T12:00:00Z"));
  const purses = createPurses();
  const logger = createLogger("silent");
  const sessions = new Map<string, TableSession>();
  const opened: SharedRounds[] = [];
  const salts = { mayDraw: true };
  const signing = curve.shortSignatures;
  const beaconKey = curve.utils.randomSecretKey();
  const publicKey = signing.getPublicKey(beaconKey).toHex();
  const another = (metrics = createMetrics()) => {
    const room = createSharedRounds({
      db: database.db,
      databaseUrl: database.url,
      clock,
      random: systemRandom,
      seedBox: testSeedBox,
      logger,
      metrics,
      notices: createNotices({ url: database.url, logger, metrics }),
      config: { http: { rateLimitPerMinute: 10_000, publicUrl: "" } as never },
      limitsOf: limitsWith(null),
      players: {
        find: (token) => Promise.resolve(sessions.get(token) ?? null),
        startDemo: (game) => Promise.resolve(session(game, { mode: "demo" })),
        wallet: () => purses,
      },
      isChatOpen: () => true,
      mayDrawSalt: () => salts.mayDraw,
      beacon: { ...quicknet, publicKey },
      games,
    });
    const calls = withCalls(room, { tableHistory, fairnessChains });
    const made = { ...calls, routes: room.routes ?? [] };
    opened.push(made);
    return made;
  };
  const session: Bench["session"] = (game, { player, mode = "real" } = {}) => {
    const made: TableSession = {
      token: `token-${randomUUID()}`,
      player: player ?? `p_${randomUUID()}`,
      game,
      mode,
      language: "pt",
    };
    sessions.set(made.token, made);
    return made;
  };
  return {
    tables: another(),
    database,
    clock,
    purses,
    salts,
    signatureOf: (event) => signing.sign(signedFor(event), beaconKey).toHex(),
    another,
    session,
    close: async () => {
      for (const each of opened) await each.close();
      await database.close();
    },
  };
}

export async function bet(
  tables: SharedRounds,
  session: TableSession,
  wish: {
    roundId: string;
    unit?: Centavos;
    choice?: unknown;
    betKey?: string;
    clientSeed?: string;
  },
): Promise<TableBet> {
  const { betKey = randomUUID(), unit = toCentavos(500), choice = {} } = wish;
  const clientSeed = wish.clientSeed ?? randomUUID();
  return (await tables.placeBet(session, { ...wish, betKey, unit, choice, clientSeed })).bet;
}

/** The table's round as the database has it; null: there was none. */
export const latestRound = (db: Db, game: string) => findLatestRound(db, game);
