/** What tiles are written in: their studio, palettes, grounds, and places in widths of the hero. */
import { type Drawing, emoji } from "../svg.ts";
import type { Ground } from "./worlds.ts";

export type Studio = "onca" | "mare" | "saci";

export interface Prop {
  what: Drawing;
  x: number;
  y: number;
  width: number;
  tilt?: number;
  flip?: boolean;
}

export interface Tile {
  studio: Studio;
  title: readonly string[];
  ground: Ground;
  /** Drawn in order; the one that is widest is the hero and gets the rim of light. */
  props: readonly Prop[];
}

export const ground = (
  kind: Ground["kind"],
  sky: readonly string[],
  land: Ground["land"],
  lights: readonly string[] = ["#fff1a8", "#ffffff", "#ffd08a"],
): Ground => ({ kind, sky, land, lights });

export const at = (
  what: Drawing | string,
  x: number,
  y: number,
  width: number,
  tilt = 0,
  flip = false,
): Prop => ({ what: typeof what === "string" ? emoji(what) : what, x, y, width, tilt, flip });

export const gold = ["#fffbd6", "#ffdf6a", "#ffb92e", "#b8741c", "#5a2f10", "#1d0e05"];
export const emerald = ["#f4ffd0", "#b8ef6a", "#3fae55", "#13704a", "#064430", "#02150f"];
export const lagoon = ["#eaffff", "#8fe9ff", "#2aa7dd", "#14599f", "#0b3478", "#040c2c"];
export const dusk = ["#ffe9c2", "#f9a070", "#b2468f", "#5a2a8f", "#23135c", "#0a0628"];
export const ember = ["#fff0c0", "#ffb347", "#ef5a2a", "#a11f2f", "#4a0d2a", "#160412"];
export const velvet = ["#ffe6f0", "#ff8ab4", "#c02f6e", "#6a164f", "#2b0a33", "#0e0414"];
export const amethyst = ["#f4e6ff", "#c39bff", "#7d4be0", "#43248a", "#1d1257", "#0a0628"];
export const table = ["#fff6d6", "#d8b86a", "#2f8a5a", "#0f5a43", "#063226", "#021410"];
export const ruby = ["#fff0d6", "#ffa06a", "#d0303a", "#7d0e2c", "#360716", "#120208"];
export const azure = ["#ffffff", "#bfe6ff", "#5fb0ff", "#2a6fd6", "#123a8a", "#06153c"];
export const coin = (x: number, y: number, width: number, tilt = 0): Prop =>
  at("coin", x, y, width, tilt);
