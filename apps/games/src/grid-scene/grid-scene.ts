/**
 * The stage of every slot on a grid: background, cabinet, columns, wins, marks, air. Knows pictures
 * and movement; events, money and rules are elsewhere.
 */
import type { Cell } from "@tucano/contract/events/round-events.ts";
import type { Renderer, Texture } from "pixi.js";
import { type Air, REHEARSED_MS } from "../scene/air.ts";
import { type Atlas, createAtlas } from "../scene/atlas.ts";
import type { Hero } from "../scene/hero.ts";
import { inked } from "../scene/ink.ts";
import { type Layout, layOut } from "../scene/layout.ts";
import { easeInOut } from "../scene/motion.ts";
import { ownTexture } from "../scene/own-texture.ts";
import { openRenderer } from "../scene/renderer.ts";
import type { DrawnLine, Winnings } from "../scene/winnings.ts";
import { boxOf, type CellBox, type GiantStop } from "./board.ts";
import type { Column } from "./column.ts";
import { createLabels, type Labels } from "./labels.ts";
import { arrangeGrid, buildGridLayers, type GridLayers, topHeightOf } from "./layers.ts";
import { createImpact } from "./impact.ts";
import type { Marks } from "./marks.ts";
import type { GridSceneOptions } from "./options.ts";
import type { Spotlight } from "./spotlight.ts";
import type { TopReel } from "./ways/top-reel.ts";
import { type WaysCount, waysOf } from "./ways/ways-count.ts";

export type Columns = readonly (readonly string[])[];

export interface GridScene {
  readonly layout: Layout;
  readonly atlas: Atlas;
  readonly labels: Labels;
  readonly columns: readonly Column[];
  readonly wins: Winnings;
  readonly marks: Marks;
  readonly air: Air;
  readonly hero: Hero;
  readonly spotlight: Spotlight;
  /** Only where reels change their height. */
  readonly ways: WaysCount | null;
  /** Only where a reel lies over others. */
  readonly topReel: TopReel | null;
  resize: () => void;
  show: (columns: Columns) => void;
  boxOf: (cell: Cell) => CellBox;
  burst: (cell: Cell, count: number) => void;
  showLine: (line: DrawnLine, rows: readonly number[]) => Promise<void>;
  /** These columns turn as one from now on; all by themselves for none. */
  join: (reels: readonly number[]) => void;
  /** The columns that are joined stop, heavily. */
  landGiant: (stop: GiantStop, isFast: boolean) => Promise<void>;
  /** They stand, as they did. */
  showGiant: (stop: GiantStop) => void;
  /** A wash of light over one reel that fades. */
  flash: (reel: number) => Promise<void>;
  /** Light around a reel that may decide a feature. */
  expect: (reel: number | null) => void;
  /** The mood of a feature, or of the base game. */
  useFeature: (isFeature: boolean) => Promise<void>;
  readonly isLively: boolean;
  reduceQuality: () => void;
  render: () => void;
  destroy: () => void;
}

export async function createGridScene(options: GridSceneOptions): Promise<GridScene> {
  const { renderer, isCalm } = await openRenderer(options);
  const scene = new PixiGridScene(renderer, options);
  if (isCalm) scene.reduceQuality();
  return scene;
}

class PixiGridScene implements GridScene {
  readonly atlas: Atlas;
  readonly labels = createLabels();
  readonly #renderer: Renderer;
  readonly #options: GridSceneOptions;
  readonly #layers: GridLayers;
  readonly #worlds: { wide: Texture; tall: Texture };
  readonly #stopFrames: () => void;
  #layout: Layout;
  #dusk = 0;
  #expected: number | null = null;
  #clockMs = 0;
  readonly #impact = createImpact();
  #isReduced = false;

  constructor(renderer: Renderer, options: GridSceneOptions) {
    const { game, images, motion } = options;
    this.#renderer = renderer;
    this.#options = options;
    this.atlas = createAtlas(images.symbols, game.theme.order, game.screen.symbols);
    this.#layout = measure(options);
    this.#layers = buildGridLayers(options, {
      atlas: this.atlas,
      labels: this.labels,
      boxOf: (cell) => this.boxOf(cell),
    });
    this.#worlds = { wide: ownTexture(images.worldWide), tall: ownTexture(images.worldTall) };
    this.#stopFrames = motion.onFrame((deltaMs) => this.#step(deltaMs));
    this.resize();
    this.#rehearse();
  }

  get layout(): Layout {
    return this.#layout;
  }

  get columns(): readonly Column[] {
    return this.#layers.columns;
  }

  get wins(): Winnings {
    return this.#layers.wins;
  }

  get marks(): Marks {
    return this.#layers.marks;
  }

  get air(): Air {
    return this.#layers.air;
  }

  get hero(): Hero {
    return this.#layers.hero;
  }

  get spotlight(): Spotlight {
    return this.#layers.spotlight;
  }

  get ways(): WaysCount | null {
    return this.#layers.ways;
  }

  get topReel(): TopReel | null {
    return this.#layers.topReel;
  }

  get isLively(): boolean {
    const isTurning = this.columns.some((column) => column.isTurning);
    const isGiantTurning = this.#layers.giant?.isTurning === true;
    return isTurning || isGiantTurning || this.#expected !== null || this.#isAlive();
  }

  resize(): void {
    this.#layout = measure(this.#options);
    const { width, height, isPortrait } = this.#layout;
    this.#renderer.resize(width, height);
    this.#layers.world.texture = isPortrait ? this.#worlds.tall : this.#worlds.wide;
    arrangeGrid(this.#layers, this.#layout, this.#options.game, this.#renderer.resolution);
    this.#drawDusk();
  }

  show(columns: Columns): void {
    for (const [index, column] of this.columns.entries()) column.show(columns[index] ?? []);
    void this.ways?.count(waysOf(columns.map(({ length }) => length)));
  }

  boxOf(cell: Cell): CellBox {
    const { rows = 1, top = null } = this.columns[cell.reel] ?? {};
    const topHeight = topHeightOf(this.#layout, this.#options.game);
    const isFilling = this.#layers.plates !== null;
    return boxOf(this.#layout, { rows, isFilling, hasTop: top !== null, topHeight }, cell);
  }

  burst(cell: Cell, count: number): void {
    const { x, y } = this.boxOf(cell);
    this.air.burst(x, y, count);
  }

  showLine(line: DrawnLine, rows: readonly number[]): Promise<void> {
    return this.wins.drawLine(line, rows);
  }

  join(reels: readonly number[]): void {
    const { giant } = this.#layers;
    this.#cover(reels);
    if (reels.length > 0) giant?.join(reels);
    else void giant?.leave();
  }

  async landGiant(stop: GiantStop, isFast: boolean): Promise<void> {
    await this.#layers.giant?.land(stop, isFast);
    if (this.#options.motion.isReduced) return;
    this.#impact.strike();
    const { reels, cellWidth } = this.#layout;
    for (const reel of stop.reels) {
      this.air.dust(reels.x + (reel + 0.5) * cellWidth, reels.y + reels.height, 6);
    }
  }

  showGiant(stop: GiantStop): void {
    this.#cover(stop.reels);
    this.#layers.giant?.show(stop);
  }

  #cover(reels: readonly number[]): void {
    for (const [reel, { view }] of this.columns.entries()) view.visible = !reels.includes(reel);
  }

  async flash(reel: number): Promise<void> {
    const { motion, game } = this.#options;
    const { flash } = this.#layers;
    await motion.move({
      durationMs: motion.isReduced ? 0 : 420,
      step: (t) => {
        const { x, y, width, height } = this.#reelBox(reel);
        flash.clear().rect(x, y, width, height);
        flash.fill(inked(game.theme.glow, 0.75 * (1 - t)));
      },
    });
    flash.clear();
  }

  expect(reel: number | null): void {
    this.#expected = reel;
    this.#drawExpectation();
  }

  async useFeature(isFeature: boolean): Promise<void> {
    const from = this.#dusk;
    const to = isFeature ? 1 : 0;
    if (from === to) return;
    await this.#options.motion.move({
      durationMs: 600,
      ease: easeInOut,
      step: (t) => {
        this.#dusk = from + (to - from) * t;
        this.#drawDusk();
      },
    });
  }

  reduceQuality(): void {
    if (this.#isReduced) return;
    this.#isReduced = true;
    this.air.calm();
    this.#renderer.resolution = 1;
    this.resize();
  }

  render(): void {
    this.#renderer.render(this.#layers.root);
  }

  destroy(): void {
    this.#stopFrames();
    this.#renderer.canvas.remove();
    const { title, heroPicture, back, front, root } = this.#layers;
    const textures = [title.view, back, front].map((sprite) => sprite.texture);
    title.destroy();
    this.spotlight.destroy();
    root.destroy({ children: true });
    for (const texture of [...textures, heroPicture, this.#worlds.wide, this.#worlds.tall]) {
      texture.destroy(true);
    }
    this.#layers.plates?.destroy();
    this.labels.destroy();
    this.atlas.destroy();
    this.#renderer.destroy();
  }

  /**
   * Draws everything that a round may need once, before anybody sees it: programs are linked and
   * pictures sent to the graphics card while the game is loading, not at the first tap.
   */
  #rehearse(): void {
    this.expect(0);
    this.wins.rehearse();
    this.air.rehearse();
    this.spotlight.rehearse();
    this.ways?.rehearse();
    this.render();
    this.spotlight.setPlace(false);
    this.spotlight.setPresence(0);
    this.expect(null);
    this.wins.clear();
    this.air.step(REHEARSED_MS);
    this.render();
  }

  #step(deltaMs: number): void {
    this.#clockMs += deltaMs;
    for (const column of this.columns) column.step(deltaMs);
    this.#layers.giant?.step(deltaMs);
    this.#impact.step(deltaMs);
    this.air.step(deltaMs);
    this.wins.step(deltaMs);
    this.hero.step(deltaMs);
    this.spotlight.step(deltaMs);
    this.#aim();
    if (this.#expected !== null) this.#drawExpectation();
  }

  #isAlive(): boolean {
    const isFlying = this.air.isFlying || this.#impact.isShaking;
    return this.wins.isShowing || isFlying || this.spotlight.isShowing;
  }

  /** The camera comes nearer for a moment, towards the middle of the board, and may tremble. */
  #aim(): void {
    const { zoom } = this.spotlight;
    const { root } = this.#layers;
    const { isShaking, shift } = this.#impact;
    if (root.scale.x === zoom && !isShaking && root.y === 0) return;
    const { reels, cellHeight } = this.#layout;
    const [x, y] = [reels.x + reels.width / 2, reels.y + reels.height / 2];
    root.scale.set(zoom);
    root.position.set(x * (1 - zoom), y * (1 - zoom) + shift * cellHeight);
  }

  #drawDusk(): void {
    const { width, height } = this.#layout;
    const { dusk } = this.#layers;
    dusk.clear();
    dusk.visible = this.#dusk > 0;
    if (!dusk.visible) return;
    dusk.rect(0, 0, width, height).fill(inked(this.#options.game.theme.feature, this.#dusk * 0.3));
  }

  #drawExpectation(): void {
    const { expectation } = this.#layers;
    const { glow } = this.#options.game.theme;
    expectation.clear();
    if (this.#expected === null) return;
    const pulse = 0.55 + 0.45 * Math.sin(this.#clockMs / 70);
    const { x, y, width, height } = this.#reelBox(this.#expected);
    expectation
      .roundRect(x + 3, y + 3, width - 6, height - 6, 10)
      .stroke({ width: 6, color: glow, alpha: pulse })
      .rect(x, y, width, height)
      .fill(inked(glow, pulse * 0.13));
  }

  #reelBox(reel: number) {
    const { reels, cellWidth } = this.#layout;
    return { x: reels.x + reel * cellWidth, y: reels.y, width: cellWidth, height: reels.height };
  }
}

/** With few reels, cells are wide already: taller ones would only be emptier. */
const STRETCH_MAX: Readonly<Record<number, number>> = { 3: 1.08, 6: 1.2, 7: 1.16 };

function measure({ host, hudHeight, game }: GridSceneOptions): Layout {
  const { screen, theme } = game;
  return layOut({
    width: host.clientWidth,
    height: host.clientHeight,
    hudHeight: hudHeight(),
    reelCount: screen.reels,
    rowCount: (theme.windowRows ?? screen.rowsMax) + (screen.topReel === undefined ? 0 : 1),
    stretchMax: STRETCH_MAX[screen.reels] ?? 1.3,
  });
}
