/**
 * Draws every picture of the product and writes it where it is served from. Deterministic: the
 * same sources give the same SVG; the encoded files may differ in bytes between sharp versions,
 * which is why they are checked in.
 *
 *   node tools/art/generate.ts            everything
 *   node tools/art/generate.ts tiles dados   the pictures of one game
 *   node tools/art/generate.ts tiles      one group: tiles, symbols, grids, places, scenes,
 *                                         badges, brand
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { badge, badgeLevels } from "./badges.ts";
import { heroPicture, titlePicture } from "./cutouts.ts";
import { type GameCode, gameCodes, tile, wide, world } from "./games.ts";
import { drawGrids } from "./grids/paint.ts";
import { icon, loading, logo, mark, studioMark, studios, wordmark } from "./marks.ts";
import { drawPlaces } from "./places/paint.ts";
import { nightGarden, scene, sceneNames, welcome } from "./scenes.ts";
import { CELL, COLUMNS, symbolNames, symbolPicture } from "./symbols.ts";
import { tileCodes, tilePictures, type TilePictures } from "./tiles/paint.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const site = `${root}apps/player/public/`;
const picturesOf = (code: string): string => `${root}packages/game-math/src/slots/${code}/pictures`;

/** Pictures are drawn four times too large and scaled down: fine edges instead of steps. */
const DENSITY = 288;

async function save(path: string, data: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
  console.log(`${path.slice(root.length)}  ${data.length} bytes`);
}

function raster(svg: string, width: number, density = DENSITY) {
  return sharp(Buffer.from(svg), { density, limitInputPixels: false }).resize(width);
}

/** A list shows dozens of them. */
const SMALL_TILE_BYTES_MAX = 12_000;

async function smallTile(portrait: string): Promise<Buffer> {
  for (const quality of [52, 48, 44]) {
    const data = await raster(portrait, 240).avif({ quality }).toBuffer();
    if (data.length <= SMALL_TILE_BYTES_MAX) return data;
  }
  throw new Error(`A small tile should have ${SMALL_TILE_BYTES_MAX} bytes at most.`);
}

async function drawTiles(code: string, pictures: TilePictures): Promise<void> {
  const folder = `${site}art/games/${code}/`;
  const { tile: portrait, wide: paint } = pictures;
  await save(`${folder}tile-240.avif`, await smallTile(portrait));
  await save(
    `${folder}tile-480.avif`,
    await raster(portrait, 480).avif({ quality: 50 }).toBuffer(),
  );
  const hero = paint({ width: 720, height: 360 }, "wide");
  await save(`${folder}hero-720.avif`, await raster(hero, 720).avif({ quality: 52 }).toBuffer());
  const share = paint({ width: 1200, height: 630 }, "wide");
  await save(
    `${folder}share-1200.jpg`,
    await raster(share, 1200, 144).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  );
  const banner = paint({ width: 1200, height: 480 }, "bare");
  await save(
    `${site}art/banners/${code}.avif`,
    await raster(banner, 1200, 144).avif({ quality: 50 }).toBuffer(),
  );
}

function lineSlotPictures(code: GameCode): TilePictures {
  return { tile: tile(code), wide: (size, format) => wide(code, size, format) };
}

async function drawSymbols(code: GameCode): Promise<void> {
  const names = symbolNames(code);
  const cells = await Promise.all(
    names.map(async (name, index) => ({
      input: await raster(symbolPicture(code, name), CELL).png().toBuffer(),
      left: (index % COLUMNS) * CELL,
      top: Math.floor(index / COLUMNS) * CELL,
    })),
  );
  const rows = Math.ceil(names.length / COLUMNS);
  const sheet = sharp({
    create: { width: COLUMNS * CELL, height: rows * CELL, channels: 4, background: "#0000" },
  });
  const atlas = sheet.composite(cells).webp({ quality: 80, alphaQuality: 85, effort: 6 });
  await save(`${picturesOf(code)}/symbols.webp`, await atlas.toBuffer());
  const order = { cell: CELL, columns: COLUMNS, names };
  await save(`${picturesOf(code)}/symbols.json`, `${JSON.stringify(order)}\n`);
  const title = await raster(titlePicture(code), 720).webp({ quality: 82, effort: 6 }).toBuffer();
  await save(`${picturesOf(code)}/title.webp`, title);
  const hero = await raster(heroPicture(code), 420).webp({ quality: 82, effort: 6 }).toBuffer();
  await save(`${picturesOf(code)}/hero.webp`, hero);
  const wide = world(code, { width: 1600, height: 1000 });
  const tall = world(code, { width: 800, height: 1600 });
  await save(
    `${picturesOf(code)}/world-wide.webp`,
    await raster(wide, 1600, 144).webp({ quality: 72, effort: 6 }).toBuffer(),
  );
  await save(
    `${picturesOf(code)}/world-tall.webp`,
    await raster(tall, 800, 144).webp({ quality: 72, effort: 6 }).toBuffer(),
  );
}

async function drawScenes(): Promise<void> {
  for (const name of sceneNames) {
    await save(
      `${site}art/scenes/${name}.avif`,
      await raster(scene(name), 640).avif({ quality: 50 }).toBuffer(),
    );
  }
  const garden = nightGarden({ width: 1920, height: 1080 });
  await save(
    `${site}art/background-wide.avif`,
    await raster(garden, 1920, 144).avif({ quality: 42 }).toBuffer(),
  );
  const banner = welcome({ width: 1200, height: 480 });
  await save(
    `${site}art/banners/welcome.avif`,
    await raster(banner, 1200, 144).avif({ quality: 50 }).toBuffer(),
  );
  await save(
    `${site}art/share.jpg`,
    await raster(welcome({ width: 1200, height: 630 }), 1200, 144)
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  );
}

async function drawBadges(): Promise<void> {
  for (const level of badgeLevels) {
    await save(
      `${site}art/vip/level-${level}.avif`,
      await raster(badge(level), 256).avif({ quality: 58 }).toBuffer(),
    );
  }
}

const FAVICON_PX = 48;

/** A folder of one picture: readers that know no SVG ask for it by its name. */
function asIcon(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_PX, 6);
  head.writeUInt8(FAVICON_PX, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function drawBrand(): Promise<void> {
  await save(`${site}favicon.svg`, mark());
  await save(`${site}favicon.ico`, asIcon(await raster(mark(), FAVICON_PX).png().toBuffer()));
  await save(`${site}brand/mark.svg`, mark());
  await save(`${site}brand/wordmark.svg`, wordmark());
  await save(`${site}brand/logo-on-dark.svg`, logo("#f3f8f6"));
  await save(`${site}brand/logo-on-light.svg`, logo("#10303b"));
  await save(`${site}brand/loading.svg`, loading());
  for (const width of [192, 512]) {
    await save(
      `${site}icons/icon-${width}.png`,
      await raster(icon(false), width).png({ compressionLevel: 9, palette: true }).toBuffer(),
    );
    await save(
      `${site}icons/maskable-${width}.png`,
      await raster(icon(true), width).png({ compressionLevel: 9, palette: true }).toBuffer(),
    );
  }
  await save(
    `${site}icons/apple-touch-icon.png`,
    await raster(icon(true), 180).png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
  for (const studio of studios) {
    await save(
      `${site}art/studios/${studio}.avif`,
      await raster(studioMark(studio), 256).avif({ quality: 55 }).toBuffer(),
    );
  }
}

const only = process.argv[2];
if (only === undefined || only === "tiles") {
  const wanted = process.argv[3];
  for (const code of gameCodes) {
    if (wanted === undefined || wanted === code) await drawTiles(code, lineSlotPictures(code));
  }
  for (const code of tileCodes) {
    if (wanted === undefined || wanted === code) await drawTiles(code, tilePictures(code));
  }
}
if (only === undefined || only === "symbols") for (const code of gameCodes) await drawSymbols(code);
if (only === undefined || only === "grids") {
  await drawGrids({ raster, save, folderOf: picturesOf }, process.argv[3]);
}
if (only === undefined || only === "places") {
  const paint = (svg: string, width: number, quality: number): Promise<Buffer> =>
    raster(svg, width, 144).avif({ quality, effort: 6 }).toBuffer();
  await drawPlaces({ paint, save }, process.argv[3]);
}
if (only === undefined || only === "scenes") await drawScenes();
if (only === undefined || only === "badges") await drawBadges();
if (only === undefined || only === "brand") await drawBrand();
