/**
 * `npm run pictures:games`: ten-frame strips of every game as it moves (idle, a round, what may
 * become a bonus, each tier of a win, a bonus from its entry to its end), one picture a game in
 * test-results/strips. Rounds are those of the workbench, from its fixed seed, and time is stepped,
 * so that the pictures do not depend on how fast this machine draws. `-- <codes> <moments>` takes
 * some of them; GAME_SIZE=667x375 looks at a phone that lies.
 */
/// <reference lib="dom" />
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { createServer, type ViteDevServer } from "vite";
import { ensureChromium } from "../lib/chromium.ts";
import { root } from "../lib/root.ts";
import { instantGames } from "./instant-games.ts";
import { stepByHand, steps } from "./stepped-page.ts";

const FRAMES = 10;
const folder = join(root, "test-results", "strips");
const [width = 375, height = 667] = (process.env["GAME_SIZE"] ?? "375x667").split("x").map(Number);
/** Frames are shown at half their size. */
const SHOWN = 0.5;
const LABEL = 22;

interface Moment {
  readonly name: string;
  /** What the workbench looks for; nothing is played without. */
  readonly want?: string;
  /** The first frame is taken when this is told: at once where it is missing. */
  readonly cue?: string;
  readonly afterMs?: number;
  readonly everyMs: number;
}

const moments: readonly Moment[] = [
  { name: "idle", everyMs: 320 },
  { name: "spin", want: "none", everyMs: 280 },
  { name: "anticipation", want: "bonus", cue: "anticipation", everyMs: 200 },
  { name: "gain", want: "gain", cue: "celebration.started", everyMs: 160 },
  { name: "nice", want: "nice", cue: "celebration.started", everyMs: 320 },
  { name: "big", want: "big", cue: "celebration.started", everyMs: 560 },
  { name: "mega", want: "mega", cue: "celebration.started", everyMs: 800 },
  { name: "epic", want: "epic", cue: "celebration.started", everyMs: 1120 },
  { name: "entry", want: "bonus", cue: "bonus.entered", everyMs: 440 },
  { name: "bonus", want: "bonus", cue: "bonus.entered", afterMs: 4600, everyMs: 640 },
  { name: "exit", want: "bonus", cue: "bonus.closing", everyMs: 560 },
];

const [codes = "", names = ""] = process.argv.slice(2);
const wantedCodes = codes === "" ? instantGames() : codes.split(",");
const wanted = moments.filter(({ name }) => names === "" || names.split(",").includes(name));

async function openBench(browser: Browser, url: string, code: string, want?: string) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.addInitScript(stepByHand);
  const query = new URLSearchParams({ game: code, lang: "pt", delay: "0" });
  if (want !== undefined) query.set("want", want);
  await page.goto(`${url}workbench.html?${query}`, { timeout: 120_000 });
  await page.addStyleTag({ content: ".workbench { display: none }" });
  await page.waitForFunction(() => "cues" in window, null, { timeout: 120_000, polling: 100 });
  return page;
}

/** Lays a chip or takes a number where the main button rests without. */
async function startRound(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector<HTMLElement>(".spin, .bar-main");
    if (main?.getAttribute("aria-disabled") !== "false") {
      document.querySelector<HTMLElement>(".stage .spot, .stage button:not(:disabled)")?.click();
    }
    main?.click();
  });
}

/** The frames of one moment; null when it does not come. */
async function framesOf(page: Page, moment: Moment): Promise<Buffer[] | null> {
  if (moment.want !== undefined) await startRound(page);
  if (moment.cue !== undefined && !(await steps.untilCue(page, moment.cue))) return null;
  await steps.forward(page, moment.afterMs ?? 80);
  const frames: Buffer[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    frames.push(await page.screenshot({ animations: "allow" }));
    if (frame < FRAMES - 1) await steps.forward(page, moment.everyMs);
  }
  return frames;
}

async function stripOf(browser: Browser, url: string, code: string, moment: Moment) {
  const page = await openBench(browser, url, code, moment.want);
  try {
    const frames = await framesOf(page, moment);
    console.error(code, moment.name, frames === null ? "does not come" : "taken");
    return frames === null ? null : { moment, frames };
  } finally {
    await page.close();
  }
}

async function compose(
  code: string,
  strips: readonly { moment: Moment; frames: readonly Buffer[] }[],
): Promise<void> {
  const [wide, high] = [Math.round(width * SHOWN), Math.round(height * SHOWN)];
  const parts: OverlayOptions[] = [];
  for (const [row, { moment, frames }] of strips.entries()) {
    const top = row * (high + LABEL);
    const text = `${code}: ${moment.name}, a frame every ${moment.everyMs} ms`;
    const label = `<svg width="900" height="${LABEL}"><text x="6" y="16" font-size="14"
      font-family="sans-serif" fill="#fff">${text}</text></svg>`;
    parts.push({ input: Buffer.from(label), left: 0, top });
    for (const [column, frame] of frames.entries()) {
      const input = await sharp(frame).resize(wide, high).toBuffer();
      parts.push({ input, left: column * (wide + 4), top: top + LABEL });
    }
  }
  const sheet = sharp({
    create: {
      width: FRAMES * (wide + 4),
      height: Math.max(1, strips.length) * (high + LABEL),
      channels: 3,
      background: "#222",
    },
  });
  const part = names === "" ? "" : `-${names.replaceAll(",", "-")}`;
  const file = join(folder, `${code}${part}.png`);
  await sheet.composite(parts).png().toFile(file);
  console.log(file);
}

async function openWorkbench(): Promise<ViteDevServer> {
  const opened = await createServer({
    root: join(root, "apps/games"),
    configFile: join(root, "apps/games/vite.config.ts"),
    server: { port: 0, hmr: false, host: "127.0.0.1" },
    logLevel: "error",
  });
  return opened.listen();
}

mkdirSync(folder, { recursive: true });
/** A workbench that runs already (`npx vite apps/games`) is looked at faster. */
const givenUrl = process.env["WORKBENCH_URL"];
const server = givenUrl === undefined ? await openWorkbench() : null;
const url = givenUrl ?? server?.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--use-gl=angle", "--use-angle=swiftshader"],
});
try {
  for (const code of wantedCodes) {
    const strips = [];
    for (const moment of wanted) {
      const strip = await stripOf(browser, url, code, moment);
      if (strip !== null) strips.push(strip);
    }
    await compose(code, strips);
  }
} finally {
  await browser.close();
  await server?.close();
}
