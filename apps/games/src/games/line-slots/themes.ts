/** What makes each game itself: its pictures, its colours and the pitch of its sounds. */
import mareHero from "../../art/mare-alta/hero.webp";
import mareOrder from "../../art/mare-alta/symbols.json";
import mareSymbols from "../../art/mare-alta/symbols.webp";
import mareTitle from "../../art/mare-alta/title.webp";
import mareTall from "../../art/mare-alta/world-tall.webp";
import mareWide from "../../art/mare-alta/world-wide.webp";
import saciHero from "../../art/noite-do-saci/hero.webp";
import saciOrder from "../../art/noite-do-saci/symbols.json";
import saciSymbols from "../../art/noite-do-saci/symbols.webp";
import saciTitle from "../../art/noite-do-saci/title.webp";
import saciTall from "../../art/noite-do-saci/world-tall.webp";
import saciWide from "../../art/noite-do-saci/world-wide.webp";
import oncaHero from "../../art/onca-dourada/hero.webp";
import oncaOrder from "../../art/onca-dourada/symbols.json";
import oncaSymbols from "../../art/onca-dourada/symbols.webp";
import oncaTitle from "../../art/onca-dourada/title.webp";
import oncaTall from "../../art/onca-dourada/world-tall.webp";
import oncaWide from "../../art/onca-dourada/world-wide.webp";

import type { SheetOrder } from "../../scene/atlas.ts";
import type { Voice } from "../../sound.ts";

export interface Theme {
  /** How the sheet of symbols is laid out. */
  order: SheetOrder;
  images: { symbols: string; title: string; hero: string; worldWide: string; worldTall: string };
  /** The frame's metal from bright to dark and back. */
  metal: readonly string[];
  /** A reel's ground: top, middle, bottom. */
  reel: readonly [string, string, string];
  /** Light around what wins. */
  glow: number;
  /** Fireflies, foam or embers in the air. */
  mote: number;
  /** The air during free spins. */
  feature: number;
  /** CSS class with the interface's colours. */
  className: string;
  sound: Voice;
}

const themes: Readonly<Record<string, Theme>> = {
  "onca-dourada": {
    order: oncaOrder,
    images: {
      symbols: oncaSymbols,
      title: oncaTitle,
      hero: oncaHero,
      worldWide: oncaWide,
      worldTall: oncaTall,
    },
    metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
    reel: ["#0d3a2c", "#145440", "#07241b"],
    glow: 0xffe27a,
    mote: 0xfff0a0,
    feature: 0xff9a2a,
    className: "theme-onca",
    sound: { root: 262, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  },
  "mare-alta": {
    order: mareOrder,
    images: {
      symbols: mareSymbols,
      title: mareTitle,
      hero: mareHero,
      worldWide: mareWide,
      worldTall: mareTall,
    },
    metal: ["#ffffff", "#c3e2f6", "#41699c", "#e8f8ff", "#5a86b4"],
    reel: ["#0a2d66", "#12488c", "#061b45"],
    glow: 0x9ff2ff,
    mote: 0xd8fbff,
    feature: 0x39c8ff,
    className: "theme-mare",
    sound: { root: 294, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  },
  "noite-do-saci": {
    order: saciOrder,
    images: {
      symbols: saciSymbols,
      title: saciTitle,
      hero: saciHero,
      worldWide: saciWide,
      worldTall: saciTall,
    },
    metal: ["#ffd9c4", "#f4524a", "#6b0a26", "#ff9a76", "#8a1430"],
    reel: ["#24135c", "#371d80", "#150a3d"],
    glow: 0xffb36a,
    mote: 0xffc878,
    feature: 0xff4a3a,
    className: "theme-saci",
    sound: { root: 220, shape: 2, scale: [0, 3, 6, 7, 10, 12, 15, 18] },
  },
};

export function themeOf(code: string): Theme {
  const theme = themes[code];
  if (theme === undefined) throw new Error(`There are no pictures for ${code}.`);
  return theme;
}
