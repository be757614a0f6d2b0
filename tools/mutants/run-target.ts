/** Runs the driver for one target until every mutant of it has an answer. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { instrument, type Mutant } from "./instrument.ts";
import { TASK, type Task } from "./task.ts";
import type { Target } from "./target.ts";

export type Verdict = "killed" | "timeout" | "survived" | "unreached";

export interface Judged extends Mutant {
  readonly verdict: Verdict;
}

interface Line {
  readonly id: number;
  readonly verdict: Verdict | "begun";
}

const SILENT_LIMIT_MS = 90_000;
const LOOK_EVERY_MS = 1_000;
const cache = join(root, ".cache/mutant-answers");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const ownFiles = ["operators", "instrument", "collector", "awake", "drive", "vitest.config"];

const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** What an answer depends on, by path: the target, its tests, and the making of mutants. */
type Said = Readonly<Record<string, string>>;

function saidFor({ file, tests, only = "" }: Target): Said {
  const own = ownFiles.map((name) => `tools/mutants/${name}.ts`);
  const hashOf = (path: string) => createHash("sha256").update(read(path)).digest("base64url");
  const paths = [file, ...tests, ...own];
  return { only, ...Object.fromEntries(paths.map((path) => [path, hashOf(path)])) };
}

const isWithin = (some: Said, all: Said): boolean =>
  Object.entries(some).every(([path, hash]) => all[path] === hash);

function linesOf(resultsFile: string): Line[] {
  if (!existsSync(resultsFile)) return [];
  const written = readFileSync(resultsFile, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  return written.map((line) => JSON.parse(line) as Line);
}

/** Ends a driver that says nothing any more: the mutant that it is at never ends. */
async function drive(task: Task): Promise<{ readonly output: string; readonly isHung: boolean }> {
  const child = spawn(
    process.execPath,
    [vitest, "run", "--config", join(root, "tools/mutants/vitest.config.ts")],
    { cwd: root, env: { ...process.env, [TASK]: JSON.stringify(task) }, detached: true },
  );
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  let isHung = false;
  let size = -1;
  let silentMs = 0;
  const look = setInterval(() => {
    const now = existsSync(task.resultsFile) ? statSync(task.resultsFile).size : 0;
    silentMs = now === size ? silentMs + LOOK_EVERY_MS : 0;
    size = now;
    if (silentMs < SILENT_LIMIT_MS || child.pid === undefined) return;
    isHung = true;
    // The workers of vitest as well.
    process.kill(-child.pid, "SIGKILL");
  }, LOOK_EVERY_MS);
  await new Promise((resolve) => child.on("close", resolve));
  clearInterval(look);
  return { output, isHung };
}

export interface Answer {
  readonly target: Target;
  readonly judged: readonly Judged[];
  readonly isFromCache: boolean;
}

interface Kept {
  readonly said: Said;
  readonly judged: readonly Judged[];
}

/**
 * An answer stays true while the target and its tests are as they were. Where only tests were
 * added, whatever was killed before still is.
 */
export async function judge(target: Target): Promise<Answer> {
  mkdirSync(cache, { recursive: true });
  const name = target.file.replaceAll("/", "-");
  const [keptFile, resultsFile] = [join(cache, `${name}.json`), join(cache, `${name}.lines`)];
  const said = saidFor(target);
  const kept = existsSync(keptFile) ? (JSON.parse(readFileSync(keptFile, "utf8")) as Kept) : null;
  const before = kept !== null && isWithin(kept.said, said) ? kept : null;
  if (before !== null && isWithin(said, before.said)) {
    return { target, judged: before.judged, isFromCache: true };
  }
  rmSync(resultsFile, { force: true });
  const { mutants } = instrument({ path: target.file, text: read(target.file) }, target.only);
  const verdicts = new Map(
    before?.judged.flatMap(({ verdict }, id) =>
      verdict === "killed" || verdict === "timeout" ? [[id, verdict] as const] : [],
    ),
  );
  await addVerdicts(verdicts, { target, resultsFile, wanted: mutants.length });
  const judged = mutants.map((mutant, id) => {
    const verdict = verdicts.get(id);
    if (verdict === undefined) throw new Error(`${target.file}: no answer for mutant ${id}.`);
    return { ...mutant, verdict };
  });
  writeFileSync(keptFile, JSON.stringify({ said, judged } satisfies Kept));
  return { target, judged, isFromCache: false };
}

async function addVerdicts(
  verdicts: Map<number, Verdict>,
  of: { readonly target: Target; readonly resultsFile: string; readonly wanted: number },
): Promise<void> {
  const { target, resultsFile, wanted } = of;
  while (verdicts.size < wanted) {
    const done = [...verdicts.keys()];
    const { output, isHung } = await drive({ ...target, resultsFile, done });
    let begun: number | null = null;
    for (const { id, verdict } of linesOf(resultsFile)) {
      if (verdict === "begun") begun = id;
      else verdicts.set(id, verdict);
    }
    const hung = begun !== null && !verdicts.has(begun) ? begun : null;
    // One that takes all memory does not end either.
    const isOver = isHung || output.includes("exited unexpectedly");
    if (isOver && hung !== null) verdicts.set(hung, "timeout");
    else if (verdicts.size < wanted) throw new Error(`${target.file}: its tests fail.\n${output}`);
  }
}
