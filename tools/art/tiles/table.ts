/** Every tile by its game, and how a tile becomes a picture. */
import type { Look, Scene } from "../compose.ts";
import { place } from "../svg.ts";
import type { Studio, Tile } from "./kit.ts";
import { laterSlotTiles } from "./later-slots.ts";
import { scratchCardTiles } from "./scratch-cards.ts";
import { slotAndArcadeTiles } from "./slots-and-arcade.ts";
import { tableAndDrawTiles } from "./tables-and-draws.ts";
import { backOf } from "./worlds.ts";

export const tiles: Readonly<Record<string, Tile>> = {
  ...slotAndArcadeTiles,
  ...laterSlotTiles,
  ...tableAndDrawTiles,
  ...scratchCardTiles,
};

const studios: Readonly<Record<Studio, Pick<Look, "frame" | "inlay" | "rim">>> = {
  onca: { frame: ["#fff8cf", "#ffd34f", "#b06a0c", "#ffdf72"], inlay: "#c77a12", rim: "#ffe9a0" },
  mare: { frame: ["#ffffff", "#bfe0f5", "#5f88b8", "#e4f6ff"], inlay: "#8fb8d8", rim: "#d8fbff" },
  saci: { frame: ["#ffd0b8", "#f0433f", "#7d0e2c", "#ff8a66"], inlay: "#d0303a", rim: "#ffc6a0" },
};

function front({ props: list }: Tile): (scene: Scene) => string {
  const widest = Math.max(...list.map(({ width }) => width));
  return ({ hero }) =>
    list
      .map(({ what, x, y, width, tilt = 0, flip = false }) => {
        const filter = width === widest ? "hero" : width > 0.26 ? "shadow" : "small-shadow";
        const spot = { x: hero.x + x * hero.width, y: hero.y + y * hero.width };
        return place(what, { ...spot, width: width * hero.width, tilt, flip, filter });
      })
      .join("");
}

export function lookOf(tile: Tile): Look {
  const deepest = tile.ground.sky.at(-1) ?? "#02150f";
  return {
    ...studios[tile.studio],
    title: tile.title,
    edge: deepest,
    scrim: deepest,
    back: backOf(tile.ground),
    front: front(tile),
  };
}
