/** The symbols of the three slots: one sheet each, in the order of `symbolNames`. */
import { type GameCode } from "./games.ts";
import { line } from "./lettering.ts";
import {
  type Drawing, drawing, emoji, lights, n, oklch, picture, place, restartScopes,
} from "./svg.ts";

export const symbolNames = [
  "wild", "scatter", "high1", "high2", "high3", "high4",
  "low1", "low2", "low3", "low4", "low5", "low6",
] as const;
export type SymbolName = (typeof symbolNames)[number];

export const CELL = 192;
export const COLUMNS = 4;

interface Theme {
  highs: readonly Drawing[];
  wild: Drawing;
  scatter: Drawing;
  /** Inner colours of the two medallions, light to dark. */
  wildGlow: readonly [string, string];
  scatterGlow: readonly [string, string];
  metal: readonly string[];
  rim: string;
  /** Hues of the six low symbols. */
  hues: readonly number[];
  edge: string;
}

const themes: Readonly<Record<GameCode, Theme>> = {
  "onca-dourada": {
    highs: [drawing("jaguar"), emoji("parrot"), emoji("snake"), emoji("hibiscus")],
    wild: emoji("sun"), scatter: emoji("gem-stone"),
    wildGlow: ["#fff3b0", "#e07a10"], scatterGlow: ["#b8ffd8", "#03714a"],
    metal: ["#fff8cf", "#ffd34f", "#a8600a", "#ffe58a"], rim: "#ffe9a0",
    hues: [28, 75, 150, 200, 265, 330], edge: "#1a2c12",
  },
  "mare-alta": {
    highs: [emoji("dolphin"), emoji("turtle"), emoji("octopus"), emoji("tropical-fish")],
    wild: emoji("trident-emblem"), scatter: emoji("oyster"),
    wildGlow: ["#d8fbff", "#0b62b8"], scatterGlow: ["#ffe0f2", "#7a2f9c"],
    metal: ["#ffffff", "#bfe0f5", "#4f78a8", "#e4f6ff"], rim: "#d8fbff",
    hues: [230, 195, 165, 290, 345, 60], edge: "#06204f",
  },
  "noite-do-saci": {
    highs: [drawing("saci"), emoji("owl"), emoji("horse-face"), emoji("mushroom")],
    wild: emoji("fire"), scatter: emoji("full-moon"),
    wildGlow: ["#ffd9a0", "#b3122e"], scatterGlow: ["#d9ccff", "#3a1f9a"],
    metal: ["#ffd0b8", "#f0433f", "#7d0e2c", "#ff9a76"], rim: "#ffc6a0",
    hues: [25, 50, 140, 215, 285, 330], edge: "#1a0b3d",
  },
};

const letters = ["A", "K", "Q", "J", "10", "9"] as const;

/** A round metal frame with light inside, a figure in it and a ribbon with a word below. */
function medallion(theme: Theme, spec: {
  id: string; figure: Drawing; glow: readonly [string, string]; word: string;
}): string {
  const { id } = spec;
  const stops = theme.metal.map((colour, index) =>
    `<stop offset="${n(index / (theme.metal.length - 1))}" stop-color="${colour}"/>`).join("");
  const word = line(spec.word, spec.word.length > 5 ? 33 : 42, 0.02);
  const rays = Array.from({ length: 16 }, (_, index) => {
    const a = (index * Math.PI) / 8;
    const at = (turn: number) => `${n(96 + 66 * Math.cos(turn))} ${n(86 + 66 * Math.sin(turn))}`;
    return `M96 86L${at(a - 0.09)}L${at(a + 0.09)}Z`;
  });
  return `<defs><linearGradient id="${id}-metal" x1="0" y1="0" x2=".6" y2="1">${stops}
</linearGradient><radialGradient id="${id}-glow" cx=".5" cy=".4" r=".65">
<stop offset="0" stop-color="${spec.glow[0]}"/><stop offset="1" stop-color="${spec.glow[1]}"/>
</radialGradient></defs><g filter="url(#shadow)">
<circle cx="96" cy="86" r="78" fill="url(#${id}-metal)"/>
<circle cx="96" cy="86" r="78" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>
<circle cx="96" cy="86" r="66" fill="url(#${id}-glow)" stroke="#000" stroke-opacity=".4"
 stroke-width="3"/><path d="${rays.join("")}" fill="#fff" opacity=".16"/>
<path d="M34 62A66 66 0 0 1 140 38A74 74 0 0 0 34 62Z" fill="#fff" opacity=".35"/></g>
${place(spec.figure, { x: 96, y: 78, width: 104, filter: "hero" })}
<g filter="url(#small-shadow)"><path d="M6 132L26 126H166L186 132L176 152L186 172H6L16 152Z"
 fill="${theme.edge}"/><path d="M22 122H170V176H22Z" fill="url(#${id}-metal)"/>
<path d="M27 127H165V171H27Z" fill="${theme.edge}"/></g>
<g transform="translate(96 ${spec.word.length > 5 ? 161 : 164})">
<path d="${word.path}" fill="none" stroke="#000" stroke-width="6" stroke-linejoin="round"
 opacity=".6"/><path d="${word.path}" fill="url(#${id}-metal)"/>
<path d="${word.path}" fill="#fffbe0" opacity=".55"/></g>`;
}

/** A carved letter: dark edge, coloured body lit from above, gloss on the upper half. */
function letter(text: string, hue: number, theme: Theme): string {
  const drawn = line(text, text.length > 1 ? 138 : 164, -0.01);
  const at = `translate(96 ${text === "Q" || text === "J" ? 150 : 154})`;
  const id = `l${text}`;
  const path = (attributes: string): string =>
    `<path transform="${at}" d="${drawn.path}" stroke-linejoin="round" ${attributes}/>`;
  return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-118"
 y2="4"><stop offset="0" stop-color="${oklch(0.93, 0.09, hue)}"/>
<stop offset=".45" stop-color="${oklch(0.76, 0.17, hue)}"/>
<stop offset=".52" stop-color="${oklch(0.64, 0.19, hue)}"/>
<stop offset="1" stop-color="${oklch(0.4, 0.15, hue)}"/></linearGradient>
<clipPath id="${id}-top"><rect x="0" y="0" width="192" height="96"/></clipPath></defs>
<g filter="url(#shadow)">${path(`fill="${theme.edge}" stroke="${theme.edge}" stroke-width="21"`)}</g>
${path(`fill="none" stroke="${theme.metal[1]}" stroke-width="12"`)}
${path(`fill="none" stroke="${theme.metal[2]}" stroke-width="6"`)}
${path(`fill="url(#${id})"`)}
<g clip-path="url(#${id}-top)">${path('fill="#fff" opacity=".16"')}</g>
${path('fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"')}`;
}

function symbol(name: SymbolName, theme: Theme): string {
  if (name === "wild") {
    return medallion(theme, { id: "w", figure: theme.wild, glow: theme.wildGlow, word: "WILD" });
  }
  if (name === "scatter") {
    const { scatter: figure, scatterGlow: glow } = theme;
    return medallion(theme, { id: "s", figure, glow, word: "SCATTER" });
  }
  const index = Number(name.slice(-1)) - 1;
  if (name.startsWith("low")) {
    return letter(letters[index] ?? "9", theme.hues[index] ?? 0, theme);
  }
  const figure = theme.highs[index];
  if (figure === undefined) throw new Error(`No drawing for ${name}.`);
  const width = Math.min(168, (168 * figure.width) / figure.height);
  return place(figure, { x: 96, y: 96, width, filter: "hero" });
}

/** One symbol alone, in a picture of CELL x CELL. */
export function symbolPicture(code: GameCode, name: SymbolName): string {
  restartScopes();
  const theme = themes[code];
  return picture({ width: CELL, height: CELL }, lights(theme.rim) + symbol(name, theme));
}
