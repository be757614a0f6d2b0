/** The small kit every drawing is made with: seeded chance, colour, placing, light. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

interface EmojiSet {
  icons: Record<string, { body: string } | undefined>;
}

const emojiSet = require("@iconify-json/fluent-emoji/icons.json") as EmojiSet;

/** A stream of numbers in [0, 1), the same for the same word: FNV-1a into mulberry32. */
export interface Dice {
  next: () => number;
  between: (low: number, high: number) => number;
  pick<Item>(items: readonly Item[]): Item;
}

export function diceFor(word: string): Dice {
  let state = 0x811c9dc5;
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("Nothing to pick from.");
      return item;
    },
  };
}

/** Numbers as they stand in a path: short, and the same on every machine. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** OKLCH to #rrggbb: librsvg does not read oklch() itself. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((channel) => {
    const clipped = Math.min(1, Math.max(0, channel));
    const gamma = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${bytes.join("")}`;
}

let scopes = 0;

/** Start counting anew, so that one picture never depends on which others were drawn before it. */
export function restartScopes(): void {
  scopes = 0;
}

/** Two drawings in one picture may both call a gradient "gold": each gets its own prefix. */
export function scoped(body: string): string {
  scopes += 1;
  const prefix = `s${scopes}-`;
  return body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

export interface Drawing {
  body: string;
  width: number;
  height: number;
}

/** One of our own drawings (tools/art/drawings/<name>.svg). */
export function drawing(name: string): Drawing {
  const text = readFileSync(new URL(`./drawings/${name}.svg`, import.meta.url), "utf8");
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(text);
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(text);
  if (box === null || body === null) throw new Error(`drawings/${name}.svg has no viewBox.`);
  return { body: body[1] ?? "", width: Number(box[1]), height: Number(box[2]) };
}

/** A Fluent Emoji (MIT). Solid silhouettes only; the list of those in use is docs/art.md's. */
export function emoji(name: string): Drawing {
  const icon = emojiSet.icons[name];
  if (icon === undefined) throw new Error(`Fluent Emoji has no "${name}".`);
  return { body: icon.body, width: 32, height: 32 };
}

export interface Placement {
  /** Centre and width in the picture's units. */
  x: number;
  y: number;
  width: number;
  tilt?: number;
  flip?: boolean;
  opacity?: number;
  /** Id of a filter of the picture, e.g. "shadow". */
  filter?: string;
}

export function place(what: Drawing, at: Placement): string {
  const scale = at.width / what.width;
  const turn = `translate(${n(at.x)} ${n(at.y)}) rotate(${n(at.tilt ?? 0)})`;
  const size = `scale(${n(scale * (at.flip === true ? -1 : 1) * 100)} ${n(scale * 100)})`;
  const centre = `scale(.01) translate(${n(-what.width / 2)} ${n(-what.height / 2)})`;
  const filter = at.filter === undefined ? "" : ` filter="url(#${at.filter})"`;
  const body = `<g transform="${turn} ${size} ${centre}">${scoped(what.body)}</g>`;
  return `<g opacity="${n(at.opacity ?? 1)}"${filter}>${body}</g>`;
}

/** Filters each picture carries: a soft shadow, and light that catches the upper left edge. */
export function lights(rim: string): string {
  return `<defs>
<filter id="shadow" x="-30%" y="-30%" width="160%" height="170%">
<feDropShadow dx="0" dy="9" stdDeviation="9" flood-color="#000814" flood-opacity=".62"/></filter>
<filter id="small-shadow" x="-40%" y="-40%" width="180%" height="190%">
<feDropShadow dx="0" dy="3" stdDeviation="3" flood-color="#000814" flood-opacity=".6"/></filter>
<filter id="hero" x="-30%" y="-30%" width="160%" height="170%">
<feOffset in="SourceAlpha" dx="2.500" dy="3" result="moved"/>
<feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/>
<feGaussianBlur in="edge" stdDeviation=".8" result="soft"/>
<feFlood flood-color="${rim}" flood-opacity=".85"/>
<feComposite in2="soft" operator="in" result="glint"/>
<feComposite in="glint" in2="SourceAlpha" operator="in" result="rim"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="16" result="far"/>
<feFlood flood-color="${rim}" flood-opacity=".5"/>
<feComposite in2="far" operator="in" result="halo"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="8" result="near"/>
<feOffset in="near" dy="9" result="below"/>
<feFlood flood-color="#000814" flood-opacity=".6"/>
<feComposite in2="below" operator="in" result="dark"/>
<feMerge><feMergeNode in="halo"/><feMergeNode in="dark"/><feMergeNode in="SourceGraphic"/>
<feMergeNode in="rim"/></feMerge></filter>
<filter id="blur2" x="-30%" y="-30%" width="160%" height="160%">
<feGaussianBlur stdDeviation="2"/></filter>
<filter id="blur6" x="-50%" y="-50%" width="200%" height="200%">
<feGaussianBlur stdDeviation="6"/></filter>
<filter id="blur20" x="-80%" y="-80%" width="260%" height="260%">
<feGaussianBlur stdDeviation="20"/></filter>
</defs>`;
}

export interface Size {
  width: number;
  height: number;
}

export function picture(size: Size, body: string): string {
  const box = `viewBox="0 0 ${size.width} ${size.height}"`;
  const measure = `width="${size.width}" height="${size.height}"`;
  const space = 'xmlns="http://www.w3.org/2000/svg"';
  const link = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${space} ${link} ${measure} ${box}>${body}</svg>`;
}
