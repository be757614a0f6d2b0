/**
 * `npm run test:rng`: the generator's words before the dieharder battery of tests, which the
 * operating system brings (Debian: `apt-get install dieharder`). Takes about half an hour on one
 * core and writes docs/rng.md. Exits with 1 when a test fails.
 *
 *   npm run test:rng                     all of them, with the seed of the report
 *   npm run test:rng -- <64 hex digits>  with another seed; prints and writes nothing
 */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./lib/root.ts";

/** Chosen before the first run: SHA-256 of "tucano". */
const REPORT_SEED = "149377d1536fefb1f8d1f04014e662c20c88c9b4224ccc065ba5c3651bc47318";
const RAW_FROM_STDIN = "200";
const TEST_TIMEOUT_MS = 900_000;
/** A single p-value so near to 0 or 1 is a failure: one in a million runs of a good generator. */
const FAILURE = 1e-6;

/** dieharder's numbers. Left out: what it calls suspect itself, and lags that read for hours. */
const battery: readonly (readonly string[])[] = [
  ...[0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 17, 100, 101, 102].map((test) => [String(test)]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => ["200", "-n", String(n)]),
  ...[2, 3, 4, 5].map((n) => ["201", "-n", String(n)]),
  ...[2, 3, 4, 5].map((n) => ["202", "-n", String(n)]),
  ...[0, 1, 7, 31].map((n) => ["203", "-n", String(n), "-p", "20"]),
  ...[204, 205, 206, 207, 208, 209].map((test) => [String(test)]),
];

interface Result {
  readonly name: string;
  readonly variant: string;
  readonly pValue: number;
  readonly verdict: string;
}

/** Lines of a result: name|ntup|tsamples|psamples|p-value|assessment. */
function resultsIn(output: string): Result[] {
  return output.split("\n").flatMap((line) => {
    const [name, variant, , , pValue, verdict] = line.split("|").map((part) => part.trim());
    const value = Number(pValue);
    if (verdict === undefined || !/^(PASSED|WEAK|FAILED)$/.test(verdict)) return [];
    return [{ name: name ?? "", variant: variant ?? "", pValue: value, verdict }];
  });
}

function runTest(seed: string, test: readonly string[]): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    const stream = spawn(process.execPath, [path.join(root, "tools/rng/stream.ts"), seed], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const dieharder = spawn("dieharder", ["-d", ...test, "-g", RAW_FROM_STDIN], {
      stdio: [stream.stdout, "pipe", "inherit"],
    });
    // Only dieharder reads from it: with our end open, the stream would never learn of its end.
    stream.stdout.destroy();
    let output = "";
    dieharder.stdout.on("data", (part: Buffer) => (output += part.toString("utf8")));
    const timer = setTimeout(() => dieharder.kill(), TEST_TIMEOUT_MS);
    dieharder.once("error", () => {
      clearTimeout(timer);
      stream.kill();
      reject(new Error("dieharder is not installed (Debian: apt-get install dieharder)."));
    });
    dieharder.once("close", () => {
      clearTimeout(timer);
      stream.kill();
      resolve(resultsIn(output));
    });
  });
}

function reportOf(seed: string, results: readonly Result[]): string {
  const count = (verdict: string): number =>
    results.filter((result) => result.verdict === verdict).length;
  const rows = results.map(
    ({ name, variant, pValue, verdict }) =>
      `| ${name} | ${variant} | ${pValue.toFixed(8)} | ${verdict.toLowerCase()} |`,
  );
  return `# The generator before a battery of tests

Written by \`npm run test:rng\`. What is tested are the raw 32-bit words that every outcome is drawn
from: HMAC-SHA256 under a server seed over \`clientSeed:nonce:block\`, eight words a block. As in
play, a round takes some words, the next nonce begins, and after many rounds another seed; so the
seams between rounds and seeds are tested, too.

Battery: dieharder 3.31.1, raw words on its input. Server seed, from which everything follows:
\`${seed}\`. A good generator gives p-values that are spread evenly between 0 and 1; dieharder
calls one below 0.005 or above 0.995 weak (one in a hundred is, by chance), one below 0.000001
failed.

Passed: ${count("PASSED")}, weak: ${count("WEAK")}, failed: ${count("FAILED")}.

| test | variant | p-value | verdict |
| --- | --- | --- | --- |
${rows.join("\n")}

How words become numbers, cards and stops without bias is in [fairness.md](fairness.md); the raw
draws of each game are held against their expected frequencies by a chi-square test beside its
mathematics.
`;
}

const [seed = REPORT_SEED] = process.argv.slice(2);
if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error("A seed is 64 hexadecimal digits.");
const results: Result[] = [];
for (const test of battery) {
  const found = await runTest(seed, test);
  if (found.length === 0) throw new Error(`dieharder -d ${test.join(" ")} gave no result.`);
  for (const { name, variant, pValue, verdict } of found) {
    console.log(`${name} ${variant}: ${pValue} ${verdict}`);
  }
  results.push(...found);
}
if (seed === REPORT_SEED) {
  const report = path.join(root, "docs/rng.md");
  writeFileSync(report, reportOf(seed, results));
}
const failed = results.filter(({ pValue }) => pValue < FAILURE || pValue > 1 - FAILURE);
if (failed.length > 0) process.exitCode = 1;
