/**
 * `npm run test:steps`: does what CONTRIBUTING.md says in a copy of the project that is thrown away
 * afterwards, with a player's call, an error and a page of the back office, and counts the files
 * each of them takes. Then the copy's own gate and the new call's test have to hold.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parsePo, stringifyPo } from "pofile-ts";
import { endChildrenWithThisProcess, runBin } from "../lib/run.ts";
import { makeScratch, type Scratch } from "./scratch.ts";
import { steps, testOfTheCall } from "./steps.ts";

const gate = ["types", "lint", "floors", "dead code", "translations", "format", "tidy"];

/** As a translator would, only not as well. */
function translate({ folder }: Scratch): void {
  for (const file of globSync("packages/i18n/locales/*/*.po", { cwd: folder })) {
    const po = parsePo(readFileSync(join(folder, file), "utf8"));
    for (const item of po.items) if (item.msgstr[0] === "") item.msgstr = [item.msgid];
    writeFileSync(join(folder, file), stringifyPo(po, { foldLength: 0 }));
  }
}

/** Takes each step; answers whether all stayed within their number of files. */
function takeSteps(scratch: Scratch): boolean {
  let isShort = true;
  for (const { name, filesMax, take } of steps) {
    take(scratch);
    const files = scratch.takeTouched();
    const isFine = files.length <= filesMax;
    console.log(`  ${isFine ? "✓" : "✗"} ${name}: ${files.length} files, at most ${filesMax}`);
    for (const file of files) console.log(`      ${file}`);
    isShort &&= isFine;
  }
  return isShort;
}

async function holds(scratch: Scratch): Promise<boolean> {
  const { folder: cwd } = scratch;
  const run = async (script: string, ...args: string[]): Promise<boolean> =>
    (await runBin(join(cwd, script), args, { cwd })).exitCode === 0;
  if (!(await run("tools/texts.ts"))) return false;
  translate(scratch);
  if (!(await run("node_modules/oxfmt/bin/oxfmt"))) return false;
  if (!(await run("tools/check.ts", ...gate))) return false;
  return run("node_modules/vitest/vitest.mjs", "run", testOfTheCall);
}

endChildrenWithThisProcess();
const scratch = makeScratch();
process.once("exit", () => scratch.remove());
const isShort = takeSteps(scratch);
process.exitCode = (await holds(scratch)) && isShort ? 0 : 1;
