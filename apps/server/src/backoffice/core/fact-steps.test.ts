// Protects: no operator reads a raw key. Whatever the audit log and the inbox of approvals lay side
// by side is called by steps that have their words in the back office, and so is what it is about.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { permissions } from "@tucano/contract/backoffice/access/permissions.ts";
import { gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { presets } from "../../market/index.ts";
import { toFacts } from "./facts.ts";

const office = path.resolve(import.meta.dirname, "..");
const words = path.resolve(import.meta.dirname, "../../../../backoffice/src/platform/numbers");
const files = [
  "fact-step-words",
  "jackpot-words",
  "listed-game-words",
  "race-words",
  "mission-words",
  "segment-step-words",
];
const steps = files.flatMap((file) =>
  [
    ...readFileSync(path.join(words, `${file}.ts`), "utf8").matchAll(/^ {2}"?([\w.]+)"?: msg`/gm),
  ].flatMap(([, step]) => step ?? []),
);
const named: ReadonlySet<string> = new Set([...steps, ...gameTypes, ...permissions]);

/** From an opening brace to the one that closes it. */
function literalAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return text.slice(from + 1, at);
  }
  return "";
}

/** The names on the first level of an object's text. */
function namesIn(literal: string): string[] {
  let depth = 0;
  const flat = literal.split("").filter((sign) => {
    if ("{([".includes(sign)) depth += 1;
    if ("})]".includes(sign)) depth -= 1;
    return depth === 0;
  });
  return flat
    .join("")
    .split(",")
    .flatMap((part) => /^\s*"?([A-Za-z_][\w.]*)"?\s*(?::|$)/.exec(part)?.[1] ?? []);
}

test("what acts write down has words", () => {
  const files = globSync("**/*.ts", { cwd: office }).filter((file) => !file.includes("test"));
  const unnamed = files.flatMap((file) => {
    const text = readFileSync(path.join(office, file), "utf8");
    if (!/audit\.append|approvals\.request/.test(text)) return [];
    const literals = [...text.matchAll(/\b(?:before|after|details): (?:toFacts\()?(?=\{)/g)];
    return literals
      .flatMap(({ index, 0: start }) => namesIn(literalAt(text, index + start.length)))
      .filter((name) => !named.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(steps.length).toBeGreaterThan(250);
  expect(unnamed).toEqual([]);
});

test("what entries and requests are about has words", () => {
  const file = path.resolve(words, "../subjects/subject-words.ts");
  const known = new Set(
    [...readFileSync(file, "utf8").matchAll(/^ {2}"?([\w-]+)"?: msg`/gm)].map(([, kind]) => kind),
  );
  const server = path.resolve(office, "..");
  const files = globSync(["backoffice/**/*.ts", "*-command.ts"], { cwd: server });
  const kinds = files
    .filter((one) => !one.includes("test"))
    .flatMap((one) => {
      const text = readFileSync(path.join(server, one), "utf8");
      return [...text.matchAll(/subject\w*\b[^;`"]{0,80}[`"]([a-z][a-z_-]*):/gi)].map(
        ([, kind]) => kind,
      );
    });
  expect(new Set(kinds).size).toBeGreaterThan(20);
  expect([...new Set(kinds)].filter((kind) => !known.has(kind))).toEqual([]);
});

test("every number of the market has words", () => {
  const numbers = Object.keys(toFacts(presets.standard)).flatMap((key) => key.split(".").slice(1));
  const unnamed = numbers.filter((step) => !/^\d+$/.test(step) && !named.has(step));
  expect([...new Set(unnamed)]).toEqual([]);
});
