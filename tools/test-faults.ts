/**
 * `npm run test:faults`: breaks everything the house stands on, at full length, and looks at what
 * is left. Bounded as a whole. docs/runbooks/faults.md says what each test proves.
 */
import { join } from "node:path";
import { root } from "./lib/root.ts";
import { endChildrenWithThisProcess, runBin, secondsSince } from "./lib/run.ts";

const LIMIT_MS = 600_000;

endChildrenWithThisProcess();
const startedMs = performance.now();
const limit = setTimeout(() => {
  console.error(`\nNot done after ${LIMIT_MS / 1_000} s: that is too long.`);
  process.kill(process.pid, "SIGTERM");
}, LIMIT_MS);
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const run = (...args: readonly string[]) =>
  runBin(vitest, ["run", ...args], { env: { FAULTS: "full" } });
// Named, for a project knows no files to leave out but its own.
const besideEachOther = ["faults/kill.test.ts", "faults/full", "simulation/full"];
const beside = await run(...besideEachOther.map((place) => `apps/server/${place}`));
// What measures how long people wait has the machine to itself, one file after the other.
const alone = await run("--max-workers=1", "apps/server/faults/alone");
clearTimeout(limit);
const exitCode = Math.max(beside.exitCode, alone.exitCode);
console.log(`\nFault tests: ${exitCode === 0 ? "passed" : "FAILED"} (${secondsSince(startedMs)})`);
process.exitCode = exitCode;
