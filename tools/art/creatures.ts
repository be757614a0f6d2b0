/**
 * What swims in the bay, in one sheet, and the crests of dragon and tiger. Files are checked in.
 *
 *   node tools/art/creatures.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { emoji, lights, picture, place, restartScopes } from "./svg.ts";

const root = fileURLToPath(new URL("../../apps/games/src/art/", import.meta.url));

const CELL = 192;
const COLUMNS = 4;
const UNITS = 192;

/** By the names of the game's mathematics; then what is drawn besides. */
const creatures: Readonly<Record<string, string>> = {
  sardine: "fish",
  shrimp: "shrimp",
  clown: "tropical-fish",
  seahorse: "jellyfish",
  puffer: "blowfish",
  crab: "crab",
  squid: "squid",
  turtle: "turtle",
  lionfish: "lobster",
  ray: "dolphin",
  shark: "shark",
  whale: "spouting-whale",
  kingOctopus: "octopus",
  seaSerpent: "dragon",
  goldenTide: "whale",
  coral: "coral",
};

function creature(name: string): string {
  restartScopes();
  const size = { width: UNITS, height: UNITS };
  const shape = place(emoji(name), { x: 96, y: 94, width: 150, filter: "small-shadow" });
  return picture(size, lights("#bff4ff") + shape);
}

function crest(name: string, rim: string): string {
  restartScopes();
  const shape = place(emoji(name), { x: 96, y: 94, width: 150, filter: "hero" });
  return picture({ width: UNITS, height: UNITS }, lights(rim) + shape);
}

const raster = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 288, limitInputPixels: false }).resize(width);

async function save(path: string, data: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
  console.log(`${path.slice(root.length)}  ${data.length} bytes`);
}

const names = Object.keys(creatures);
const cells = await Promise.all(
  names.map(async (name, index) => ({
    input: await raster(creature(creatures[name] ?? ""), CELL)
      .png()
      .toBuffer(),
    left: (index % COLUMNS) * CELL,
    top: Math.floor(index / COLUMNS) * CELL,
  })),
);
const height = Math.ceil(names.length / COLUMNS) * CELL;
const sheet = sharp({
  create: { width: COLUMNS * CELL, height, channels: 4, background: "#0000" },
});
const atlas = sheet.composite(cells).webp({ quality: 80, alphaQuality: 85, effort: 6 });
await save(`${root}pescaria-da-mare/creatures.webp`, await atlas.toBuffer());
await save(
  `${root}pescaria-da-mare/creatures.json`,
  `${JSON.stringify({ cell: CELL, columns: COLUMNS, names })}\n`,
);
for (const [name, icon, rim] of [
  ["dragon", "dragon-face", "#9dffd0"],
  ["tiger", "tiger-face", "#ffd27a"],
] as const) {
  const image = raster(crest(icon, rim), 320).webp({ quality: 82, effort: 6 });
  await save(`${root}dragao-e-tigre/${name}.webp`, await image.toBuffer());
}
