/** The room alone on a database of its own, with a wallet that can be made to fail. */
import { randomUUID } from "node:crypto";
import { type AdjustableClock, createAdjustableClock } from "../../platform/clock.ts";
import { createLogger } from "../../platform/logger.ts";
import { type Random, systemRandom } from "../../platform/random.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { withCalls } from "../../testing/ask-route.ts";
import { testSeedBox } from "../../testing/seed-box.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import * as contract from "@tucano/contract/player/games/house-games.ts";
import type { Room } from "../../platform/room.ts";
import { createHouseGames, type HouseGames } from "../index.ts";
import { createFakeWallet, type FakeWallet } from "./fake-wallet.ts";
import { playRules } from "./play-rules.ts";

/** The room as clients and as other rooms see it. */
export const playable = (room: Room<HouseGames>) => ({
  routes: room.routes ?? [],
  ...withCalls(room, {
    openGame: contract.openGame,
    spin: contract.spin,
    beginRound: contract.beginRound,
    actInRound: contract.actInRound,
    markShown: contract.markShown,
    rotateSeed: contract.rotateSeed,
    setClientSeed: contract.setClientSeed,
    playHistory: contract.playHistory,
    replayRound: contract.replayRound,
    fairnessGames: contract.fairnessGames,
  }),
});

export type Games = ReturnType<typeof playable>;

export interface Bench {
  readonly games: Games;
  readonly wallet: FakeWallet;
  readonly clock: AdjustableClock;
  readonly database: TestDatabase;
  /** A server restarted on the same database, as after a crash. */
  restart(): Games;
  close(): Promise<void>;
}

export const START_UNITS = 100_000_000;

interface BenchOptions {
  readonly minRoundMs?: number;
  /** Shared by tests that look only at their own players, and kept after the bench is closed. */
  readonly shared?: TestDatabase;
  readonly random?: Random;
}

export async function openBench(options: BenchOptions = {}): Promise<Bench> {
  const { minRoundMs = 0, shared, random = systemRandom } = options;
  const database = shared ?? (await openTestDatabase(4));
  const clock = createAdjustableClock(new Date("2026-11-20T12:00:00Z"));
  const wallet = createFakeWallet(START_UNITS);
  const restart = () =>
    playable(
      createHouseGames({
        db: database.db,
        clock,
        random,
        seedBox: testSeedBox,
        logger: createLogger("silent"),
        wallet,
        playRules: () => playRules(minRoundMs),
        gameTotals: () => Promise.resolve(new Map()),
      }),
    );
  const close = () => (shared === undefined ? database.close() : Promise.resolve());
  return { games: restart(), wallet, clock, database, restart, close };
}

let lastPlayer = 0;

/** Games that a token has open. */
const gameOf = new Map<string, string>();

/** As a browser does it: a client seed for what the house is committed to, where there is none. */
export async function sitDown(games: Games, token: string, game: string): Promise<void> {
  gameOf.set(token, game);
  const { fairness } = await games.openGame({ game }, token);
  if (fairness.client_seed !== null) return;
  const choice = { client_seed: "a-seed-of-tests", commitment: fairness.commitment };
  await games.setClientSeed(choice, token);
}

/** A demo with its client seed chosen: what opening it answered. */
export async function openDemo(games: Games, game: string) {
  const opened = await games.openGame({ game }, null);
  const token = opened.session_token ?? "";
  await sitDown(games, token, game);
  return { ...opened, token };
}

export async function seedsOf(games: Games, token: string) {
  const game = gameOf.get(token) ?? "onca-dourada";
  return (await games.openGame({ game }, token)).fairness;
}

export async function turnSeed(games: Games, token: string, clientSeed = "another-of-tests") {
  const { next_commitment } = await seedsOf(games, token);
  return games.rotateSeed({ client_seed: clientSeed, next_commitment }, token);
}

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
    siteUrl: "https://tucano.example",
    platform: "GPL_MOBILE",
  });
  const launched = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await sitDown(bench.games, launched, options.game ?? "onca-dourada");
  return launched;
}

export function wish(stake = 100, key: string = randomUUID()) {
  return { stake: toCentavos(stake), round_key: key };
}
