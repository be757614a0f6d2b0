/**
 * `npm run test:ux`: what the sites promise to look at and to wait for. Every page in every state,
 * theme and language, walks through single desks and lists, the budgets of a first visit, and
 * Lighthouse on eight pages. It takes half an hour and is not part of `npm test`.
 *
 *   npm run test:ux                        everything
 *   npm run test:ux -- languages           one file of e2e/ux
 *   npm run test:ux -- lighthouse          only Lighthouse
 */
import { join } from "node:path";
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { runLighthouse } from "./lib/lighthouse.ts";
import { startProduct } from "./lib/product.ts";
import { root } from "./lib/root.ts";
import { endChildrenWithThisProcess, runBin } from "./lib/run.ts";

const LIGHTHOUSE = "lighthouse";
const LIGHTHOUSE_RUNS = 3;

async function look(executablePath: string, file: string | undefined): Promise<boolean> {
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const filter = file === undefined ? [] : [file];
  const { exitCode } = await runBin(cli, ["test", "--reporter=list", ...filter], {
    cwd: join(root, "e2e"),
    env: { CHROMIUM_PATH: executablePath, E2E_PART: "ux" },
  });
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
const executablePath = await ensureChromium();
await buildWhatIsStale();
const isLooked = wanted === LIGHTHOUSE || (await look(executablePath, wanted));
const isMeasured = (wanted ?? LIGHTHOUSE) !== LIGHTHOUSE || (await measure(executablePath));
process.exitCode = isLooked && isMeasured ? 0 : 1;
