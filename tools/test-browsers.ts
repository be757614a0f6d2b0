/**
 * `npm run test:browsers`: the product in the engines that players use beside Chromium, Firefox and
 * WebKit, on a phone and at a desk. Walks what people do, opens every address of both sites, and
 * plays with the graphics card lost and missing. Six minutes; `npm test` has a short form.
 *
 *   npm run test:browsers                  everything, in both
 *   npm run test:browsers -- drawing       one file of e2e/browsers
 */
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { ensureEngines } from "./lib/engines.ts";
import { endChildrenWithThisProcess } from "./lib/run.ts";
import { runWalks } from "./lib/runners.ts";

endChildrenWithThisProcess();
// The colleague at the next desk, who prepares what the walks look at, sits at a Chromium.
const chromiumPath = await ensureChromium();
const { found: engines, missing } = await ensureEngines();
for (const words of missing) console.error(words);
await buildWhatIsStale();
const args = process.argv.slice(2);
const { exitCode } = await runWalks({ part: "browsers", chromiumPath, engines, args });
process.exitCode = missing.length === 0 ? exitCode : 1;
