/** The tests of one file or folder, by the runner they need. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildWhatIsStale } from "../build.ts";
import { ensureChromium } from "./chromium.ts";
import { ensureEngines } from "./engines.ts";
import { root } from "./root.ts";
import { runVitest, runWalks, type Walks } from "./runners.ts";

/** Which walks are there; the short form of the other browsers is among the journeys. */
function partOf(path: string): Walks["part"] {
  if (path.startsWith("e2e/ux")) return "ux";
  return path.startsWith("e2e/browsers") && !path.includes("short") ? "browsers" : "journeys";
}

async function walk(path: string, options: readonly string[]): Promise<number> {
  const chromiumPath = await ensureChromium();
  const { found: engines } = path.startsWith("e2e/browsers") ? await ensureEngines() : none;
  await buildWhatIsStale();
  const args = [path.replace("e2e/", ""), ...options];
  const { exitCode } = await runWalks({ part: partOf(path), chromiumPath, engines, args });
  return exitCode;
}

const none = { found: [] } as const;

async function testCode(path: string, options: readonly string[]): Promise<number> {
  const isFault = path.startsWith("apps/server/faults");
  const { exitCode } = await runVitest([path, ...options], isFault ? { FAULTS: "full" } : {});
  return exitCode;
}

/** True when all of them hold. */
export async function testNamed(path: string, options: readonly string[]): Promise<boolean> {
  if (!existsSync(join(root, path))) {
    console.error(`There is no ${path}. A path begins at the repository's folder.`);
    return false;
  }
  const exitCode = await (path.startsWith("e2e/") ? walk : testCode)(path, options);
  return exitCode === 0;
}
