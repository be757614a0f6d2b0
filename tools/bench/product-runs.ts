/** The runs on a server that is up: what was measured, and what it cost. */
import type { EmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import type { Product } from "../lib/product.ts";
import { playersOf } from "./load/launches.ts";
import { type LoadOrder, type LoadResult, type Players, playRounds } from "./load/load.ts";
import {
  type Batches,
  batchesOf,
  batchSizeBetween,
  cpuSecondsOf,
  heapMbOf,
  readMetrics,
  residentMbOf,
} from "./measure.ts";
import type { Options } from "./options.ts";
import { rounded, say } from "./say.ts";

export interface Bench {
  readonly options: Options;
  readonly players: Players;
  readonly product: Product;
  readonly postgres: EmbeddedPostgres;
}

/** The names of the JSON document. */
export interface Measured extends LoadResult {
  readonly average_batch: number | null;
  readonly server_cpu_seconds: number | null;
  readonly postgres_cpu_seconds: number | null;
  readonly server_cpu_us_per_round: number | null;
  readonly postgres_cpu_us_per_round: number | null;
}

const WARM_UP_CONNECTIONS = 256;
const WARM_UP_SECONDS_MAX = 60;
/** After the lap, for the server's code alone. */
const WARM_UP_AFTER = { connections: 128, seconds: 2, perSecond: null };
const PAIR_SECONDS_MAX = 3;
const SOAK_OF_PEAK = 0.7;
const SAMPLED_EVERY_MS = 5_000;
const SETTLED_AFTER_SECONDS = 60;

type Load = Pick<LoadOrder, "connections" | "seconds" | "perSecond" | "roundsMax">;

/** After a pause, so that those who played last in an earlier run have rested. */
async function play(bench: Bench, players: Players, load: Load): Promise<Measured> {
  await new Promise((resolve) => setTimeout(resolve, players.minRoundMs));
  const { product, postgres } = bench;
  const cpu = () => ({ server: cpuSecondsOf(product.pid), postgres: cpuSecondsOf(postgres.pid) });
  let before = cpu();
  let batches: Promise<Batches | null> = Promise.resolve(null);
  const readBatches = async () => batchesOf(await readMetrics(product.url));
  const result = await playRounds({ ...players, ...load, url: product.url }, () => {
    before = cpu();
    batches = readBatches();
  });
  const after = cpu();
  const server = difference(before.server, after.server);
  const database = difference(before.postgres, after.postgres);
  return {
    ...result,
    average_batch: batchSizeBetween(await batches, await readBatches()),
    server_cpu_seconds: server,
    postgres_cpu_seconds: database,
    server_cpu_us_per_round: perRound(server, result),
    postgres_cpu_us_per_round: perRound(database, result),
  };
}

function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : rounded(after - before, 2);
}

function perRound(seconds: number | null, { rounds }: LoadResult): number | null {
  return seconds === null || rounds === 0 ? null : rounded((seconds * 1_000_000) / rounds, 1);
}

function errorsOf({ errors }: LoadResult): string {
  const all = Object.entries(errors).map(([code, count]) => `${count} × ${code}`);
  return all.length === 0 ? "" : `, errors: ${all.join(", ")}`;
}

/**
 * Everybody plays one round, in bounded time: a server that has only just started knows nobody yet,
 * and whoever plays has mostly played before.
 */
export async function warmUp(bench: Bench): Promise<void> {
  const startedMs = performance.now();
  const { players, options } = bench;
  const lap = await play(bench, players, {
    connections: Math.min(WARM_UP_CONNECTIONS, Math.max(...options.connections)),
    seconds: WARM_UP_SECONDS_MAX,
    perSecond: null,
    roundsMax: players.tokens.length,
  });
  const seconds = rounded((performance.now() - startedMs) / 1_000, 0);
  await play(bench, players, WARM_UP_AFTER);
  const { server_cpu_us_per_round: server, postgres_cpu_us_per_round: database } = lap;
  say(`  warm after ${lap.rounds} rounds and ${seconds} s${errorsOf(lap)};`);
  say(`  a first round took the server ${server} µs and the database ${database} µs`);
}

export async function runAt(bench: Bench, connections: number): Promise<Measured> {
  const { options, players } = bench;
  const chosen =
    options.spread === "one" ? playersOf(players, "one", players.tokens.length) : players;
  const load = { connections, seconds: options.seconds, perSecond: null };
  const run = await play(bench, chosen, load);
  say(`  ${connections} connections: ${run.rounds_per_second} rounds a second${errorsOf(run)}`);
  return run;
}

/** All bets on one game against bets on all games: in turns, so that a drift touches both. */
export async function runPair(bench: Bench) {
  const { players, options } = bench;
  const connections = Math.max(...options.connections);
  const seconds = Math.min(options.seconds, PAIR_SECONDS_MAX);
  const count = players.games.filter((game) => game === 0).length;
  const rates: Record<"one" | "all", number[]> = { one: [], all: [] };
  for (const spread of ["all", "one", "one", "all"] as const) {
    const chosen = playersOf(players, spread, count);
    const run = await play(bench, chosen, { connections, seconds, perSecond: null });
    rates[spread].push(run.rounds_per_second);
    say(`  ${spread}: ${run.rounds_per_second} rounds a second${errorsOf(run)}`);
  }
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
  const all = sum(rates.all);
  return { rates, ratio: all === 0 ? null : rounded(sum(rates.one) / all, 3) };
}

/** Rounds that begin at half of the peak, whether the server keeps up or not. */
export async function runHalf(bench: Bench, peak: number) {
  const { options, players } = bench;
  const connections = Math.max(...options.connections);
  const perSecond = Math.max(1, Math.floor(peak / 2));
  const run = await play(bench, players, { connections, seconds: options.seconds, perSecond });
  say(`  ${perSecond} a second: p99 ${run.p99_ms} ms${errorsOf(run)}`);
  return { begun_per_second: perSecond, ...run };
}

interface MemorySample {
  readonly second: number;
  readonly rss_mb: number | null;
  readonly heap_mb: number | null;
}

/** A constant rate for a long time, and whether the server's memory stays where it was. */
export async function runSoak(bench: Bench, peak: number, seconds: number) {
  const { options, players, product } = bench;
  const connections = Math.max(...options.connections);
  const perSecond = Math.max(1, Math.floor(peak * SOAK_OF_PEAK));
  const samples: MemorySample[] = [];
  const startedMs = performance.now();
  const sample = async (): Promise<void> => {
    const second = rounded((performance.now() - startedMs) / 1_000, 0);
    const heap_mb = heapMbOf(await readMetrics(product.url));
    samples.push({ second, rss_mb: residentMbOf(product.pid), heap_mb });
    if (samples.length % 12 === 0) say(`  ${second} s: ${JSON.stringify(samples.at(-1))}`);
  };
  const clock = setInterval(() => void sample(), SAMPLED_EVERY_MS);
  const run = await play(bench, players, { connections, seconds, perSecond });
  clearInterval(clock);
  return { begun_per_second: perSecond, ...run, ...memoryOf(samples), memory_samples: samples };
}

function memoryOf(samples: readonly MemorySample[]) {
  const settled = samples.flatMap(({ second, rss_mb: mb }) =>
    mb !== null && second >= SETTLED_AFTER_SECONDS ? [{ second, mb }] : [],
  );
  const first = settled[0]?.mb ?? null;
  if (first === null) return { rss_mb_after_first_minute: null, max_deviation_percent: null };
  const percent = (mb: number): number => Math.abs(mb / first - 1) * 100;
  return {
    rss_mb_after_first_minute: first,
    max_deviation_percent: rounded(Math.max(...settled.map(({ mb }) => percent(mb))), 1),
  };
}
