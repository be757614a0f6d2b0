/**
 * `npm run bench:lists`: how many public lists a second the product gives from memory, against the
 * same lists read from the database for each request. Prints one JSON document; it takes less than
 * a minute. docs/performance.md says how to read it.
 */
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { connect } from "../../apps/server/src/platform/database/connect.ts";
import { createHistogram } from "./load/histogram.ts";
import { openConnection } from "./load/http-connection.ts";
import { cpuSecondsOf } from "./measure.ts";
import { rounded, say } from "./say.ts";
import { atEnd, undoAll } from "./undo.ts";
import { startProduct } from "../lib/product.ts";
import { root } from "../lib/root.ts";
import { serverFlags } from "../lib/server-flags.mjs";

const CONNECTIONS = 128;
const WARM_UP_MS = 1_000;
const COUNTED_MS = 4_000;
const FORGOTTEN_AFTER_MS = 5_000;
const GAMES = 500;
const PATH = "/api/games/listsv2?sort=popular&limit=24&lang=pt";
const OK = 200;
const FACTOR_WANTED = 8;
const P99_WANTED_MS = 20;
const noLimits = { RATE_LIMIT_PER_MINUTE: "1000000" };
const readyLine = /ready: (http:\/\/\S+)/;

/** A catalogue of a size that sites have, all of it played this week. */
const moreGames = `
  INSERT INTO catalog.game (id, code, studio, brand, name, game_type, tags, rtp_basis_points,
    volatility, min_bet_centavos, max_bet_centavos, is_featured, position, released_on)
  SELECT 1000 + n, code || '-' || n, studio, brand, name || ' ' || n, game_type, tags,
    rtp_basis_points, volatility, min_bet_centavos, max_bet_centavos, is_featured, 1000 + n,
    released_on
  FROM catalog.game, generate_series(1, ${GAMES}) AS n WHERE id = 1`;
const theirPlays = `
  INSERT INTO statistics.game_day (day, game, plays, stake, win, stake_squares)
  SELECT (now() AT TIME ZONE 'America/Sao_Paulo')::date - d, studio || '/' || code,
    id * 7 + d, 100, 90, 10000
  FROM catalog.game, generate_series(0, 6) AS d WHERE id > 1000`;

interface Side {
  readonly url: string;
  /** Of all that works for an answer: the server and the database. */
  readonly pids: readonly number[];
}

async function startBySql(databaseUrl: string): Promise<{ url: string; pid: number }> {
  const file = join(root, "tools/bench/lists-by-sql.ts");
  const child = spawn(process.execPath, [...serverFlags, file], {
    cwd: root,
    env: { ...process.env, ...noLimits, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  atEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const found = readyLine.exec(chunk.toString())?.[1];
      if (found !== undefined) resolve({ url: found, pid: child.pid ?? 0 });
    });
    child.once("close", () => reject(new Error("The server without memory did not start.")));
  });
}

/** A closed loop on all connections: each asks again when it is answered. */
async function load({ url, pids }: Side, encoding: "br" | "identity") {
  const { hostname: host, port } = new URL(url);
  const head = [`GET ${PATH} HTTP/1.1`, `host: ${host}:${port}`, `accept-encoding: ${encoding}`];
  const request = Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1");
  const histogram = createHistogram();
  const countedFromMs = performance.now() + WARM_UP_MS;
  const endMs = countedFromMs + COUNTED_MS;
  const cpuSeconds = () => pids.reduce((sum, pid) => sum + (cpuSecondsOf(pid) ?? Number.NaN), 0);
  const before = cpuSeconds();
  let errors = 0;
  let answers = 0;
  const ask = async (): Promise<void> => {
    const done = Promise.withResolvers<void>();
    let sentMs = 0;
    const next = (isFine: boolean): void => {
      const nowMs = performance.now();
      answers += 1;
      if (!isFine) errors += 1;
      else if (sentMs >= countedFromMs && nowMs <= endMs) histogram.add(nowMs - sentMs);
      if (nowMs >= endMs) {
        connection.close();
        done.resolve();
        return;
      }
      sentMs = nowMs;
      connection.send(request, false);
    };
    const connection = openConnection(
      { host, port: Number(port) },
      { answered: (status) => next(status === OK), failed: () => next(false) },
    );
    sentMs = performance.now();
    connection.send(request, false);
    await done.promise;
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const perSecond = rounded(histogram.count() / (COUNTED_MS / 1_000), 0);
  return {
    encoding,
    requests_per_second: perSecond,
    ...histogram.percentiles(),
    cpu_us_per_request: rounded(((cpuSeconds() - before) * 1_000_000) / answers, 0),
    errors,
  };
}

const dataOf = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}${PATH}`);
  const { data } = (await answer.json()) as { data: unknown };
  return JSON.stringify(data);
};

async function measure() {
  const dataDir = mkdtempSync(join(tmpdir(), "tucano-bench-lists-"));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  atEnd(() => postgres.stop());
  const databaseUrl = postgres.url();
  say("Starting both servers …");
  const product = await startProduct({ ...noLimits, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  atEnd(() => product.stop());
  const owner = connect({ url: databaseUrl, poolSize: 1, login: null });
  atEnd(() => owner.close());
  for (const text of [moreGames, theirPlays, "ANALYZE"]) await owner.pool.query(text);
  const withoutMemory = await startBySql(databaseUrl);
  // The catalogue that the product had in memory when it started is forgotten by then.
  await new Promise((resolve) => setTimeout(resolve, FORGOTTEN_AFTER_MS));
  const wanted = await dataOf(withoutMemory.url);
  if ((await dataOf(product.url)) !== wanted) throw new Error("The two answers differ.");
  say("By SQL for each request …");
  const sql: Side = { url: withoutMemory.url, pids: [withoutMemory.pid, postgres.pid] };
  const bySql = [await load(sql, "identity"), await load(sql, "br")];
  say("From memory …");
  const memory: Side = { url: product.url, pids: [product.pid, postgres.pid] };
  const kept = [await load(memory, "identity"), await load(memory, "br")];
  return { bytes: Buffer.byteLength(wanted), bySql, kept };
}

async function main(): Promise<void> {
  const { bytes, bySql, kept } = await measure();
  const [plain, packed] = kept.map((one, index) =>
    rounded(one.requests_per_second / Math.max(1, bySql[index]?.requests_per_second ?? 0), 1),
  );
  const cpuFactors = kept.map((one, index) =>
    rounded((bySql[index]?.cpu_us_per_request ?? Number.NaN) / one.cpu_us_per_request, 1),
  );
  const p99 = Math.max(...kept.map(({ p99_ms }) => p99_ms ?? Infinity));
  const isGood = Math.min(plain ?? 0, packed ?? 0) >= FACTOR_WANTED && p99 <= P99_WANTED_MS;
  const document = {
    cores: availableParallelism(),
    connections: CONNECTIONS,
    games: GAMES,
    answer_bytes: bytes,
    by_sql: bySql,
    from_memory: kept,
    factor: { identity: plain, br: packed, wanted: FACTOR_WANTED },
    /** Processor time of server and database: it means something on a busy machine, too. */
    cpu_factor: { identity: cpuFactors[0], br: cpuFactors[1] },
    p99_ms: { worst: p99, wanted: P99_WANTED_MS },
    is_good: isGood,
  };
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  process.exitCode = isGood ? 0 : 1;
}

try {
  await main();
} finally {
  await undoAll();
}
