/** Draws the pictures that lists, pages and links show of a game. */
import { composeTile, composeWide } from "../compose.ts";
import { lookOf, tiles } from "./table.ts";

export interface TilePictures {
  tile: string;
  wide: (size: { width: number; height: number }, format: "wide" | "bare") => string;
}

export const tileCodes: readonly string[] = Object.keys(tiles);

export function tilePictures(code: string): TilePictures {
  const tile = tiles[code];
  if (tile === undefined) throw new Error(`There is no tile of ${code}.`);
  const look = lookOf(tile);
  return {
    tile: composeTile(code, look),
    wide: (size, format) => composeWide(code, look, { size, format }),
  };
}
