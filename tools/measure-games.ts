/**
 * `npm run measure:games`: what the games cost a slow phone's processor. Twice: by the thread's own
 * clock, four times what this machine took (`cpu`, which depends little on what else runs), and
 * by the wall's in a browser whose CPU is throttled four times (`wall`, which asks for a quiet
 * machine). From the tap to the frame in which something has moved, the script of each frame, and
 * what twenty visits to a game leave on the heap. Prints JSON; `-- <rounds> <codes> <url>` chooses,
 * the address being that of a server that runs already.
 */
/// <reference lib="dom" />
import { loadavg } from "node:os";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { TAP_MARK, traceFrames } from "./lib/frame-costs.ts";
import { startProduct } from "./lib/product.ts";
import { endChildrenWithThisProcess } from "./lib/run.ts";

const THROTTLE = 4;
const VISITS = 20;
const ROUNDS = Number(process.argv[2] ?? 8);
/** One of each way in which games draw: Pixi reels and grids, plain boards, canvases, a flight. */
const played = process.argv[3]?.split(",") ?? [
  "onca-dourada",
  "cascata-do-ouro",
  "pescaria-da-mare",
  "dados",
  "plinko-tropical",
  "roda-da-praia",
  "bingo-do-luar",
  "voo-do-tucano",
];
/** A table has no button of ours: it is looked on for so long. */
const LOOK_ON_MS = 15_000;
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

function percentile(values: readonly number[], part: number, factor: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return Math.round(found * factor * 10) / 10;
}

async function openGame(page: Page, url: string, code: string): Promise<void> {
  await page.goto(`${url}/play/${code}/#lang=pt`, { timeout: 120_000 });
  const isOpen = () => document.querySelector("#loading") === null;
  await page.waitForFunction(isOpen, null, { timeout: 120_000 });
}

const idle = () => {
  // A great win waits to be taken note of.
  document.querySelector<HTMLElement>(".overlay button")?.click();
  const main = document.querySelector(".spin, .bar-main");
  return main?.getAttribute("aria-disabled") === "false" && !main.classList.contains("is-busy");
};

/** The second frame after the tap is the first that shows what the tap's own handlers changed. */
async function tapOnce(page: Page): Promise<number> {
  return page.evaluate(async (mark) => {
    const main = document.querySelector<HTMLElement>(".spin, .bar-main");
    const tapped = performance.now();
    performance.mark(mark);
    main?.click();
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    await nextFrame();
    await nextFrame();
    return performance.now() - tapped;
  }, TAP_MARK);
}

/** Plays, or looks on where there is nothing to press; answers what each tap took. */
async function playRounds(page: Page): Promise<number[]> {
  const taps: number[] = [];
  if ((await page.locator(".spin, .bar-main").count()) === 0) {
    await page.waitForTimeout(LOOK_ON_MS);
    return taps;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.waitForFunction(idle, null, { timeout: 60_000 });
    taps.push(await tapOnce(page));
  }
  await page.waitForFunction(idle, null, { timeout: 60_000 });
  return taps;
}

const spread = (values: readonly number[], factor = 1) => ({
  count: values.length,
  p50: percentile(values, 0.5, factor),
  p95: percentile(values, 0.95, factor),
  max: percentile(values, 1, factor),
});

async function measureWall(page: Page, client: CDPSession, url: string, code: string) {
  await page.addInitScript(watchFrames);
  await client.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await openGame(page, url, code);
  await page.evaluate(() => ((window as unknown as Watched).watch.scripts = []));
  const taps = await playRounds(page);
  const scripts = await page.evaluate(() => (window as unknown as Watched).watch.scripts);
  return { tapToFrameMs: spread(taps), scriptMs: spread(scripts) };
}

async function measureCpu(page: Page, client: CDPSession, url: string, code: string) {
  await openGame(page, url, code);
  const costs = await traceFrames(client, async () => {
    await playRounds(page);
  });
  return {
    tapToFrameMs: spread(costs.tapMs, THROTTLE),
    scriptMs: spread(costs.scriptMs, THROTTLE),
    renderMs: spread(costs.renderMs, THROTTLE),
    dearest: costs.dearest,
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
  const play = [];
  for (const code of played) {
    const [cpu, wall] = [await inPage(measureCpu, code), await inPage(measureWall, code)];
    play.push({ code, cpu, wall });
  }
  const heap = [];
  for (const code of visited) heap.push(await inPage(measureHeap, code));
  const load = [loadBefore, loadavg()[0]];
  console.log(JSON.stringify({ throttle: THROTTLE, load, play, heap }, null, 2));
} finally {
  await browser.close();
  await product?.stop();
}
