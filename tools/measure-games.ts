/**
 * `npm run measure:games`: what the games cost a slow phone's processor, in a browser whose CPU is
 * throttled four times. From the tap to the first frame in which something has moved, the script
 * of each frame of a round, and what twenty visits to a game leave on the heap. Prints JSON.
 */
/// <reference lib="dom" />
import { loadavg } from "node:os";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { startProduct } from "./lib/product.ts";
import { endChildrenWithThisProcess } from "./lib/run.ts";

const THROTTLE = 4;
const VISITS = 20;
const ROUNDS = Number(process.argv[2] ?? 8);
const played = ["onca-dourada", "dados"];
/** A slot drawn by Pixi, a game of plain elements, and a round for everybody. */
const visited = ["onca-dourada", "dados", "voo-do-tucano"];

/** Runs in the page, before its scripts: every frame callback is timed. */
function watchFrames(): void {
  const watch = { scripts: [] as number[], drawn: [] as number[] };
  Object.assign(window, { watch });
  const ask = window.requestAnimationFrame.bind(window);
  let frame = { at: -1, ms: 0 };
  window.requestAnimationFrame = (callback) =>
    ask((at) => {
      const started = performance.now();
      callback(at);
      const ms = performance.now() - started;
      if (frame.at === at) frame.ms += ms;
      else {
        if (frame.at >= 0) watch.scripts.push(frame.ms);
        watch.drawn.push(at);
        frame = { at, ms };
      }
    });
}

type Watched = Window & { watch: { scripts: number[]; drawn: number[] } };

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return Math.round(found * 10) / 10;
}

async function openGame(page: Page, url: string, code: string): Promise<void> {
  await page.goto(`${url}/play/${code}/#lang=pt`);
  await page.waitForFunction(() => document.querySelector("#loading") === null);
}

const idle = () => {
  const main = document.querySelector(".spin, .bar-main");
  return main?.getAttribute("aria-disabled") === "false" && !main.classList.contains("is-busy");
};

/** The second frame after the tap is the first that shows what the tap's own handlers changed. */
async function tapOnce(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const main = document.querySelector<HTMLElement>(".spin, .bar-main");
    const tapped = performance.now();
    main?.click();
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    await nextFrame();
    await nextFrame();
    return performance.now() - tapped;
  });
}

async function measurePlay(page: Page, url: string, code: string) {
  await openGame(page, url, code);
  const taps: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.waitForFunction(idle, null, { timeout: 60_000 });
    if (round === 0) await page.evaluate(() => ((window as unknown as Watched).watch.scripts = []));
    taps.push(await tapOnce(page));
  }
  await page.waitForFunction(idle, null, { timeout: 60_000 });
  const scripts = await page.evaluate(() => (window as unknown as Watched).watch.scripts);
  return {
    code,
    rounds: ROUNDS,
    tapToFrameMs: { p50: percentile(taps, 0.5), p95: percentile(taps, 0.95) },
    scriptMs: {
      frames: scripts.length,
      p50: percentile(scripts, 0.5),
      p95: percentile(scripts, 0.95),
    },
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
  await page.goto(`${url}/favicon.svg`);
  await page.goto(`${url}/healthz`);
  for (let warm = 0; warm < 2; warm += 1) await visit(page, code);
  const before = await heapBytes(client);
  for (let visits = 0; visits < VISITS; visits += 1) await visit(page, code);
  const grownBytes = (await heapBytes(client)) - before;
  return { code, visits: VISITS, grownMB: Math.round(grownBytes / 10_000) / 100 };
}

endChildrenWithThisProcess();
const executablePath = await ensureChromium();
await buildWhatIsStale();
const product = await startProduct({ MIN_ROUND_MS: "0" });
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
  const play = [];
  for (const code of played) {
    const page = await browser.newPage({ viewport });
    await page.addInitScript(watchFrames);
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
    play.push(await measurePlay(page, product.url, code));
    await page.close();
  }
  const heap = [];
  for (const code of visited) {
    const page = await browser.newPage({ viewport });
    const client = await page.context().newCDPSession(page);
    heap.push(await measureHeap(page, client, product.url, code));
    await page.close();
  }
  const load = [loadBefore, loadavg()[0]];
  console.log(JSON.stringify({ throttle: THROTTLE, load, play, heap }, null, 2));
} finally {
  await browser.close();
  await product.stop();
}
