// Protects: no new rule stays out of the search for what its tests do not notice.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/root.ts";
import { listFiles } from "../lib/sources.ts";
import { instrument } from "./instrument.ts";
import { reasons } from "./reasons.ts";
import { targets } from "./targets.ts";

test("every policy of the server is looked at, by tests that are there", () => {
  const policies = listFiles().filter((path) => /^apps\/server\/.*policy\.ts$/.test(path));
  expect(policies.length).toBeGreaterThan(10);
  expect(targets.map(({ file }) => file)).toEqual(expect.arrayContaining(policies));
  const missing = targets
    .flatMap(({ file, tests }) => [file, ...tests])
    .filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test("a reason is given for a file that is looked at", () => {
  const files = new Set(targets.map(({ file }) => file));
  expect(reasons.filter(({ file }) => !files.has(file))).toEqual([]);
});

test("a mutant changes one thing, and leaves what stands around it", () => {
  const text = "export const share = (a: number, b: number) => (a + b) * 2 >= b && a !== 0;\n";
  const { mutants } = instrument({ path: "share.ts", text });
  expect(mutants.map(({ before, after }) => `${before} → ${after}`)).toEqual([
    "(a + b) * 2 >= b && a !== 0 → (a + b) * 2 >= b || a !== 0",
    "(a + b) * 2 >= b → (a + b) * 2 > b",
    "(a + b) * 2 >= b → (a + b) * 2 < b",
    "(a + b) * 2 → (a + b) / 2",
    "a + b → a - b",
    "2 → 3",
    "a !== 0 → a === 0",
    "0 → 1",
  ]);
});
