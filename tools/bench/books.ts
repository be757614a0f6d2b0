/**
 * `npm run bench:books`: how long a publication with two million books in a mode takes to come in,
 * and a draw from it: from the committed seed to the events of the book, as they go out. Prints one
 * JSON document. `-- <books>`: another number of them.
 */
import {
  createWriteStream,
  chmodSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createHmac, randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { createZstdCompress } from "node:zlib";
import { drawRow } from "@tucano/game-math/books/draw-row.ts";
import { createWords, type Hmac } from "@tucano/game-math/provably-fair.ts";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { connect } from "../../apps/server/src/platform/database/connect.ts";
import { RUNTIME_ROLE } from "../../apps/server/src/platform/database/logins.ts";
import { migrate } from "../../apps/server/src/platform/database/migrate.ts";
import { systemRandom } from "../../apps/server/src/platform/random.ts";
import { importPublication } from "../../apps/server/src/rgs/publications/import-publication.ts";
import { createModeCache } from "../../apps/server/src/rgs/publications/mode-cache.ts";
import { rounded, say } from "./say.ts";
import { atEnd, undoAll } from "./undo.ts";

const BOOKS = 2_000_000;
const DRAWS = 20_000;
/** As many as come before a mode is loaded, more or less. */
const LOADING_DRAWS = 300;
const IMPORT_WANTED_S = 300;
const DRAW_WANTED_US = 50;
const US = 1_000;
/** One book in each of four pays, and in all 96 % of the bet. */
const KINDS = [
  { weight: 60, payout: 0 },
  { weight: 25, payout: 100 },
  { weight: 10, payout: 200 },
  { weight: 5, payout: 1_020 },
] as const;
const SYMBOLS = ["H1", "H2", "H3", "L1", "L2", "L3", "W", "S"];
const keyed: Hmac = (key, message) => createHmac("sha256", key).update(message).digest();

function kindOf(row: number) {
  const kind = KINDS[row % KINDS.length];
  if (kind === undefined) throw new Error("There is no such kind.");
  return kind;
}

/** As large as a slot's round of one spin: a board of five reels, its wins, its end. */
function lineOf(row: number): string {
  const { payout } = kindOf(row);
  const board = Array.from({ length: 5 }, (_, reel) =>
    Array.from({ length: 5 }, (_unused, place) => ({
      name: SYMBOLS[(row * 7 + reel * 3 + place * 5 + (row >>> (reel + place))) % SYMBOLS.length],
    })),
  );
  const events = [
    { index: 0, type: "reveal", board, paddingPositions: [row % 97, row % 89, row % 83] },
    { index: 1, type: "setTotalWin", amount: payout },
    { index: 2, type: "finalWin", amount: payout },
  ];
  const book = { id: row, payoutMultiplier: payout, events, criteria: "basegame" };
  return `${JSON.stringify(book)}\n`;
}

function* textOf(count: number): Generator<Buffer> {
  const AT_ONCE = 1_000;
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    yield Buffer.from(Array.from({ length: size }, (_, index) => lineOf(from + index)).join(""));
  }
}

async function writePublication(folder: string, count: number): Promise<void> {
  const mode = { name: "base", cost: 1, events: "books_base.jsonl.zst", weights: "weights.csv" };
  writeFileSync(join(folder, "index.json"), JSON.stringify({ modes: [mode] }));
  const rows = Array.from({ length: count }, (_, row) => {
    const { weight, payout } = kindOf(row);
    return `${row},${weight},${payout}\n`;
  });
  writeFileSync(join(folder, mode.weights), rows.join(""));
  await pipeline(
    Readable.from(textOf(count)),
    createZstdCompress(),
    createWriteStream(join(folder, mode.events)),
  );
}

async function measure(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "tucano-bench-books-"));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  chmodSync(dataDir, 0o755);
  say(`Writing ${count} books …`);
  await writePublication(dataDir, count);
  const postgres = await startEmbeddedPostgres({ dataDir });
  atEnd(() => postgres.stop());
  const url = postgres.url();
  await migrate(url);
  const connection = connect({ url, poolSize: 2, login: RUNTIME_ROLE });
  atEnd(() => connection.close());
  const { db } = connection;
  say("Importing …");
  const deps = { db, clock: systemClock, random: systemRandom };
  const beganMs = performance.now();
  const { id } = await importPublication(deps, { folder: dataDir, game: "bench" });
  const importSeconds = (performance.now() - beganMs) / 1_000;
  say("Drawing …");
  const modeCache = createModeCache(db);
  const loadingMs = performance.now();
  const [mode] = await modeCache.modes(id);
  if (mode === undefined) throw new Error("There is no mode.");
  const loadMs = performance.now() - loadingMs;
  const serverSeed = randomBytes(32);
  const rowAt = (nonce: number): number =>
    drawRow(createWords({ serverSeed, clientSeed: "bench", nonce }, keyed), mode.sums);
  const eventsAt = async (nonce: number): Promise<string> =>
    (await modeCache.book(mode, rowAt(nonce))).events.toString("utf8");
  const notLoadedUs = await timeOf(LOADING_DRAWS, eventsAt);
  const held = performance.now();
  while (modeCache.heldBytes() === 0) await setImmediate();
  const heldMs = performance.now() - held;
  const drawUs = await timeOf(DRAWS, rowAt);
  const drawAndBookUs = await timeOf(DRAWS, eventsAt);
  return {
    books: count,
    compressed_bytes: statSync(join(dataDir, "books_base.jsonl.zst")).size,
    held_bytes: modeCache.heldBytes(),
    import_seconds: rounded(importSeconds, 1),
    load_sums_ms: rounded(loadMs, 1),
    load_books_ms: rounded(heldMs, 1),
    draw_us: drawUs,
    draw_and_book: drawAndBookUs,
    draw_and_book_while_loading: notLoadedUs,
    is_as_wanted: importSeconds <= IMPORT_WANTED_S && drawAndBookUs.mean_us <= DRAW_WANTED_US,
  };
}

/** Another row each time, so that nothing of the one before is of use. */
async function timeOf(times: number, work: (nonce: number) => unknown) {
  const tookUs: number[] = [];
  for (let nonce = 0; nonce < times; nonce += 1) {
    const startMs = performance.now();
    await work(nonce);
    tookUs.push((performance.now() - startMs) * US);
  }
  tookUs.sort((one, other) => one - other);
  const at = (share: number) => rounded(tookUs[Math.floor(times * share)] ?? 0, 1);
  const mean = tookUs.reduce((sum, one) => sum + one, 0) / times;
  return { mean_us: rounded(mean, 1), p50_us: at(0.5), p99_us: at(0.99) };
}

try {
  const count = Number(process.argv[2] ?? BOOKS);
  process.stdout.write(`${JSON.stringify(await measure(count), null, 2)}\n`);
} finally {
  await undoAll();
}
