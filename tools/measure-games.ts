/**
 * `npm run measure:games`: what the games cost a slow phone's processor, and its memory. Every game
 * of the catalogue is played (tables are looked on) as a phone draws it, and the page's thread is
 * timed by its own clock, four times what this machine took: the script of each frame from a tap
 * until the round rests, the tap until something has moved, and what code and styles weigh. Then
 * some games are opened and left twenty times each. Prints JSON; `-- <rounds> <codes> <url>`
 * chooses, the address being that of a server that runs already.
 */
/// <reference lib="dom" />
import { existsSync, readFileSync, statSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { profileOf, traceFrames } from "./lib/frame-costs.ts";
import { drawAsPhonesDo, openGame, playRounds } from "./lib/game-visit.ts";
import { startProduct } from "./lib/product.ts";
import { root } from "./lib/root.ts";
import { endChildrenWithThisProcess } from "./lib/run.ts";

const THROTTLE = 4;
const VISITS = 20;
const FRAME_MS = 6;
const ROUNDS = Number(process.argv[2] ?? 4);
/** A slot drawn by Pixi, a game of plain elements, and a round for everybody. */
const visited = ["onca-dourada", "dados", "voo-do-tucano"];

/** Every game that has a client, read from where the clients' doors are. */
function everyGame(): readonly string[] {
  const doors = ["games/index.ts", "shared/doors.ts"].map((file) =>
    readFileSync(join(root, "apps/games/src", file), "utf8"),
  );
  return doors.flatMap((text) =>
    [...text.matchAll(/^ {2}"?([a-z0-9-]+)"?: \(\) =>/gm)].flatMap(([, code]) => code ?? []),
  );
}

const named = (process.argv[3] ?? "").split(",").filter((code) => code !== "");
const isAlone = named.length === 1;
const played = named.length > 0 ? named : everyGame();

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return Math.round(found * 10) / 10;
}

function spread(timesMs: readonly number[]) {
  const slow = timesMs.map((ms) => ms * THROTTLE);
  return {
    count: slow.length,
    p50: percentile(slow, 0.5),
    p95: percentile(slow, 0.95),
    p99: percentile(slow, 0.99),
    max: percentile(slow, 1),
  };
}

/** Kilobytes of code and styles that the page asked for, as gzip brings them. */
function watchWeight(page: Page): () => number {
  let bytes = 0;
  page.on("response", (response) => {
    const path = /\/play\/(assets\/[^?]+\.(?:js|css))$/.exec(new URL(response.url()).pathname)?.[1];
    if (path === undefined) return;
    const file = join(root, "apps/games/dist", path);
    bytes += statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
  });
  return () => Math.round(bytes / 100) / 10;
}

async function measurePlay(page: Page, client: CDPSession, url: string, code: string) {
  const weight = watchWeight(page);
  await page.addInitScript(drawAsPhonesDo);
  await openGame(page, url, code);
  const costs = await traceFrames(client, () => playRounds(page, ROUNDS));
  // Who asks for one game wants to know what to mend in it.
  const dearest = isAlone ? await profileOf(client, () => playRounds(page, 1)) : [];
  const script = spread(costs.scriptMs);
  return {
    code,
    weightKB: weight(),
    tapToFrameMs: spread(costs.tapMs),
    scriptMs: script,
    renderMs: spread(costs.renderMs),
    isLight: script.p95 <= FRAME_MS,
    dearest,
  };
}

async function heapBytes(client: CDPSession): Promise<number> {
  await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  return usedSize;
}

/** The lobby's way: a frame is opened in a page that stays, and taken away again. */
async function visit(page: Page, code: string): Promise<void> {
  await page.evaluate(async (path) => {
    const frame = document.createElement("iframe");
    frame.src = path;
    frame.style.cssText = "position:fixed;inset:0;width:100%;height:100%";
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener("load", done, { once: true }));
    const isOpen = () => {
      const page = frame.contentDocument;
      return page?.querySelector("#game:not([hidden])") != null;
    };
    while (!isOpen()) await new Promise((done) => setTimeout(done, 50));
    frame.remove();
  }, `/play/${code}/#lang=pt`);
}

async function measureHeap(page: Page, client: CDPSession, url: string, code: string) {
  // A page of the same origin without scripts of its own.
  await page.goto(`${url}/healthz`);
  for (let warm = 0; warm < 2; warm += 1) await visit(page, code);
  const before = await heapBytes(client);
  for (let visits = 0; visits < VISITS; visits += 1) await visit(page, code);
  const grownBytes = (await heapBytes(client)) - before;
  return { code, visits: VISITS, grownMB: Math.round(grownBytes / 10_000) / 100 };
}

/** What a fixed piece of work takes here: figures of two machines are compared by it. */
async function calibrate(page: Page) {
  const times = await page.evaluate(() =>
    Array.from({ length: 200 }, () => {
      const started = performance.now();
      let sum = 0;
      for (let turn = 0; turn < 1_000_000; turn += 1) sum = (Math.imul(sum, 31) + turn) | 0;
      return performance.now() - started + (sum === 0.5 ? 1 : 0);
    }),
  );
  return { work: "a million multiplications, best of two hundred", ms: Math.min(...times) };
}

endChildrenWithThisProcess();
const executablePath = await ensureChromium();
const givenUrl = process.argv[4];
if (givenUrl === undefined) await buildWhatIsStale();
const product = givenUrl === undefined ? await startProduct({ MIN_ROUND_MS: "0" }) : null;
const url = product?.url ?? givenUrl ?? "";
const args = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--use-gl=angle",
  "--use-angle=swiftshader",
];
const browser = await chromium.launch({ executablePath, args });
try {
  const viewport = { width: 375, height: 812 };
  const loadBefore = loadavg()[0];
  const inPage = async <Found>(
    measure: (page: Page, client: CDPSession, url: string, code: string) => Promise<Found>,
    code: string,
  ): Promise<Found> => {
    const page = await browser.newPage({ viewport });
    const client = await page.context().newCDPSession(page);
    const found = await measure(page, client, url, code);
    await page.close();
    return found;
  };
  const machine = await inPage(calibrate, "");
  const play = [];
  for (const code of played) {
    const found = await inPage(measurePlay, code);
    console.error(code, found.scriptMs, found.weightKB);
    play.push(found);
  }
  const heap = [];
  for (const code of visited) heap.push(await inPage(measureHeap, code));
  const load = [loadBefore, loadavg()[0]];
  console.log(JSON.stringify({ throttle: THROTTLE, machine, load, play, heap }, null, 2));
} finally {
  await browser.close();
  await product?.stop();
}
