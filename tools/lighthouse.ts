/**
 * `npm run lighthouse`: how fast and how accessible ten pages are on a phone, seen for the first
 * time. `npm run lighthouse -- 5 /` measures one page five times.
 */
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { lighthousePages, runLighthouse } from "./lib/lighthouse/lighthouse.ts";
import { startProduct } from "./lib/product.ts";
import { endChildrenWithThisProcess } from "./lib/run.ts";

const [runs = "3", ...paths] = process.argv.slice(2);

endChildrenWithThisProcess();
const executablePath = await ensureChromium();
await buildWhatIsStale();
const product = await startProduct();
try {
  const pages = paths.length > 0 ? paths : lighthousePages;
  const options = { url: product.url, executablePath, runs: Number(runs), pages };
  const problems = await runLighthouse(options);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}
