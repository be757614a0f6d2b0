/** The symbols of the three slots: one sheet each, named as the games' mathematics names them. */
import type { GameCode } from "./games.ts";
import { line } from "./lettering.ts";
import {
  type Drawing,
  drawing,
  emoji,
  lights,
  n,
  oklch,
  picture,
  place,
  restartScopes,
} from "./svg.ts";

/** Pixels of one symbol in the sheet; drawings are made in a square of 192 units. */
export const CELL = 224;
export const COLUMNS = 4;
const UNITS = 192;

interface Theme {
  wild: Drawing;
  scatter: Drawing;
  /** Best first: they stand alone, larger than their cell's neighbours. */
  highs: Readonly<Record<string, Drawing>>;
  /** On a plate, each with a hue of its own. */
  lows: Readonly<Record<string, readonly [Drawing, number]>>;
  /** Inner colours of the two medallions, light to dark. */
  wildGlow: readonly [string, string];
  scatterGlow: readonly [string, string];
  metal: readonly string[];
  rim: string;
  edge: string;
}

const themes: Readonly<Record<GameCode, Theme>> = {
  "onca-dourada": {
    wild: emoji("sun"),
    scatter: emoji("gem-stone"),
    highs: {
      onca: drawing("jaguar"),
      arara: emoji("parrot"),
      sucuri: emoji("snake"),
      borboleta: emoji("butterfly"),
    },
    lows: {
      flor: [emoji("hibiscus"), 330],
      coco: [emoji("coconut"), 60],
      manga: [emoji("mango"), 30],
      abacaxi: [emoji("pineapple"), 95],
      folha: [emoji("herb"), 160],
    },
    wildGlow: ["#fff3b0", "#e07a10"],
    scatterGlow: ["#b8ffd8", "#03714a"],
    metal: ["#fff8cf", "#ffd34f", "#a8600a", "#ffe58a"],
    rim: "#ffe9a0",
    edge: "#1a2c12",
  },
  "mare-alta": {
    wild: emoji("trident-emblem"),
    scatter: emoji("oyster"),
    highs: {
      baleia: emoji("spouting-whale"),
      golfinho: emoji("dolphin"),
      tartaruga: emoji("turtle"),
    },
    lows: {
      polvo: [emoji("octopus"), 20],
      caranguejo: [emoji("crab"), 345],
      peixe: [emoji("tropical-fish"), 250],
      concha: [emoji("spiral-shell"), 300],
    },
    wildGlow: ["#d8fbff", "#0b62b8"],
    scatterGlow: ["#ffe0f2", "#7a2f9c"],
    metal: ["#ffffff", "#bfe0f5", "#4f78a8", "#e4f6ff"],
    rim: "#d8fbff",
    edge: "#06204f",
  },
  "noite-do-saci": {
    wild: emoji("fire"),
    scatter: emoji("full-moon"),
    highs: {
      saci: drawing("saci"),
      lobo: emoji("wolf"),
      coruja: emoji("owl"),
      morcego: emoji("bat"),
    },
    lows: {
      garrafa: [drawing("bottle"), 190],
      cogumelo: [emoji("mushroom"), 20],
      vela: [emoji("candle"), 70],
      besouro: [emoji("beetle"), 145],
      estrela: [emoji("star"), 280],
    },
    wildGlow: ["#ffd9a0", "#b3122e"],
    scatterGlow: ["#d9ccff", "#3a1f9a"],
    metal: ["#ffd0b8", "#f0433f", "#7d0e2c", "#ff9a76"],
    rim: "#ffc6a0",
    edge: "#1a0b3d",
  },
};

/** The order of a game's sheet, from left to right and top to bottom. */
export function symbolNames(code: GameCode): readonly string[] {
  const { highs, lows } = themes[code];
  return ["wild", "scatter", ...Object.keys(highs), ...Object.keys(lows)];
}

/** What frames are made of. */
type Finish = Pick<Theme, "metal" | "edge">;

/** A round metal frame with light inside, a figure in it and a ribbon with a word below. */
export function medallion(
  theme: Finish,
  spec: {
    id: string;
    figure: Drawing;
    glow: readonly [string, string];
    word: string;
  },
): string {
  const { id } = spec;
  const stops = theme.metal
    .map(
      (colour, index) =>
        `<stop offset="${n(index / (theme.metal.length - 1))}" stop-color="${colour}"/>`,
    )
    .join("");
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

/** A polished stone in a thin metal rim, with a figure on it. */
export function plate(figure: Drawing, hue: number, theme: Finish): string {
  const stops = theme.metal
    .map(
      (colour, index) =>
        `<stop offset="${n(index / (theme.metal.length - 1))}" stop-color="${colour}"/>`,
    )
    .join("");
  const box = (grow: number): string => `x="${24 - grow}" y="${24 - grow}"
 width="${144 + grow * 2}" height="${144 + grow * 2}" rx="${38 + grow}"`;
  const width = Math.min(122, (122 * figure.width) / figure.height);
  return `<defs><linearGradient id="p-metal" x1="0" y1="0" x2=".7" y2="1">${stops}
</linearGradient><radialGradient id="p-stone" cx=".5" cy=".3" r=".8">
<stop offset="0" stop-color="${oklch(0.66, 0.13, hue)}"/>
<stop offset=".6" stop-color="${oklch(0.4, 0.11, hue)}"/>
<stop offset="1" stop-color="${oklch(0.22, 0.07, hue)}"/></radialGradient></defs>
<g filter="url(#shadow)"><rect ${box(8)} fill="${theme.edge}"/></g>
<rect ${box(6)} fill="url(#p-metal)"/><rect ${box(0)} fill="url(#p-stone)"
 stroke="#000" stroke-opacity=".45" stroke-width="3"/>
<path d="M30 74C30 40 46 30 76 30H116C146 30 162 40 162 74C140 58 52 58 30 74Z" fill="#fff"
 opacity=".2"/>${place(figure, { x: 96, y: 95, width, filter: "small-shadow" })}`;
}

function symbol(name: string, theme: Theme): string {
  if (name === "wild") {
    return medallion(theme, { id: "w", figure: theme.wild, glow: theme.wildGlow, word: "WILD" });
  }
  if (name === "scatter") {
    const { scatter: figure, scatterGlow: glow } = theme;
    return medallion(theme, { id: "s", figure, glow, word: "SCATTER" });
  }
  const low = theme.lows[name];
  if (low !== undefined) return plate(low[0], low[1], theme);
  const figure = theme.highs[name];
  if (figure === undefined) throw new Error(`No drawing for ${name}.`);
  const width = Math.min(168, (168 * figure.width) / figure.height);
  return place(figure, { x: 96, y: 96, width, filter: "hero" });
}

/** One symbol alone, in a square picture. */
export function symbolPicture(code: GameCode, name: string): string {
  restartScopes();
  const theme = themes[code];
  return picture({ width: UNITS, height: UNITS }, lights(theme.rim) + symbol(name, theme));
}
