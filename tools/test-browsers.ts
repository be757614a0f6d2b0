/**
 * `npm run test:browsers`: the product in the engines that players use beside Chromium, Firefox and
 * WebKit, on a phone and at a desk. Walks what people do, opens every address of both sites, and
 * plays with the graphics card lost and missing. A quarter of an hour; `npm test` has a short form.
 *
 *   npm run test:browsers                  everything, in both
 *   npm run test:browsers -- drawing       one file of e2e/browsers
 */
import { join } from "node:path";
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { ensureEngines } from "./lib/engines.ts";
import { root } from "./lib/root.ts";
import { endChildrenWithThisProcess, runBin } from "./lib/run.ts";

endChildrenWithThisProcess();
// The colleague at the next desk, who prepares what the walks look at, sits at a Chromium.
const chromiumPath = await ensureChromium();
const { found, missing } = await ensureEngines();
for (const words of missing) console.error(words);
await buildWhatIsStale();
const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
const { exitCode } = await runBin(cli, ["test", "--reporter=list", ...process.argv.slice(2)], {
  cwd: join(root, "e2e"),
  env: {
    CHROMIUM_PATH: chromiumPath,
    E2E_PART: "browsers",
    E2E_ENGINES: found.join(","),
    NODE_OPTIONS: "--disable-warning=ExperimentalWarning",
  },
});
process.exitCode = missing.length === 0 ? exitCode : 1;
