/**
 * `npm run bench:tables`: so many players at one flight, connected to one process. Measures how
 * evenly the ticks arrive and prints one JSON document. Bounded in time.
 */
import { performance } from "node:perf_hooks";
import { openTable, TABLES_PATH, TICK_MS } from "@tucano/contract/player/games/shared-tables.ts";
import { atEnd, undoAll } from "./undo.ts";
import { rounded, say } from "./say.ts";
import { startProduct } from "../lib/product.ts";

const GAME = "voo-do-tucano";
const PLAYERS = Number(process.argv[2] ?? 2_000);
const MEASURE_MS = Number(process.argv[3] ?? 25_000);
const AT_ONCE = 50;
/** Several windows of one player are allowed; each demo serves so many lines. */
const LINES_PER_DEMO = 5;

async function openDemo(url: string): Promise<string> {
  const answer = await fetch(url + openTable.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: GAME }),
  });
  const envelope = (await answer.json()) as { data: { session_token: string | null } };
  if (envelope.data.session_token === null) throw new Error("No demo was started.");
  return envelope.data.session_token;
}

interface Measured {
  readonly offsets: number[];
  lost: number;
}

function connectLine(url: string, token: string, measured: Measured): Promise<WebSocket> {
  const socket = new WebSocket(url.replace(/^http/, "ws") + TABLES_PATH);
  let lastAtMs = 0;
  let lastMs = 0;
  socket.addEventListener("close", () => (measured.lost += 1));
  socket.addEventListener("message", (event) => {
    const text = String(event.data);
    // A new round: what comes next belongs to another flight.
    if (text.startsWith('{"type":"round"')) lastMs = Number.POSITIVE_INFINITY;
    if (!text.startsWith('{"type":"tick"')) return;
    const { ms } = JSON.parse(text) as { ms: number };
    const atMs = performance.now();
    // Between two ticks of one flight: what passed here against what passed there.
    if (ms > lastMs && ms - lastMs < 3 * TICK_MS) {
      measured.offsets.push(Math.abs(atMs - lastAtMs - (ms - lastMs)));
    }
    lastAtMs = atMs;
    lastMs = ms;
  });
  return new Promise((resolve, reject) => {
    socket.addEventListener("error", () => reject(new Error("A line could not be opened.")));
    socket.addEventListener("open", () => {
      socket.send(JSON.stringify({ type: "hello", token, game: GAME, lang: "pt" }));
      resolve(socket);
    });
  });
}

function quantile(sorted: readonly number[], part: number): number {
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0, 2);
}

async function run(): Promise<void> {
  const limit = String(PLAYERS * 10);
  const product = await startProduct({ RATE_LIMIT_PER_MINUTE: limit, CAPTCHA: "off" });
  atEnd(() => product.stop());
  say(`The server runs at ${product.url}.`);
  const measured: Measured = { offsets: [], lost: 0 };
  const sockets: WebSocket[] = [];
  atEnd(() => {
    for (const socket of sockets) socket.close();
  });
  const tokens: string[] = [];
  for (let count = 0; count * LINES_PER_DEMO < PLAYERS; count += 1) {
    tokens.push(await openDemo(product.url));
  }
  for (let from = 0; from < PLAYERS; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, PLAYERS - from) }, (_, index) =>
      connectLine(product.url, tokens[Math.floor((from + index) / LINES_PER_DEMO)] ?? "", measured),
    );
    sockets.push(...(await Promise.all(some)));
  }
  say(`${sockets.length} lines are open.`);
  measured.offsets.length = 0;
  await new Promise((done) => {
    setTimeout(done, MEASURE_MS);
  });
  const sorted = measured.offsets.toSorted((a, b) => a - b);
  const result = {
    players: sockets.length,
    lines_lost: measured.lost,
    ticks: sorted.length,
    tick_jitter_ms: {
      p50: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      p99: quantile(sorted, 0.99),
      max: quantile(sorted, 1),
    },
  };
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

await run().finally(undoAll);
process.exit();
