/** The room alone on a database of its own, with a wallet that can be made to fail. */
import { randomUUID } from "node:crypto";
import type { OpenContext } from "../../platform/http/types.ts";
import { type AdjustableClock, createAdjustableClock } from "../../platform/clock.ts";
import { createLogger } from "../../platform/logger.ts";
import { type Random, systemRandom } from "../../platform/random.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { createHouseGames, type HouseGames } from "../index.ts";
import { createFakeWallet, type FakeWallet } from "./fake-wallet.ts";
import { playRules } from "./play-rules.ts";

export interface Bench {
  readonly games: HouseGames;
  readonly wallet: FakeWallet;
  readonly clock: AdjustableClock;
  readonly database: TestDatabase;
  /** A server started anew on the same database, as after a crash. */
  restart(): HouseGames;
  close(): Promise<void>;
}

export const START_UNITS = 100_000_000;

interface BenchOptions {
  readonly minRoundMs?: number;
  /** Shared by tests that look at nothing but their own players; it outlives the bench. */
  readonly shared?: TestDatabase;
  readonly random?: Random;
}

export async function openBench(options: BenchOptions = {}): Promise<Bench> {
  const { minRoundMs = 0, shared, random = systemRandom } = options;
  const database = shared ?? (await openTestDatabase(4));
  const clock = createAdjustableClock(new Date("2026-11-20T12:00:00Z"));
  const wallet = createFakeWallet(START_UNITS);
  const restart = () =>
    createHouseGames({
      db: database.db,
      clock,
      random,
      logger: createLogger("silent"),
      wallet,
      playRules,
      gameTotals: () => Promise.resolve(new Map()),
      config: { games: { minRoundMs } },
    });
  const close = () => (shared === undefined ? database.close() : Promise.resolve());
  return { games: restart(), wallet, clock, database, restart, close };
}

let lastPlayer = 0;

/** A new player with Onça Dourada open: the token. */
export async function launch(
  bench: Bench,
  options: { game?: string; user?: string } = {},
): Promise<string> {
  lastPlayer += 1;
  const token = `token-of-test-player-${lastPlayer}`;
  const url = await bench.games.launchUrl({
    mode: "real",
    user: options.user ?? `p_${100_000_000 + lastPlayer}`,
    token,
    gameCode: options.game ?? "onca-dourada",
    lang: "pt",
    lobbyUrl: "/",
    ip: "127.0.0.1",
    platform: "GPL_MOBILE",
  });
  return new URLSearchParams(url.split("#")[1]).get("token") ?? "";
}

export function wish(stake = 100, key: string = randomUUID()) {
  return { stake: toCentavos(stake), round_key: key };
}

export function asking(bearer: string | null): OpenContext {
  return {
    requestId: "r",
    lang: "en",
    host: "localhost",
    ip: "127.0.0.1",
    isOnThisMachine: true,
    userAgent: "",
    idempotencyKey: null,
    bearer,
    cookies: {},
    takeFile: () => {
      throw new Error("Games take no files.");
    },
    setCookie: () => undefined,
    clearCookie: () => undefined,
    member: null,
  };
}
