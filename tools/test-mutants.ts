/**
 * `npm run test:mutants`: puts small faults into the rules that money, rights and games depend on,
 * one at a time, and sees whether their tests notice. Answers are kept in .cache by what the file
 * and its tests say, so a second run looks only at what has changed. Writes docs/mutants.md.
 *
 *   npm run test:mutants                    everything
 *   npm run test:mutants -- wallet agency   files whose names contain one of the words
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "./lib/root.ts";
import * as reports from "./mutants/report.ts";
import { judge } from "./mutants/run-target.ts";
import type { Target } from "./mutants/target.ts";
import { targets } from "./mutants/targets.ts";

/** Each starts a vitest with a worker of its own. */
const AT_ONCE = availableParallelism();

const words = process.argv.slice(2);
const chosen = targets.filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
);
if (chosen.length === 0) throw new Error(`No file's name contains ${words.join(" or ")}.`);

const queue = chosen.values();
const rowsByFile = new Map<string, reports.Row>();
const failures: unknown[] = [];

async function work(): Promise<void> {
  for (const target of queue) {
    try {
      await look(target);
    } catch (error) {
      failures.push(error);
    }
  }
}

async function look(target: Target): Promise<void> {
  const answer = await judge(target);
  const row = reports.rowOf(answer);
  rowsByFile.set(target.file, row);
  const { all, percent } = reports.totalsOf([row]);
  console.log(`${target.file}: ${percent} % of ${all}${answer.isFromCache ? " (as before)" : ""}`);
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
for (const error of failures) console.error(error instanceof Error ? error.message : error);

const rows = chosen.flatMap(({ file }) => rowsByFile.get(file) ?? []);
for (const line of rows.flatMap(reports.survivorsOf)) console.log(line);
console.log(`\n${reports.table(rows)}\n`);
const stale = reports.staleReasons(rows);
for (const { file, source, change } of stale) {
  console.error(`A reason fits nothing that lives: ${file}: ${source}: ${change}`);
}
if (words.length === 0 && failures.length === 0) {
  writeFileSync(join(root, "docs/mutants.md"), reports.page(rows));
}
const shortfalls = reports.shortfalls(rows);
for (const line of shortfalls) console.error(line);
process.exitCode = [...shortfalls, ...stale, ...failures].length === 0 ? 0 : 1;
