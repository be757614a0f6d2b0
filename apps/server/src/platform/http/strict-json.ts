/**
 * JSON as a careful reader takes it. JavaScript's parser lets the last of two equal keys win,
 * rounds numbers it cannot hold and nests without end; money must not depend on any of that.
 */

export class MalformedJson extends Error {
  override readonly name = "MalformedJson";
  /** The key that is given twice. */
  readonly key: string | null;

  constructor(message: string, key: string | null = null) {
    super(message);
    this.key = key;
  }
}

const DEPTH_MAX = 16;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Parses `text`, refusing duplicate keys, keys that touch prototypes, and nesting deeper than 16.
 * A number that is not written as plain exact digits (1e2, -0, 9007199254740993) stays text, so
 * that the schema refuses it with the field's name.
 */
export function parseStrictJson(text: string): unknown {
  refuseAmbiguity(text);
  try {
    return JSON.parse(text, keepOddNumbersAsText);
  } catch {
    throw new MalformedJson("The body is not valid JSON.");
  }
}

function keepOddNumbersAsText(
  _key: string,
  value: unknown,
  context?: { source?: string },
): unknown {
  if (typeof value !== "number") return value;
  const source = context?.source ?? String(value);
  const isPlain = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(source) && !Object.is(value, -0);
  if (!isPlain) return source;
  const trimmed = source.includes(".") ? source.replace(/\.?0+$/, "") : source;
  return String(value) === (trimmed === "-0" ? "0" : trimmed) ? value : source;
}

interface Level {
  readonly keys: Set<string> | null;
  expectsKey: boolean;
}

/** One pass over the text; knows strings and brackets, and leaves the grammar to JSON.parse. */
function refuseAmbiguity(text: string): void {
  const levels: Level[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    const level = levels.at(-1);
    if (character === '"') {
      const end = endOfString(text, at);
      if (level?.keys && level.expectsKey) addKey(level, text.slice(at, end + 1));
      at = end + 1;
      continue;
    }
    if (character === "{" || character === "[") {
      if (levels.length >= DEPTH_MAX) throw new MalformedJson("The body is nested too deeply.");
      const isObject = character === "{";
      levels.push({ keys: isObject ? new Set() : null, expectsKey: isObject });
    } else if (character === "}" || character === "]") {
      levels.pop();
    } else if (character === "," && level?.keys) {
      level.expectsKey = true;
    }
    at += 1;
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

function addKey(level: Level, quoted: string): void {
  let key: string;
  try {
    key = JSON.parse(quoted) as string;
  } catch {
    throw new MalformedJson("The body is not valid JSON.");
  }
  if (FORBIDDEN_KEYS.has(key)) throw new MalformedJson(`The key ${key} is not allowed.`);
  if (level.keys?.has(key)) throw new MalformedJson(`The key ${key} is given twice.`, key);
  level.keys?.add(key);
  level.expectsKey = false;
}
