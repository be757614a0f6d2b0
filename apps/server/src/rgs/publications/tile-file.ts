/** A picture for the lobby, which a publication may bring beside index.json. */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { drawTile, TILE_MAX_BYTES, type Tile } from "../../catalog/index.ts";

const NAMES = ["tile.webp", "tile.png", "tile.jpg", "tile.jpeg"];

/** Null: there is none. "unfit": it is too large, or no picture that can be drawn. */
export async function readTile(folder: string): Promise<Tile | "unfit" | null> {
  for (const name of NAMES) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found === null || !found.isFile()) continue;
    if (found.size > TILE_MAX_BYTES) return "unfit";
    return (await drawTile(await readFile(file))) ?? "unfit";
  }
  return null;
}
