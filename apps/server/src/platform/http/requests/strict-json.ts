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
  const plain = parsePlainObject(text);
  if (plain !== undefined) return plain;
  refuseAmbiguity(text);
  try {
    return JSON.parse(text, keepOddNumbersAsText);
  } catch {
    throw new MalformedJson("The body is not valid JSON.");
  }
}

const QUOTE = 34;
const COMMA = 44;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
/** Any number with up to this many digits is exact. */
const DIGITS_MAX = 15;

/**
 * The body that nearly every call has: one flat object of strings and short whole numbers, no
 * escapes. Undefined for anything else, or if there is an error to be reported.
 */
function parsePlainObject(text: string): Record<string, unknown> | undefined {
  const keys = countPlainKeys(text);
  if (keys === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const names = Object.keys(value as object);
  const isClear = names.length === keys && !names.some((name) => FORBIDDEN_KEYS.has(name));
  return isClear ? (value as Record<string, unknown>) : undefined;
}

/** How many keys are written in it; null: not plain. Its grammar is not looked at. */
function countPlainKeys(text: string): number | null {
  if (text.charCodeAt(0) !== OPEN_BRACE) return null;
  let keys = 0;
  let digits = 0;
  let isInString = false;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) return null;
    if (code === QUOTE) {
      isInString = !isInString;
    } else if (!isInString) {
      if (code >= ZERO && code <= NINE) {
        digits += 1;
        if (digits > DIGITS_MAX) return null;
      } else if (code === COLON) {
        keys += 1;
      } else if (code === COMMA) {
        digits = 0;
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET || isOdd(code, digits)) {
        return null;
      }
    }
  }
  return keys;
}

/** Part of a number that is more than digits: + - . E, and e unless it is that of true. */
function isOdd(code: number, digits: number): boolean {
  return code === 43 || code === 45 || code === 46 || code === 69 || (code === 101 && digits > 0);
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
