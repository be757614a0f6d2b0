/**
 * Runs the tests of one target for each of its mutants. Vitest is the host: it reads the files
 * and brings `expect`; the cases are run here. Each result is written down at once, so that
 * its parent can end it when it hangs, and start again after the mutant that hung.
 */
import assert from "node:assert";
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { test, vi } from "vitest";
import { root } from "../lib/root.ts";
import { Mutants } from "./awake.ts";
import type { Case, Collected } from "./collector.ts";
import { instrument } from "./instrument.ts";
import { taskFromEnvironment } from "./task.ts";

const CASE_LIMIT_MS = 10_000;
/** A loop may go round so much more often than without a mutant. */
const ROUNDS_MORE = 20;
const ROUNDS_LEAST = 100_000;
/** The same numbers each time: a mutant is not killed by luck. */
const SEED = 20_260_101;

interface Known {
  readonly place: number;
  readonly reached: ReadonlySet<number>;
  readonly roundsMax: number;
  readonly tookMs: number;
}

const task = taskFromEnvironment();
const write = (line: object) => appendFileSync(task.resultsFile, `${JSON.stringify(line)}\n`);

async function load(): Promise<Collected> {
  vi.resetModules();
  const { collect } = await import("./collector.ts");
  const collected = await collect(async () => {
    for (const file of task.tests) await import(/* @vite-ignore */ join(root, file));
  });
  for (const step of collected.beforeAll) await step();
  return collected;
}

async function passes(one: Case): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("too long")), CASE_LIMIT_MS);
  });
  try {
    await Promise.race([one.run(), limit]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function learn(mutants: Mutants, cases: readonly Case[]): Promise<Known[]> {
  const known: Known[] = [];
  for (const [place, one] of cases.entries()) {
    mutants.takeReached();
    const startedMs = performance.now();
    await one.run();
    const { reached, rounds } = mutants.takeReached();
    const roundsMax = Math.max(ROUNDS_LEAST, rounds * ROUNDS_MORE);
    known.push({ place, reached, roundsMax, tookMs: performance.now() - startedMs });
  }
  return known.toSorted((a, b) => a.tookMs - b.tookMs);
}

async function isKilled(
  mutants: Mutants,
  id: number,
  { cases, known }: { readonly cases: readonly Case[]; readonly known: readonly Known[] },
): Promise<boolean> {
  for (const { place, roundsMax } of known) {
    mutants.wake(id, roundsMax);
    const one = cases[place];
    if (one === undefined || !(await passes(one))) return true;
  }
  return false;
}

/** Asked while the files were read, its answer is remembered: they are read again for it. */
async function isKilledAtReading(mutants: Mutants, id: number, known: readonly Known[]) {
  mutants.wake(id, ROUNDS_LEAST * ROUNDS_MORE);
  let collected: Collected;
  try {
    collected = await load();
  } catch {
    return true;
  }
  return isKilled(mutants, id, { cases: collected.cases, known });
}

test(task.file, { timeout: 3_600_000 }, async () => {
  fc.configureGlobal({ seed: SEED });
  const text = readFileSync(join(root, task.file), "utf8");
  const { mutants: all } = instrument({ path: task.file, text }, task.only);
  const mutants = new Mutants();
  let collected = await load();
  const atReading = mutants.takeReached().reached;
  const known = await learn(mutants, collected.cases);
  assert(known.length > 0, "No test guards this file.");
  const ids = [...all.keys()].filter((id) => !task.done.includes(id));
  for (const id of ids.toSorted((a, b) => Number(atReading.has(a)) - Number(atReading.has(b)))) {
    const near = known.filter(({ reached }) => reached.has(id));
    write({ id, verdict: "begun" });
    let killed = false;
    if (atReading.has(id)) killed = await isKilledAtReading(mutants, id, known);
    else if (near.length > 0) {
      killed = await isKilled(mutants, id, { cases: collected.cases, known: near });
    }
    mutants.wake(null);
    const isReached = atReading.has(id) || near.length > 0;
    write({ id, verdict: killed ? "killed" : isReached ? "survived" : "unreached" });
  }
  collected = await load();
  for (const step of collected.afterAll) await step();
});
