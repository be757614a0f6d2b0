/** `npm run pictures`: takes the README's pictures (docs/pictures) of the product as it is. */
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { endChildrenWithThisProcess } from "./lib/run.ts";
import { runWalks } from "./lib/runners.ts";

endChildrenWithThisProcess();
const chromiumPath = await ensureChromium();
await buildWhatIsStale();
const args = process.argv.slice(2);
const { exitCode } = await runWalks({ part: "pictures", chromiumPath, args });
process.exitCode = exitCode;
