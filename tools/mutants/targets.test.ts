// Protects: no new rule stays out of the search for what its tests do not notice.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/root.ts";
import { listFiles } from "../lib/sources.ts";
import { instrument } from "./instrument.ts";
import { reasons } from "./reasons.ts";
import { targets } from "./targets.ts";

/** Of the games: what computes or tells their figures, holds their types, or only names them. */
const ASIDE = new RegExp(
  [
    "exact(-[a-z-]+)?",
    "plays?",
    "published",
    "index",
    "simulate",
    "definition",
    "shared-game",
    "sheet",
    "vinte-e-um/strategy",
    "maior-ou-menor/most",
    "video-poker/hold",
    "football/clubs",
    "games/(catalogue|forms|game-definition|house-games)",
    "grid-slots/(control|game|kinds|look|outcome|screens|song|sources)",
    "grid-slots/exact/(convolution|distribution|line-(enumeration|tally))",
    "slots/[a-z0-9-]+/(look|texts)",
    "shared/(chain|numbers-drawn|player-seeds|verify-table-round)",
  ]
    .map((name) => `/${name}\\.ts$`)
    .join("|"),
);
const FAMILIES = /^packages\/game-math\/src\/([a-z-]+)\//;
const families = "arcade cards games grid-slots risk shared slots tables".split(" ");

const isRule = (path: string): boolean =>
  /[/-]policy\.ts$/.test(path) ||
  /^apps\/server\/src\/wallet\/[a-z-]+-money\.ts$/.test(path) ||
  (families.includes(FAMILIES.exec(path)?.[1] ?? "") && !ASIDE.test(path));

test("every policy, all of the wallet and every rule of the games is looked at", () => {
  const rules = listFiles().filter((path) => /(?<!\.test)\.ts$/.test(path) && isRule(path));
  expect(rules.length).toBeGreaterThan(90);
  const files = new Set(targets.map(({ file }) => file));
  expect(rules.filter((path) => !files.has(path))).toEqual([]);
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
