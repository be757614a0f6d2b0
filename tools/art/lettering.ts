/** Titles in Lilita One, as paths: the picture needs no font installed to look the same. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { n } from "./svg.ts";

interface Command {
  type: "M" | "L" | "Q" | "C" | "Z";
  [coordinate: string]: number | string;
}

interface Outline {
  commands: readonly Command[];
}

interface Font {
  getPath: (text: string, x: number, y: number, size: number, options?: object) => Outline;
  getAdvanceWidth: (text: string, size: number, options?: object) => number;
}

const require = createRequire(import.meta.url);
const { parse } = require("opentype.js") as { parse: (data: ArrayBuffer) => Font };

function openFont(file: string): Font {
  const bytes = readFileSync(require.resolve(file));
  return parse(new Uint8Array(bytes).buffer);
}

const lilita = openFont("@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff");

/** Written by ourselves: the font library's own writer turns tiny numbers into "NaN". */
function pathOf(outline: Outline): string {
  const order = ["x1", "y1", "x2", "y2", "x", "y"] as const;
  return outline.commands
    .map((command) => {
      const numbers = order
        .map((key) => command[key])
        .filter((value): value is number => typeof value === "number");
      return command.type + numbers.map(n).join(" ");
    })
    .join("");
}

export interface Line {
  path: string;
  width: number;
}

/** One line of text around x = 0, standing on y = 0. */
export function line(text: string, size: number, spacing = 0): Line {
  const options = { letterSpacing: spacing };
  const width = lilita.getAdvanceWidth(text, size, options);
  return { path: pathOf(lilita.getPath(text, -width / 2, 0, size, options)), width };
}

export interface TitleStyle {
  x: number;
  /** Baseline of the last line. */
  y: number;
  width: number;
  size: number;
  /** Colour of the thick line around the letters. */
  edge: string;
  /** Colour of the thin bright line between that and the gold. */
  inlay: string;
}

/** Gold letters with a thick dark edge, a gloss on the upper half and a shadow, on 1-2 lines. */
export function goldTitle(lines: readonly string[], style: TitleStyle): string {
  const gap = style.size * 0.92;
  const drawn = lines.map((text, index) => {
    const plain = line(text.toUpperCase(), style.size, 0.012);
    const scale = Math.min(1.12, style.width / plain.width);
    const y = style.y - (lines.length - 1 - index) * gap;
    const at = `translate(${n(style.x)} ${n(y)}) scale(${n(scale * 100)}) scale(.01)`;
    return { at, path: plain.path };
  });
  const layer = (attributes: string): string =>
    drawn.map((each) => `<path transform="${each.at}" d="${each.path}" ${attributes}/>`).join("");
  const stroke = 'fill="none" stroke-linejoin="round"';
  const cap = style.size * 0.72;
  return `<defs><linearGradient id="gold-face" gradientUnits="userSpaceOnUse" x1="0" x2="0"
 y1="${n(-cap)}" y2="0"><stop offset="0" stop-color="#fffbe0"/><stop offset=".42"
 stop-color="#ffe27a"/><stop offset=".5" stop-color="#ffcb3d"/><stop offset=".78"
 stop-color="#f59a17"/><stop offset="1" stop-color="#ffd45e"/></linearGradient>
<linearGradient id="gold-edge" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(-cap)}" y2="4">
<stop offset="0" stop-color="#fffef2"/><stop offset="1" stop-color="${style.inlay}"/>
</linearGradient></defs>
<g transform="translate(0 6)" opacity=".75" filter="url(#blur6)">
${layer(`${stroke} stroke="#00050a" stroke-width="${n(style.size * 0.34)}"`)}</g>
${layer(`${stroke} stroke="${style.edge}" stroke-width="${n(style.size * 0.27)}"`)}
${layer(`fill="${style.edge}" stroke="${style.inlay}" stroke-width="${n(style.size * 0.12)}"
 stroke-linejoin="round"`)}
${layer(`${stroke} stroke="#5a2405" stroke-width="${n(style.size * 0.055)}"`)}
${layer('fill="url(#gold-face)"')}
${layer(`${stroke} stroke="#fffbe6" stroke-opacity=".55"
 stroke-width="${n(style.size * 0.018)}"`)}`;
}
