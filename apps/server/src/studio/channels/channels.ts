/** What the studio shows: the tables with a dealer and the timed draws, each with its scene. */
import { baccaratScene } from "../scenes/baccarat.ts";
import { drawScene } from "../scenes/draw.ts";
import type { Scene } from "../scenes/furniture.ts";
import { rouletteScene } from "../scenes/roulette.ts";

export interface StudioChannel {
  /** The game's code, which is the channel's name in addresses, too. */
  readonly code: string;
  readonly scene: Scene;
}

export const studioChannels: readonly StudioChannel[] = [
  { code: "roleta-ao-vivo", scene: rouletteScene },
  { code: "bacara-ao-vivo", scene: baccaratScene },
  { code: "keno-minuto", scene: drawScene({ lastingMs: 16_000, perRow: 7, radius: 24 }) },
  { code: "seis-da-sorte", scene: drawScene({ lastingMs: 15_000, perRow: 4, radius: 38 }) },
  { code: "salao-75", scene: drawScene({ lastingMs: 33_000, perRow: 14, radius: 13 }) },
  { code: "salao-de-bingo", scene: drawScene({ lastingMs: 70_000, perRow: 14, radius: 12 }) },
];
