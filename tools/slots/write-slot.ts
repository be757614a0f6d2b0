/**
 * A folder for a new slot, made after one that there is: its numbers, look, words and pictures to
 * begin with, under a code of its own. It plays at once; then it is changed into another game.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { slotCodes, slotsFolder } from "./registry.ts";

export interface NewSlot {
  readonly code: string;
  readonly name: string;
  /** In the catalogue. */
  readonly id: number;
  /** The slot that it is made after. */
  readonly like: string;
}

const CODE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CODE_LENGTH_MAX = 40;
const TITLE = { width: 720, height: 140 };

/** Small words stay small: "sol-do-agreste" is "Sol do Agreste". */
export function nameOf(code: string): string {
  const small = new Set(["a", "o", "e", "da", "de", "do", "das", "dos"]);
  return code
    .split("-")
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}

/** Answers the folder. Refuses a code that is taken, or that no address may have. */
export async function writeSlot(slot: NewSlot, into = slotsFolder): Promise<string> {
  const { code, name, like } = slot;
  if (!CODE.test(code) || code.length > CODE_LENGTH_MAX) {
    throw new RangeError(`"${code}" is no code: small letters, digits and single hyphens.`);
  }
  if (slotCodes(into).includes(code)) throw new RangeError(`There is a slot ${code} already.`);
  if (!slotCodes().includes(like)) throw new RangeError(`There is no slot ${like} to begin with.`);
  const from = join(slotsFolder, like);
  const folder = join(into, code);
  mkdirSync(folder, { recursive: true });
  cpSync(join(from, "pictures"), join(folder, "pictures"), { recursive: true });
  await writeTitle(name, join(folder, "pictures/title.webp"));
  for (const file of readdirSync(from).filter(isWritten)) {
    writeFileSync(join(folder, file), textOf(slot, readFileSync(join(from, file), "utf8")));
  }
  return folder;
}

/** Figures are calculated, and tests are of the game that they lie beside. */
function isWritten(file: string): boolean {
  return file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "published.ts";
}

function textOf({ code, name, id, like }: NewSlot, text: string): string {
  const likeName = /^ {4}name: "(.*)",$/m.exec(text)?.[1];
  const own = text
    // A first version, and nobody's tests know its parts by name.
    .replace(/\n {2}\/\*\* Its maximum [^\n]*\n {2}formerMaxima: [^\n]*/, "")
    .replace(/\nexport const \{ made: [^\n]*\n/, "\n")
    .replace(
      /\n\/\*\*\n( \* [^\n]*\n)+ \*\/\nexport const slot/,
      `\n/** ${name}. */\nexport const slot`,
    )
    .replace(/^ {4}id: \d+,$/m, `    id: ${id},`)
    .replace(/^ {4}name: ".*",$/m, `    name: ${JSON.stringify(name)},`)
    .replaceAll(`"${like}"`, `"${code}"`)
    .replace(/^(\/\*\* How) .* (looks and sounds\. \*\/)$/m, `$1 ${name} $2`)
    .replace(/^(\/\*\* What is told about) .*\. \*\/$/m, `$1 ${name}. */`);
  const shown = likeName === undefined ? own : own.replaceAll(likeName, name);
  return `${shown.trimEnd()}\n`;
}

async function writeTitle(name: string, file: string): Promise<void> {
  const { width, height } = TITLE;
  // So that the widest letters fit.
  const size = Math.min(84, Math.floor((width * 1.25) / name.length));
  const escaped = name.toUpperCase().replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const at = `x="${width / 2}" y="${height * 0.7}" text-anchor="middle"`;
  const face = `font-family="Lilita One, sans-serif" font-size="${size}" font-weight="bold"`;
  const paint = 'fill="#ffcb3d" stroke="#3a0d12" stroke-width="10" paint-order="stroke"';
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  const svg = `${open}<text ${at} ${face} ${paint}>${escaped}</text></svg>`;
  await sharp(Buffer.from(svg)).webp().toFile(file);
}
