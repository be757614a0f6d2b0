/**
 * Lighthouse, as a phone sees pages for the first time. The median of several runs counts, because
 * one run says little.
 */
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { freePort } from "@tucano/workshop/embedded-postgres.ts";
import lighthouse from "lighthouse";
import { ownBlockingMs } from "./own-blocking.ts";

/** Pages that visitors see first, and those on the way of money. */
export const lighthousePages = [
  "/",
  "/game",
  "/gameInfo?id=1",
  "/winners",
  "/promotion/activity",
  "/promotion/vip",
  "/faq",
  "/responsible-gaming",
  "/recharge",
  "/withdraw",
] as const;

const limits = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  scriptBytes: 135_000,
  largestPaintMs: 2_100,
  layoutShift: 0.01,
} as const;

type Figure = keyof typeof limits;
interface Measurement extends Record<Figure, number> {
  readonly failing: readonly string[];
  /** Lighthouse's own index of this machine's speed while it measured: it expects 1,500 or more. */
  readonly machine: number;
  /** What the clock says that the page blocked, and what of it its own thread took; see there. */
  readonly blockedMs: number;
  readonly ownMs: number;
}

/** Of these a larger figure is worse. */
const costs: readonly Figure[] = ["scriptBytes", "largestPaintMs", "layoutShift"];

interface NetworkItem {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

const TRIES = 3;

interface How {
  readonly executablePath: string;
  /** It asks search engines to leave it out: that they do is no fault then. */
  readonly isHidden: boolean;
}

/** A browser that drew nothing has measured nothing, and is asked again. */
async function measure(url: string, how: How): Promise<Measurement> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await measureOnce(url, how);
    if (typeof found !== "string") return found;
    console.error(`${url}: ${found}`);
  }
  throw new Error(`Lighthouse saw nothing of ${url}.`);
}

/** Text: why nothing was measured. */
async function measureOnce(url: string, how: How): Promise<Measurement | string> {
  const { executablePath, isHidden } = how;
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const skipAudits = isHidden ? ["is-crawlable"] : [];
    const flags = { port, logLevel: "error", output: "json", skipAudits } as const;
    const result = await lighthouse(url, flags);
    if (result === undefined) throw new Error("Lighthouse gave no result.");
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) return runtimeError.message;
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    const details = audits["network-requests"]?.details as { items?: NetworkItem[] } | undefined;
    const scripts = (details?.items ?? []).filter((item) => item.resourceType === "Script");
    const judged = ["accessibility", "best-practices", "seo"].flatMap(
      (name) => categories[name]?.auditRefs ?? [],
    );
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      scriptBytes: scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0),
      largestPaintMs: Math.round(audits["largest-contentful-paint"]?.numericValue ?? 0),
      layoutShift: Math.round((audits["cumulative-layout-shift"]?.numericValue ?? 0) * 1e4) / 1e4,
      machine: Math.round(result.lhr.environment.benchmarkIndex),
      blockedMs: Math.round(audits["total-blocking-time"]?.numericValue ?? 0),
      ownMs: ownBlockingMs(result.artifacts.Trace.traceEvents),
      failing: judged.filter(({ id }) => audits[id]?.score === 0).map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

/**
 * As a visitor has just seen it: the very first of all may come before it is written by the server,
 * which not all are. Answers whether search engines are asked to leave it out.
 */
async function openOnce(url: string): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(url, { headers: { accept: "text/html" } });
    const isWritten = (await answer.text()).includes("first-answers");
    if (isWritten || tries === 20) {
      return answer.headers.get("x-robots-tag")?.includes("noindex") ?? false;
    }
    await pause(250);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function judge(path: string, all: readonly Measurement[]): string[] {
  const figures = Object.keys(limits) as Figure[];
  const medians = figures.map((figure) => [figure, median(all.map((one) => one[figure]))] as const);
  const told = medians.map(([figure, value]) => `${figure} ${value}`).join(", ");
  const beside = (["blockedMs", "ownMs", "machine"] as const).map(
    (name) => `${name} ${median(all.map((one) => one[name]))}`,
  );
  console.log(`${path}: ${told}; ${beside.join(", ")}`);
  const failing = [...new Set(all.flatMap((each) => each.failing))];
  const problems = medians
    .filter(([figure, value]) =>
      costs.includes(figure) ? value > limits[figure] : value < limits[figure],
    )
    .map(([figure, value]) => `${path}: ${figure} is ${value}, and should be ${limits[figure]}.`);
  return [...problems, ...failing.map((id) => `${path}: ${id} fails.`)];
}

/** Every page, each so many times. Answers what is not as it should be. */
export async function runLighthouse(options: {
  readonly url: string;
  readonly executablePath: string;
  readonly runs: number;
  readonly pages?: readonly string[];
}): Promise<string[]> {
  const { url, executablePath, runs, pages = lighthousePages } = options;
  const problems: string[] = [];
  for (const path of pages) {
    const all: Measurement[] = [];
    const isHidden = await openOnce(url + path);
    for (let run = 0; run < runs; run += 1) {
      all.push(await measure(url + path, { executablePath, isHidden }));
    }
    problems.push(...judge(path, all));
  }
  return problems;
}
