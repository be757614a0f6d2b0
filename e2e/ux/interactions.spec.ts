/**
 * Forty taps through the site on a processor four times slower: what each costs in script, and how
 * long until the next frame is seen. Times are judged only where nothing else runs, which the test
 * finds out by itself; the work of the script is that of the page, whoever else is at it.
 */
import { loadavg } from "node:os";
import { expect, type Locator, type Page } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import { openAccount } from "../lib/people/account.ts";
import { makePerson } from "../lib/people/people.ts";
import { dialog, logIn } from "../lib/people/player.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

const SLOWER = 4;
const ROUNDS = 4;
const P95_MAX_MS = 150;
const SLOWEST_MAX_MS = 300;
/** So much of a processor a quiet machine gives to whoever wants all of it. */
const QUIET_SHARE = 0.9;
const QUIET_LOAD = 2;
const CALIBRATION_MS = 1_000;
/** Whoever taps has looked first. */
const BETWEEN_TAPS_MS = 500;

// What a trace writes down of each step is work of the page, too. And a graphics card that the
// processor stands in for takes longer over a frame than the page does.
test.use({
  trace: "off",
  launchOptions: async ({ launchOptions }, use) => {
    const args = (launchOptions.args ?? []).filter((arg) => !arg.startsWith("--use-"));
    await use({ ...launchOptions, args: [...args, "--disable-gpu"] });
  },
});

interface Tap {
  readonly name: string;
  readonly what: (page: Page) => Locator;
  /** What is seen when the tap has done its work. */
  readonly done: (page: Page) => Locator;
}

const bar = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: say("Main") }).getByRole("link", { name: say(name) });
const heading = (page: Page, name: string): Locator =>
  page.getByRole("heading", { level: 1, name: say(name) });
const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: say(name), exact: true }).first();

function opens(sheet: string, what: Tap["what"]): Tap[] {
  return [
    { name: `open ${sheet}`, what, done: (page) => dialog(page, sheet) },
    {
      name: `close ${sheet}`,
      what: (page) => dialog(page, sheet).getByRole("button", { name: say("Close") }),
      done: (page) => page.locator("body:not(:has(dialog[open]))"),
    },
  ];
}

const round: readonly Tap[] = [
  {
    name: "casino",
    what: (page) => bar(page, "Casino"),
    done: (page) => heading(page, "All games"),
  },
  ...opens("Filters", (page) => button(page, "Filters")),
  {
    name: "promotions",
    what: (page) => bar(page, "Promotions"),
    done: (page) => heading(page, "Promotions"),
  },
  ...opens("Menu", (page) => button(page, "Menu")),
  {
    name: "home",
    what: (page) => bar(page, "Home"),
    done: (page) => page.getByRole("region", { name: say("Popular"), exact: true }),
  },
  ...opens("Balance", (page) => page.getByTestId("balance").first()),
  {
    name: "profile",
    what: (page) => bar(page, "Profile"),
    done: (page) => page.getByRole("heading", { level: 1 }).first(),
  },
];

/** The part of a processor that this process gets when it wants one. */
function shareOfProcessor(): number {
  const startMs = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - startMs < CALIBRATION_MS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / (performance.now() - startMs);
}

async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const slowest = new Map<number, number>();
    Object.assign(globalThis, { slowest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEventTiming;
        if (interactionId === 0) continue;
        slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? 0, entry.duration));
      }
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The slowest of what the page has noted; what took less than a frame it does not note. */
function takeDuration(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // An entry is written after the frame that it waits for.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const { slowest } = globalThis as unknown as { slowest: Map<number, number> };
    const longest = Math.max(0, ...slowest.values());
    slowest.clear();
    return longest;
  });
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
}

interface Cost {
  readonly name: string;
  readonly ms: number;
  readonly scriptMs: number;
}

async function tour(page: Page): Promise<Cost[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const readScript = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1_000;
  };
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const costs: Cost[] = [];
  for (const tap of Array.from({ length: ROUNDS }, () => round).flat()) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TAPS_MS));
    const before = await readScript();
    await tap.what(page).click();
    await expect(tap.done(page)).toBeVisible();
    const ms = await takeDuration(page);
    costs.push({ name: tap.name, ms, scriptMs: Math.round((await readScript()) - before) });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return costs;
}

test("forty taps answer within a moment", async ({ page, baseURL }) => {
  test.setTimeout(patientMs(300_000));
  const person = makePerson();
  await openAccount(baseURL ?? "", person);
  await watchInteractions(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await logIn(page, person);
  await page.goto("/", { waitUntil: "networkidle" });
  const shares = [shareOfProcessor()];
  const load = loadavg()[0] ?? 0;
  const costs = await tour(page);
  shares.push(shareOfProcessor());
  const times = costs.map(({ ms }) => ms);
  const scripts = costs.map(({ scriptMs }) => scriptMs);
  const found = {
    taps: costs.length,
    p95Ms: percentile(times, 0.95),
    slowestMs: Math.max(...times),
    scriptP50Ms: percentile(scripts, 0.5),
    scriptP95Ms: percentile(scripts, 0.95),
    slowest: costs.toSorted((a, b) => b.ms - a.ms).slice(0, 5),
    dearest: costs.toSorted((a, b) => b.scriptMs - a.scriptMs).slice(0, 5),
    processorShares: shares.map((share) => Number(share.toFixed(2))),
    load: Number(load.toFixed(1)),
  };
  console.log(`  interactions: ${JSON.stringify(found)}`);
  expect(costs).toHaveLength(40);
  const isQuiet = load <= QUIET_LOAD && shares.every((share) => share >= QUIET_SHARE);
  const verdict = isQuiet ? "judged" : "not judged: the machine was busy";
  test.info().annotations.push({ type: "times", description: verdict });
  console.log(`  times ${verdict}`);
  if (!isQuiet) return;
  expect.soft(found.p95Ms, "95th percentile").toBeLessThanOrEqual(P95_MAX_MS);
  expect.soft(found.slowestMs, "the slowest").toBeLessThanOrEqual(SLOWEST_MAX_MS);
});
