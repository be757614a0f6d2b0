/** Everything that is drawn on a grid's stage, in order, with its position. */
import type { Cell } from "@tucano/contract/events/round-events.ts";
import { Container, Graphics, Sprite, Texture } from "pixi.js";
import { createAir } from "../scene/air.ts";
import type { Atlas } from "../scene/atlas.ts";
import { type FrameArt, paintBack, paintFront } from "../scene/frame-art.ts";
import { inked } from "../scene/ink.ts";
import { ownTexture } from "../scene/own-texture.ts";
import type { Layout } from "../scene/layout.ts";
import { type Hero, PictureHero } from "../scene/hero.ts";
import { createWinnings, type Plate, type Winnings } from "../scene/winnings.ts";
import type { CellBox } from "./board.ts";
import { Column } from "./column.ts";
import { Giant } from "./giant.ts";
import type { Labels } from "./labels.ts";
import { Marks } from "./marks.ts";
import type { GridSceneOptions } from "./options.ts";
import { Spotlight } from "./spotlight.ts";
import type { GridGame } from "./theme.ts";
import { createTitle } from "./title.ts";
import { Plates } from "./ways/plates.ts";
import { TopReel } from "./ways/top-reel.ts";
import { WaysCount, waysOf } from "./ways/ways-count.ts";

/** Its reels change their height, so their symbols fill cells of any form. */
const hasPlates = ({ screen }: GridGame): boolean => screen.rowsMin !== screen.rowsMax;

interface Shared {
  atlas: Atlas;
  labels: Labels;
  boxOf: (cell: Cell) => CellBox;
}

/** From the farthest to the nearest. */
export function buildGridLayers(options: GridSceneOptions, { atlas, labels, boxOf }: Shared) {
  const { game, motion, images } = options;
  const { theme } = game;
  const root = new Container();
  const world = new Sprite({ anchor: 0.5, tint: 0xb4b4b4 });
  const dusk = new Graphics();
  const texture = ownTexture(images.title);
  const title = createTitle({ texture, motion, host: options.host, plates: options.plates });
  const { hero, heroPicture, heroHome } = openHero(options, atlas);
  const back = new Sprite();
  const front = new Sprite();
  const cells = new Graphics();
  const inside = new Container();
  const mask = new Graphics();
  const expectation = new Graphics();
  const flash = new Graphics();
  const plates = hasPlates(game) ? openPlates(game, atlas) : null;
  const columns = openColumns(options, { atlas, plates });
  const giant = game.hasGiants
    ? new Giant({ atlas, motion, passing: passingSymbols(game, 0) })
    : null;
  const marks = new Marks({ labels, motion, glow: theme.glow, boxOf });
  inside.addChild(cells, marks.below, ...columns.map(({ view }) => view));
  if (giant !== null) inside.addChild(giant.view);
  inside.mask = mask;
  const topReel = openTopReel(options, columns);
  const air = createAir(atlas, theme, motion);
  const wins = openWinnings(options, { atlas, boxOf, columns, plates, giant });
  const ways = plates === null ? null : openWays(options, labels);
  ways?.show(waysOf(columns.map(({ rows }) => rows)));
  expectation.blendMode = "add";
  flash.blendMode = "add";
  const spotlight = new Spotlight({ atlas, theme, hero, home: heroHome });
  root.addChild(world, dusk, air.back, heroHome, back, inside, mask, expectation, flash, front);
  if (topReel !== null) root.addChild(topReel.view);
  root.addChild(title.view);
  root.addChild(wins.view);
  if (ways !== null) root.addChild(ways.view);
  root.addChild(marks.above, air.front, spotlight.view);
  return {
    root,
    world,
    dusk,
    title,
    hero,
    heroPicture,
    spotlight,
    back,
    front,
    cells,
    mask,
    expectation,
    flash,
    columns,
    plates,
    ways,
    topReel,
    giant,
    marks,
    air,
    wins,
  };
}

function openHero({ game, motion, images }: GridSceneOptions, { light }: Atlas) {
  const heroPicture = ownTexture(images.hero);
  const { glow } = game.theme;
  const hero: Hero = new PictureHero(heroPicture, { light, glow, isStill: motion.isReduced });
  return { hero, heroPicture, heroHome: new Container({ children: [hero.view] }) };
}

interface Standing extends Omit<Shared, "labels"> {
  columns: readonly Column[];
  plates: Plates | null;
  giant: Giant | null;
}

function openWinnings(
  { game, motion }: GridSceneOptions,
  { atlas, boxOf, columns, plates, giant }: Standing,
): Winnings {
  return createWinnings({
    atlas,
    theme: game.theme,
    motion,
    symbolAt: ({ reel, row }) => columns[reel]?.symbolAt(row) ?? "",
    setHidden: ({ reel, row }, isHidden) => columns[reel]?.setHidden(row, isHidden),
    placeOf: boxOf,
    largeAt: (cell) => giant?.pieceAt(cell) ?? null,
    ...(plates === null ? {} : { plateOf: (cell) => plateUnder(cell, { plates, columns, boxOf }) }),
  });
}

function openColumns(
  { game, motion }: GridSceneOptions,
  { atlas, plates }: { atlas: Atlas; plates: Plates | null },
): Column[] {
  const { reels, rowsMax, topReel = [] } = game.screen;
  return Array.from({ length: reels }, (_, reel) => {
    const passing = passingSymbols(game, reel);
    const hasTop = topReel.includes(reel);
    const column = new Column({ atlas, motion, rowsMax, passing, plates, hasTop });
    column.show(openingSymbols(game, reel));
    return column;
  });
}

function openTopReel({ game, motion }: GridSceneOptions, columns: Column[]): TopReel | null {
  const { topReel: reels } = game.screen;
  return reels === undefined
    ? null
    : new TopReel({ columns, reels, motion, glow: game.theme.glow });
}

/** A reel over the others is as high as a row of the window that is measured. */
export function topHeightOf({ cellHeight }: Layout, { screen }: GridGame): number {
  return screen.topReel === undefined ? 0 : cellHeight;
}

function openPlates({ screen }: GridGame, atlas: Atlas): Plates {
  return new Plates(
    atlas,
    screen.symbols.map(({ id }) => id),
  );
}

function openWays({ game, motion, ways }: GridSceneOptions, labels: Labels): WaysCount {
  const { screen, theme } = game;
  const most = screen.rowsMax ** screen.reels;
  return new WaysCount({ labels, motion, glow: theme.glow, most, ...ways });
}

/** A plate of its own, for a symbol that is lifted above the frame. */
function plateUnder(
  cell: Cell,
  {
    plates,
    columns,
    boxOf,
  }: Pick<Shared, "boxOf"> & { plates: Plates; columns: readonly Column[] },
): Plate {
  const view = plates.open();
  const symbol = columns[cell.reel]?.symbolAt(cell.row) ?? "";
  return { view, place: () => plates.stand(view, symbol, boxOf(cell)) };
}

export type GridLayers = ReturnType<typeof buildGridLayers>;

export function arrangeGrid(
  layers: GridLayers,
  layout: Layout,
  game: GridGame,
  resolution: number,
): void {
  const { width, height, reels, cellWidth } = layout;
  const { world } = layers;
  world.scale.set(Math.max(width / world.texture.width, height / world.texture.height));
  world.position.set(width / 2, height / 2);
  layers.title.resize(layout);
  layers.spotlight.resize(layout, world.texture);
  putFrame(layers.back, paintBack(game.theme, layout, resolution));
  putFrame(layers.front, paintFront(game.theme, layout, resolution));
  const topHeight = topHeightOf(layout, game);
  const window = { y: reels.y + topHeight, height: reels.height - topHeight };
  layers.mask.clear().rect(reels.x, window.y, reels.width, window.height).fill(0xffffff);
  drawCells(layers.cells, layout, game);
  for (const [index, column] of layers.columns.entries()) {
    column.view.y = window.y;
    const x = reels.x + index * cellWidth;
    column.resize({ x, width: cellWidth, height: window.height, topHeight });
  }
  layers.topReel?.resize(layout, topHeight);
  layers.giant?.resize(layout);
  layers.ways?.resize(layout);
  layers.wins.resize(layout);
  layers.marks.resize();
  layers.air.resize(layout);
}

/** A new frame in the place of the old one, which is let go of. */
function putFrame(sprite: Sprite, art: FrameArt): void {
  const old = sprite.texture;
  sprite.texture = Texture.from(art.canvas);
  sprite.position.set(art.x, art.y);
  sprite.width = art.width;
  sprite.height = art.height;
  if (old !== Texture.EMPTY) old.destroy(true);
}

/** Where symbols fall they lie on a board of shallow places, not on drums. */
function drawCells(cells: Graphics, { reels, cellWidth, cellHeight }: Layout, game: GridGame) {
  cells.clear();
  const { screen, theme } = game;
  if (theme.movement !== "drop" || hasPlates(game)) return;
  const gap = Math.max(1, cellWidth * 0.03);
  for (let reel = 0; reel < screen.reels; reel += 1) {
    for (let row = 0; row < screen.rowsMax; row += 1) {
      const x = reels.x + reel * cellWidth + gap;
      const y = reels.y + row * cellHeight + gap;
      cells.roundRect(x, y, cellWidth - gap * 2, cellHeight - gap * 2, cellWidth * 0.14);
    }
  }
  cells.fill(inked(0xffffff, 0.07));
}

/** Decoration needs no fairness, only that neighbours differ. */
function passingSymbols({ screen }: GridGame, reel: number): string[] {
  const symbols = screen.symbols.map(({ id }) => id);
  const step = 3 + ((reel * 2) % 4);
  return Array.from(
    { length: symbols.length * 3 },
    (_, index) => symbols[(index * step + reel * 2 + Math.floor(index / 5)) % symbols.length] ?? "",
  );
}

/** Before the first round: what pays, side by side, and nothing that looks like a win. */
function openingSymbols({ screen }: GridGame, reel: number): string[] {
  const symbols = screen.symbols.filter(({ role }) => role === "pays").map(({ id }) => id);
  const rows = Math.round((screen.rowsMin + screen.rowsMax) / 2);
  return Array.from(
    { length: rows },
    (_, row) => symbols[(row * 2 + reel * 3 + Math.floor(row / 2)) % symbols.length] ?? "",
  );
}
