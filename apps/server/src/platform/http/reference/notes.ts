/**
 * What the contract's comments say about fields. Schemas carry no comments, but the names that
 * stand together in an object are enough to find it again in the source: a field is described by
 * the comment above it in the largest object literal whose names all belong to the same schema.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Notes {
  /** `names`: all fields of the object that `name` is one of. Null: nothing is said about it. */
  find(names: ReadonlySet<string>, name: string): string | null;
}

/** Names to what stands above them, in one object literal. */
type Block = ReadonlyMap<string, string | null>;

const contractFolder = path.resolve(import.meta.dirname, "../../../../../../packages/contract/src");

const notForPlayers = /^(?:backoffice|errors|notices|events\/(?!round-events))/;

export function readContractNotes(): Notes {
  const files = readdirSync(contractFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !notForPlayers.test(name))
    .toSorted((a, b) => (path.basename(a) < path.basename(b) ? -1 : 1));
  return notesOf(files.map((name) => readFileSync(path.join(contractFolder, name), "utf8")));
}

export function notesOf(sources: readonly string[]): Notes {
  const byName = new Map<string, Block[]>();
  for (const block of sources.flatMap(findBlocks)) {
    for (const name of block.keys()) byName.set(name, [...(byName.get(name) ?? []), block]);
  }
  return {
    find: (names, name) => {
      const blocks = (byName.get(name) ?? []).filter((block) => isWithin(block, names));
      const largest = Math.max(0, ...blocks.map((block) => block.size));
      const said = blocks.filter(({ size }) => size === largest).map((block) => block.get(name));
      return said.find((note) => note != null) ?? null;
    },
  };
}

function isWithin(block: Block, names: ReadonlySet<string>): boolean {
  for (const name of block.keys()) if (!names.has(name)) return false;
  return true;
}

/** Comments, texts and patterns as a whole, words, and the signs that matter. */
const tokens = new RegExp(
  [
    String.raw`\/\*\*(?<note>[\s\S]*?)\*\/`,
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`\/\/[^\n]*`,
    String.raw`"(?:[^"\\\n]|\\.)*"`,
    String.raw`\x60(?:[^\x60\\]|\\.)*\x60`,
    String.raw`\/(?![*\/\s])(?:\[(?:[^\]\\\n]|\\.)*\]|[^\/\\\n[]|\\.)+\/[a-z]*`,
    String.raw`(?<word>[A-Za-z_$][\w$]*)(?=\s*(?<after>[:,}])?)`,
    String.raw`(?<sign>[{}()[\],;.])`,
  ].join("|"),
  "g",
);

interface Frame {
  readonly isObject: boolean;
  readonly names: Map<string, string | null>;
  /** Just behind the opening brace or a comma: a name may come. */
  isAtName: boolean;
  note: string | null;
}

function openFrame(sign: string): Frame {
  const isObject = sign === "{";
  return { isObject, names: new Map(), isAtName: isObject, note: null };
}

function findBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  const frames: Frame[] = [openFrame("(")];
  for (const { groups = {} } of source.matchAll(tokens)) {
    const frame = frames.at(-1);
    if (frame === undefined) break;
    const { note, word, after, sign } = groups;
    if (note !== undefined) frame.note = cleanComment(note);
    else if (word !== undefined) takeWord(frame, word, after !== undefined);
    else if (sign !== undefined) takeSign(frames, sign);
    if (sign === "}" && frame.names.size > 0) blocks.push(frame.names);
  }
  return blocks;
}

function takeSign(frames: Frame[], sign: string): void {
  const frame = frames.at(-1);
  if (frame === undefined) return;
  if ("{([".includes(sign)) frames.push(openFrame(sign));
  else if ("})]".includes(sign)) frames.pop();
  else {
    // A dot at the place of a name spreads another object.
    frame.isAtName = frame.isObject && sign !== ".";
    frame.note = null;
  }
}

function takeWord(frame: Frame, word: string, isName: boolean): void {
  if (frame.isAtName && isName) frame.names.set(word, frame.note);
  frame.isAtName = false;
  frame.note = null;
}

function cleanComment(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/^\s*\*?\s?/, ""))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
