/**
 * `npm run test:ux`: what the sites promise to look at and to wait for. Every page in every state,
 * theme and language, walks through single desks and lists, the budgets of a first visit, and
 * Lighthouse on ten pages. It takes half an hour and is not part of `npm test`.
 *
 *   npm run test:ux                        everything
 *   npm run test:ux -- languages           one file of e2e/ux
 *   npm run test:ux -- lighthouse          only Lighthouse
 */
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { runLighthouse } from "./lib/lighthouse/lighthouse.ts";
import { startProduct } from "./lib/product.ts";
import { endChildrenWithThisProcess } from "./lib/run.ts";
import { runWalks } from "./lib/runners.ts";

const LIGHTHOUSE = "lighthouse";
const LIGHTHOUSE_RUNS = 3;

async function look(chromiumPath: string, file: string | undefined): Promise<boolean> {
  const args = file === undefined ? [] : [file];
  const { exitCode } = await runWalks({ part: "ux", chromiumPath, args });
  return exitCode === 0;
}

async function measure(executablePath: string): Promise<boolean> {
  const product = await startProduct();
  try {
    const options = { url: product.url, executablePath, runs: LIGHTHOUSE_RUNS };
    const problems = await runLighthouse(options);
    for (const problem of problems) console.error(problem);
    return problems.length === 0;
  } finally {
    await product.stop();
  }
}

endChildrenWithThisProcess();
const wanted = process.argv[2];
const chromiumPath = await ensureChromium();
await buildWhatIsStale();
const isLooked = wanted === LIGHTHOUSE || (await look(chromiumPath, wanted));
const isMeasured = (wanted ?? LIGHTHOUSE) !== LIGHTHOUSE || (await measure(chromiumPath));
process.exitCode = isLooked && isMeasured ? 0 : 1;
