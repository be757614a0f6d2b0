/** The files that tell the world how results come about, as they must be now. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf } from "@tucano/game-math/canonical-json.ts";
import { definitions } from "@tucano/game-math/definitions/index.ts";
import { root } from "../lib/root.ts";
import { serverSeed, type Vector, vectors } from "./vectors.ts";

const FOLDER = "docs/fairness";
const VERIFIER = "tools/verify.py";
const families = ["arcade", "cards", "tables", "draws", "slots", "shared"];
const BOOK_DIGITS = 16;

const fingerprints = Object.entries(definitions).map(
  ([key, definition]) => [key, fingerprintOf(definition)] as const,
);

/** Each file with the text that it must have. */
export function vectorFiles(): ReadonlyMap<string, string> {
  const pages = families.map((family) => `${FOLDER}/${family}.md`);
  const made = vectors();
  return new Map([
    [`${FOLDER}/definitions.json`, linesOf(Object.entries(definitions))],
    [`${FOLDER}/vectors.json`, `[\n${made.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`],
    [`${FOLDER}/README.md`, filled(`${FOLDER}/README.md`, [])],
    ...pages.map((page) => [page, filled(page, made)] as const),
    [VERIFIER, verifierText()],
  ]);
}

/** One line for each definition: a change shows as a change of that line. */
function linesOf(entries: readonly (readonly [string, unknown])[]): string {
  const lines = entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** A page with everything between its marks rewritten. */
function filled(page: string, made: readonly Vector[]): string {
  const text = readFileSync(join(root, page), "utf8");
  return text
    .replace(/(<!-- seed -->).*?(<!-- end -->)/s, `$1${serverSeed.toString("hex")}$2`)
    .replace(/(<!-- fingerprints -->\n).*?(<!-- end -->)/s, `$1${fingerprintTable()}$2`)
    .replaceAll(
      /(<!-- vectors ([a-z0-9-]+) -->\n).*?(<!-- end -->)/gs,
      (_, start: string, game: string, end: string) => start + vectorTable(made, game) + end,
    );
}

function fingerprintTable(): string {
  const rows = fingerprints.map(([key, print]) => `| \`${key}\` | \`${print}\` |\n`);
  return `| definition | SHA-256 |\n| --- | --- |\n${rows.join("")}`;
}

function vectorTable(made: readonly Vector[], game: string): string {
  const own = made.filter((vector) => vector.game === game);
  if (own.length === 0) throw new RangeError(`There are no vectors of ${game}.`);
  const rows = own.map((vector) => {
    const { nonce, choice, actions, told, win, book } = vector.row;
    const cells = [
      nonce,
      code(choice),
      code(actions),
      told,
      win,
      `\`${book.slice(0, BOOK_DIGITS)}\``,
    ];
    return `| ${cells.join(" | ")} |\n`;
  });
  const head =
    "| nonce | choice | actions | outcome | win | book |\n| --- | --- | --- | --- | --- | --- |\n";
  return `\n\`${game}\`, version ${own[0]?.definition_version}:\n\n${head}${rows.join("")}\n`;
}

function code(value: unknown): string {
  return value === undefined ? "–" : `\`${JSON.stringify(value)}\``;
}

function verifierText(): string {
  const lines = fingerprints.map(([key, print]) => `    "${key}": "${print}",\n`);
  return readFileSync(join(root, VERIFIER), "utf8").replace(
    /(# begin definitions.*?\n).*?(# end definitions)/s,
    `$1DEFINITIONS = {\n${lines.join("")}}\n$2`,
  );
}
