/**
 * `npm run lighthouse`: how fast and how accessible the home page is on a phone, seen for the first
 * time. Takes the median of several runs, because one run says little.
 */
import { chromium } from "@playwright/test";
import { freePort } from "@tucano/workshop/embedded-postgres.ts";
import lighthouse from "lighthouse";
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { startProduct } from "./lib/product.ts";
import { endChildrenWithThisProcess } from "./lib/run.ts";

const limits = { performance: 90, accessibility: 100, scriptBytes: 135_000 };
const runs = Number(process.argv[2] ?? 3);

interface Measurement {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly scriptBytes: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly failing: readonly string[];
}

interface NetworkItem {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

async function measure(url: string, executablePath: string): Promise<Measurement> {
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const result = await lighthouse(url, { port, logLevel: "error", output: "json" });
    if (result === undefined) throw new Error("Lighthouse gave no result.");
    const { audits, categories } = result.lhr;
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    const details = audits["network-requests"]?.details as { items?: NetworkItem[] } | undefined;
    const scripts = (details?.items ?? []).filter((item) => item.resourceType === "Script");
    const accessibility = categories["accessibility"]?.auditRefs ?? [];
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      scriptBytes: scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0),
      largestPaintMs: audits["largest-contentful-paint"]?.numericValue ?? 0,
      layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? 0,
      failing: accessibility.filter(({ id }) => audits[id]?.score === 0).map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function describe(measurement: Measurement): string {
  const { performance, accessibility, bestPractices, seo, scriptBytes } = measurement;
  return (
    `performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}, ` +
    `SEO ${seo}, scripts ${(scriptBytes / 1000).toFixed(1)} kB, ` +
    `largest paint ${Math.round(measurement.largestPaintMs)} ms, ` +
    `shift ${measurement.layoutShift.toFixed(3)}`
  );
}

function judge(all: readonly Measurement[]): readonly string[] {
  const performance = median(all.map((each) => each.performance));
  const accessibility = Math.min(...all.map((each) => each.accessibility));
  const scriptBytes = Math.max(...all.map((each) => each.scriptBytes));
  const failing = [...new Set(all.flatMap((each) => each.failing))].join(", ");
  console.log(`Median performance ${performance}; accessibility ${accessibility}.`);
  return [
    performance < limits.performance ? `Performance ${performance} is below 90.` : "",
    accessibility < limits.accessibility ? `Accessibility fails in: ${failing}.` : "",
    scriptBytes > limits.scriptBytes ? `${scriptBytes} bytes of script are above 135 000.` : "",
  ].filter((problem) => problem !== "");
}

endChildrenWithThisProcess();
const executablePath = await ensureChromium();
await buildWhatIsStale();
const product = await startProduct();
try {
  const all: Measurement[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const measurement = await measure(`${product.url}/`, executablePath);
    all.push(measurement);
    console.log(`Run ${run} of ${runs}: ${describe(measurement)}`);
  }
  const problems = judge(all);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}
