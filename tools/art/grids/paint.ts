/** Writes the pictures that the slots on grids load: symbols, name, hero and world of each. */
import type { Sharp } from "sharp";
import sharp from "sharp";
import { CELL, COLUMNS } from "../symbols.ts";
import { gridCodes, type GridCode, gridSymbol, gridSymbolNames } from "./symbols.ts";
import { gridHero, gridTitle, gridWorld } from "./worlds.ts";

interface Brush {
  raster: (svg: string, width: number, density?: number) => Sharp;
  save: (path: string, data: Buffer | string) => Promise<void>;
  folderOf: (code: string) => string;
}

export async function drawGrids(brush: Brush, only?: string): Promise<void> {
  for (const code of gridCodes)
    if (only === undefined || only === code) await drawGrid(brush, code);
}

async function drawGrid({ raster, save, folderOf }: Brush, code: GridCode): Promise<void> {
  const names = gridSymbolNames(code);
  const cells = await Promise.all(
    names.map(async (name, index) => ({
      input: await raster(gridSymbol(code, name), CELL).png().toBuffer(),
      left: (index % COLUMNS) * CELL,
      top: Math.floor(index / COLUMNS) * CELL,
    })),
  );
  const height = Math.ceil(names.length / COLUMNS) * CELL;
  const width = COLUMNS * CELL;
  const sheet = sharp({ create: { width, height, channels: 4, background: "#0000" } });
  const symbols = sheet.composite(cells).webp({ quality: 80, alphaQuality: 85, effort: 6 });
  await save(`${folderOf(code)}/symbols.webp`, await symbols.toBuffer());
  const order = { cell: CELL, columns: COLUMNS, names };
  await save(`${folderOf(code)}/symbols.json`, `${JSON.stringify(order)}\n`);
  const fine = { quality: 82, effort: 6 };
  const title = raster(gridTitle(code), 720).webp(fine);
  await save(`${folderOf(code)}/title.webp`, await title.toBuffer());
  const hero = raster(gridHero(code), 420).webp(fine);
  await save(`${folderOf(code)}/hero.webp`, await hero.toBuffer());
  const soft = { quality: 72, effort: 6 };
  const wide = raster(gridWorld(code, { width: 1600, height: 1000 }), 1600, 144).webp(soft);
  await save(`${folderOf(code)}/world-wide.webp`, await wide.toBuffer());
  const tall = raster(gridWorld(code, { width: 800, height: 1600 }), 800, 144).webp(soft);
  await save(`${folderOf(code)}/world-tall.webp`, await tall.toBuffer());
}
