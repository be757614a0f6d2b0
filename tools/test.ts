/**
 * `npm test`: everything that must hold, in one command. Brings browsers, builds what is stale,
 * runs the gate, the tests of the code and the journeys of the browsers, and ends with one line
 * that counts all of them.
 *
 *   npm test                                        everything
 *   npm test -- apps/server/src/wallet              the tests of a file or a folder
 *   npm test -- e2e/journeys/coin.spec.ts           a walk of the browsers, likewise
 *
 * What follows a path is for the runner: `-t <name>` of Vitest, `-g <name>` of Playwright.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildWhatIsStale } from "./build.ts";
import { check } from "./check.ts";
import { judgeAnswers, readHeard } from "./gate/answers.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { ensureEngines, type FoundEngines } from "./lib/engines.ts";
import { weighFirstPages } from "./lib/first-weight.ts";
import { testNamed } from "./lib/named-tests.ts";
import { root } from "./lib/root.ts";
import { endChildrenWithThisProcess, secondsSince } from "./lib/run.ts";
import { runVitest, runWalks } from "./lib/runners.ts";

interface Tally {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const results = join(root, ".cache", "results");
const answers = join(results, "answers");

function heading(text: string): void {
  console.log(`\n── ${text}`);
}

/** A runner that ends badly without naming a failed test has failed all the same. */
function tally(name: string, counts: Omit<Tally, "name">, exitCode: number): Tally {
  const isSilentFailure = exitCode !== 0 && counts.failed === 0;
  return { ...counts, name, failed: isSilentFailure ? 1 : counts.failed };
}

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const count = (value: unknown): number => (typeof value === "number" ? value : 0);

/** One thing that works or does not, counted like a test. */
async function attempt(name: string, work: () => Promise<unknown>): Promise<Tally> {
  try {
    await work();
    return { name, passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return { name, passed: 0, failed: 1, skipped: 0 };
  }
}

async function runGate(): Promise<Tally> {
  const steps = await check();
  const passed = steps.filter(({ isPassed }) => isPassed).length;
  return { name: "gate", passed, failed: steps.length - passed, skipped: 0 };
}

interface FileResult {
  readonly status?: string;
  readonly assertionResults?: readonly { readonly status?: string }[];
}

/** A file that could not be read or set up has failed without a failed test of its own. */
function countBrokenFiles(results: unknown): number {
  const files = Array.isArray(results) ? (results as readonly FileResult[]) : [];
  const isBroken = ({ status, assertionResults = [] }: FileResult): boolean =>
    status === "failed" && !assertionResults.some((one) => one.status === "failed");
  return files.filter(isBroken).length;
}

async function runTests(): Promise<Tally> {
  const report = join(results, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { exitCode } = await runVitest(reporters, { ANSWERS_FOLDER: answers });
  const found = readReport(report);
  const counts = {
    passed: count(found["numPassedTests"]),
    failed: count(found["numFailedTests"]) + countBrokenFiles(found["testResults"]),
    skipped: count(found["numPendingTests"]) + count(found["numTodoTests"]),
  };
  return tally("tests", counts, exitCode);
}

/** Of the run before: each error that the contract declares has really been answered. */
async function holdAnswersAgainstContract(): Promise<void> {
  const problems = judgeAnswers(readHeard(answers));
  if (problems.length > 0) throw new Error(problems.map((line) => `  ${line}`).join("\n"));
}

/** A browser would measure the same, later (`npm run lighthouse`). */
async function weigh(): Promise<void> {
  const problems = weighFirstPages();
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

function outcomesIn({ suites = [], specs = [] }: Suite, isWanted: (project: string) => boolean) {
  const own = specs.flatMap(({ tests }) => tests);
  const wanted = own.filter(({ projectName }) => isWanted(projectName));
  const statuses: string[] = wanted.map(({ status }) => status);
  for (const suite of suites) statuses.push(...outcomesIn(suite, isWanted));
  return statuses;
}

function countOutcomes(statuses: readonly string[]): Omit<Tally, "name"> {
  const ended = (...wanted: string[]) =>
    statuses.filter((status) => wanted.includes(status)).length;
  return {
    passed: ended("expected"),
    failed: ended("unexpected", "flaky"),
    skipped: ended("skipped"),
  };
}

/** The journeys, and beside them on the same server the short form in the other engines. */
async function runJourneys(chromiumPath: string, engines: FoundEngines): Promise<Tally[]> {
  const report = join(results, "playwright.json");
  const walks = { part: "journeys", chromiumPath, engines: engines.found, report } as const;
  const { exitCode } = await runWalks(walks);
  const told = readReport(report) as Suite;
  const isJourney = (project: string): boolean => project === "journeys";
  const journeys = countOutcomes(outcomesIn(told, isJourney));
  const others = countOutcomes(outcomesIn(told, (project) => !isJourney(project)));
  for (const words of engines.missing) console.log(`  Skipped: ${words}`);
  return [
    tally("journeys", journeys, others.failed > 0 ? 0 : exitCode),
    { ...others, name: "other browsers", skipped: others.skipped + engines.missing.length },
  ];
}

function printSummary(tallies: readonly Tally[], startedMs: number): boolean {
  const sum = (key: "passed" | "failed" | "skipped"): number =>
    tallies.reduce((total, each) => total + each[key], 0);
  heading(`Summary (${secondsSince(startedMs)})`);
  for (const { name, passed, failed, skipped } of tallies) {
    const rest = skipped > 0 ? `, ${skipped} skipped` : "";
    console.log(`  ${failed === 0 ? "✓" : "✗"} ${name}: ${passed} passed, ${failed} failed${rest}`);
  }
  const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
  return sum("failed") === 0;
}

async function testEverything(): Promise<boolean> {
  const startedMs = performance.now();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const tallies: Tally[] = [];

  heading("1/4 Build, and browsers meanwhile");
  let chromiumPath = "";
  let engines: FoundEngines = { found: [], missing: [] };
  // Much of it is waiting for others. Walks begin last.
  const browsers = attempt("Chromium", async () => {
    chromiumPath = await ensureChromium();
    engines = await ensureEngines();
    console.log(`  ${[chromiumPath, ...engines.found].join(", ")}`);
  });
  const build = await attempt("build", () => buildWhatIsStale());
  const weight = await attempt("weight of first pages", weigh);
  heading("2/4 Gate");
  const gate = await runGate();
  // Some tests look at the clock, and have the machine for themselves.
  tallies.push(await browsers, build, weight, gate);
  heading("3/4 Tests");
  tallies.push(await runTests());
  tallies.push(await attempt("declared errors", holdAnswersAgainstContract));
  heading("4/4 Journeys");
  if (chromiumPath === "" || build.failed > 0) console.log("  Not run: see above.");
  else tallies.push(...(await runJourneys(chromiumPath, engines)));

  return printSummary(tallies, startedMs);
}

endChildrenWithThisProcess();
const [path, ...options] = process.argv.slice(2);
const work = path === undefined ? testEverything() : testNamed(path, options);
process.exitCode = (await work) ? 0 : 1;
