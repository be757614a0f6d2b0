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
};

/** Bosses are shown larger than anything else, each with what it wears. */
const BOSS_CELL = 384;
const bosses: Readonly<Record<string, string>> = {
  kingOctopus:
    place(emoji("octopus"), { x: 96, y: 104, width: 136, filter: "hero" }) +
    place(emoji("crown"), { x: 96, y: 34, width: 62, filter: "small-shadow" }),
  seaSerpent:
    place(emoji("dragon"), { x: 98, y: 96, width: 158, filter: "serpent" }) +
    place(emoji("gem-stone"), { x: 34, y: 76, width: 30, tilt: -8, filter: "small-shadow" }),
  goldenTide:
    place(emoji("whale"), { x: 98, y: 104, width: 160, filter: "gold" }) +
    place(emoji("crown"), { x: 60, y: 58, width: 46, tilt: -10, filter: "small-shadow" }),
};

/** A whale of gold and a serpent in its own colours, each with a halo. */
const metals = `<defs>${[
  ["gold", ".5 .45 .35 0 .12 .38 .36 .2 0 .04 .1 .1 .05 0 0 0 0 0 1 0", "#ffd24a"],
  ["serpent", "1.05 0 0 0 0 0 1.05 0 0 0 0 .1 1.05 0 0 0 0 0 1 0", "#5affd8"],
]
  .map(
    ([id = "", matrix = "", rim = ""]) => `<filter id="${id}" x="-30%" y="-30%" width="160%"
height="170%" color-interpolation-filters="sRGB"><feColorMatrix values="${matrix}" result="metal"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="9" result="far"/>
<feFlood flood-color="${rim}" flood-opacity=".7"/><feComposite in2="far" operator="in"
result="halo"/><feMerge><feMergeNode in="halo"/><feMergeNode in="metal"/></feMerge></filter>`,
  )
  .join("")}</defs>`;

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

/** Cells side by side in one sheet, each drawn once. */
async function sheetOf(pictures: readonly string[], cell: number, columns: number) {
  const cells = await Promise.all(
    pictures.map(async (svg, index) => ({
      input: await raster(svg, cell).png().toBuffer(),
      left: (index % columns) * cell,
      top: Math.floor(index / columns) * cell,
    })),
  );
  const height = Math.ceil(pictures.length / columns) * cell;
  const sheet = sharp({
    create: { width: columns * cell, height, channels: 4, background: "#0000" },
  });
  return sheet.composite(cells).webp({ quality: 80, alphaQuality: 85, effort: 6 }).toBuffer();
}

const names = Object.keys(creatures);
const small = names.map((name) => creature(creatures[name] ?? ""));
await save(`${root}pescaria-da-mare/creatures.webp`, await sheetOf(small, CELL, COLUMNS));
const large = Object.values(bosses).map((shapes) =>
  picture({ width: UNITS, height: UNITS }, lights("#ffd98a") + metals + shapes),
);
await save(`${root}pescaria-da-mare/bosses.webp`, await sheetOf(large, BOSS_CELL, large.length));
const order = {
  cell: CELL,
  columns: COLUMNS,
  names,
  bosses: { cell: BOSS_CELL, names: Object.keys(bosses) },
};
await save(`${root}pescaria-da-mare/creatures.json`, `${JSON.stringify(order)}\n`);
for (const [name, icon, rim] of [
  ["dragon", "dragon-face", "#9dffd0"],
  ["tiger", "tiger-face", "#ffd27a"],
] as const) {
  const image = raster(crest(icon, rim), 320).webp({ quality: 82, effort: 6 });
  await save(`${root}dragao-e-tigre/${name}.webp`, await image.toBuffer());
}
