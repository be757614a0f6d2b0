/**
 * `npm run check`, the gate: format, lint, types, floors, dead code, our own rules, translations.
 * Steps run side by side, two at a time; each prints what is wrong and where.
 *
 *   npm run check                          everything
 *   npm run check -- types "dead code"     some steps, by their names
 */
import { join } from "node:path";
import { exampleFile } from "../apps/server/src/platform/config/env.ts";
import { leastFilesCruised } from "../floors.mjs";
import { findDeadPaths } from "./gate/dead-paths.ts";
import { findLooseErrorCodes } from "./gate/error-codes.ts";
import { formatFinding, type Finding } from "./gate/finding.ts";
import { cruise, isCruised } from "./gate/floors.ts";
import { findBareText } from "./gate/jsx-text.ts";
import { findLockfileDrift } from "./gate/lockfile.ts";
import { tidyAll } from "./gate/tidy.ts";
import { findMissingTranslations } from "./gate/translations.ts";
import { findWordsOfNoScreen } from "./gate/walk-words.ts";
import { findWrongWords } from "./gate/words/words.ts";
import { root } from "./lib/root.ts";
import { endChildrenWithThisProcess, runBin, secondsSince } from "./lib/run.ts";
import { listFiles, readSource } from "./lib/sources.ts";

export interface StepResult {
  readonly name: string;
  readonly isPassed: boolean;
}

interface Step {
  readonly name: string;
  /** What is wrong; nothing when all is well. */
  run(): Promise<readonly string[]>;
}

const stepsAtOnce = 2;
const problemsShown = 40;

async function program(path: string, args: readonly string[]): Promise<readonly string[]> {
  const result = await runBin(join(root, "node_modules", path), args, { output: "keep" });
  return result.exitCode === 0 ? [] : result.output.trimEnd().split("\n");
}

async function checkFloors(): Promise<readonly string[]> {
  const { cruised, violations } = await cruise(root);
  const seen = new Set(cruised);
  const listed = listFiles().filter(isCruised);
  const unseen = listed.filter((path) => !seen.has(path));
  const problems = [...violations];
  if (cruised.length < leastFilesCruised) {
    problems.push(`Only ${cruised.length} files were looked at; there must be more.`);
  }
  return [...problems, ...unseen.map((path) => `${path} was not looked at.`)];
}

const toLines = (findings: readonly Finding[]): string[] => findings.map(formatFinding);

async function checkEnvironmentExample(): Promise<readonly string[]> {
  const isCurrent = readSource(".env.example").text === exampleFile();
  return isCurrent ? [] : [".env.example differs from config/env.ts; run `npm run env-example`."];
}

const readAll = () =>
  listFiles()
    .filter((path) => !isPicture(path))
    .map(readSource);
const isPicture = (path: string): boolean => /\.(avif|png|jpe?g|webp|woff2|ico|mp3)$/.test(path);

function checkDocuments(): Finding[] {
  const paths = listFiles();
  const documents = paths.filter((path) => path.endsWith(".md")).map(readSource);
  const { scripts } = JSON.parse(readSource("package.json").text) as { scripts: object };
  return findDeadPaths(documents, paths, Object.keys(scripts));
}

const steps: readonly Step[] = [
  {
    name: "types",
    // Each checker of a project would read again what the others have read.
    run: () => program("typescript/bin/tsc", ["-b", "--checkers", "1", "--builders", "2"]),
  },
  {
    name: "lint",
    run: () => program("oxlint/bin/oxlint", ["--type-aware", "--deny-warnings", "-f", "unix"]),
  },
  { name: "floors", run: checkFloors },
  { name: "dead code", run: () => program("knip/bin/knip.js", ["--no-progress"]) },
  {
    name: "translations",
    run: async () => [
      ...toLines(readAll().flatMap(findBareText)),
      ...toLines(await findMissingTranslations()),
      ...toLines(findWordsOfNoScreen(readAll())),
    ],
  },
  { name: "words", run: async () => toLines(findWrongWords()) },
  { name: "format", run: () => program("oxfmt/bin/oxfmt", ["--list-different"]) },
  { name: "tidy", run: async () => toLines(tidyAll(readAll())) },
  { name: "error codes", run: async () => toLines(findLooseErrorCodes(readAll())) },
  { name: "dead paths", run: async () => toLines(checkDocuments()) },
  { name: "lockfile", run: async () => toLines(findLockfileDrift(listFiles())) },
  { name: ".env.example", run: checkEnvironmentExample },
];

async function runStep(step: Step): Promise<StepResult> {
  const startedMs = performance.now();
  const problems = await step.run().catch((error: unknown) => [String(error)]);
  const isPassed = problems.length === 0;
  console.log(`  ${isPassed ? "✓" : "✗"} ${step.name} (${secondsSince(startedMs)})`);
  for (const problem of problems.slice(0, problemsShown)) console.log(`      ${problem}`);
  const rest = problems.length - problemsShown;
  if (rest > 0) console.log(`      … and ${rest} more`);
  return { name: step.name, isPassed };
}

/** Runs the gate, or some of its steps, and tells how each went. */
export async function check(only: readonly string[] = []): Promise<StepResult[]> {
  const waiting = steps.filter(({ name }) => only.length === 0 || only.includes(name));
  const results: StepResult[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      results.push(await runStep(step));
    }
  };
  await Promise.all(Array.from({ length: stepsAtOnce }, worker));
  return results;
}

if (import.meta.main) {
  endChildrenWithThisProcess();
  const startedMs = performance.now();
  const wanted = process.argv.slice(2);
  const names = steps.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
    process.exit(1);
  }
  const results = await check(wanted);
  const failed = results.filter(({ isPassed }) => !isPassed);
  console.log(
    failed.length === 0
      ? `The gate is open (${secondsSince(startedMs)}).`
      : `The gate is shut: ${failed.map(({ name }) => name).join(", ")}.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
