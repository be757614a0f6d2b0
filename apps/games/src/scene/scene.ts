/**
 * The stage of a slot: background, cabinet, reels, wins, air. Knows pictures and movement; money,
 * rules and buttons are elsewhere.
 */
import type { Cell, LineWin, Stage } from "@tucano/contract/events/round-events.ts";
import { type Renderer, Texture } from "pixi.js";
import { type Air, REHEARSED_MS } from "./air.ts";
import { type Atlas, createAtlas } from "./atlas.ts";
import { inked } from "./ink.ts";
import { arrange, buildLayers, flashReel, type Layers, type ReelBox } from "./layers.ts";
import { type Layout, layOut } from "./layout.ts";
import { easeInOut } from "./motion.ts";
import type { Reel } from "./reel.ts";
import { openRenderer } from "./renderer.ts";
import type { SceneOptions } from "./scene-options.ts";
import type { Winnings } from "./winnings.ts";

export interface Scene {
  readonly layout: Layout;
  readonly atlas: Atlas;
  readonly reels: readonly Reel[];
  readonly wins: Winnings;
  readonly air: Air;
  resize: () => void;
  useStage: (stage: Stage) => Promise<void>;
  showWindow: (window: readonly (readonly string[])[]) => void;
  /** Rings of light around a reel that may decide a feature. */
  expectReel: (reel: number | null) => void;
  showLine: (win: LineWin) => Promise<void>;
  flashReel: (reel: number) => Promise<void>;
  centreOf: (cell: Cell) => { x: number; y: number };
  /** Something moves that must be drawn at every frame. */
  readonly isLively: boolean;
  /** Fewer pixels and clear air, for machines that cannot keep up. */
  reduceQuality: () => void;
  render: () => void;
  destroy: () => void;
}

export async function createScene(options: SceneOptions): Promise<Scene> {
  const { renderer, isCalm } = await openRenderer(options);
  const scene = new SlotScene(renderer, options);
  if (isCalm) scene.reduceQuality();
  return scene;
}

class SlotScene implements Scene {
  readonly atlas: Atlas;
  readonly #renderer: Renderer;
  readonly #options: SceneOptions;
  readonly #layers: Layers;
  readonly #worlds: { wide: Texture; tall: Texture };
  readonly #stopFrames: () => void;
  #layout: Layout;
  /** 0 in the base game, 1 in free spins. */
  #dusk = 0;
  #expected: number | null = null;
  #clockMs = 0;
  #isReduced = false;

  constructor(renderer: Renderer, options: SceneOptions) {
    const { sheet, theme, images, motion } = options;
    this.#renderer = renderer;
    this.#options = options;
    this.atlas = createAtlas(images.symbols, theme.order, sheet.symbols);
    this.#layers = buildLayers(options, this.atlas);
    this.#worlds = { wide: Texture.from(images.worldWide), tall: Texture.from(images.worldTall) };
    this.#layout = measure(options);
    this.#stopFrames = motion.onFrame((deltaMs) => this.#step(deltaMs));
    this.resize();
    this.#rehearse();
  }

  get layout(): Layout {
    return this.#layout;
  }

  get reels(): readonly Reel[] {
    return this.#layers.reels;
  }

  get wins(): Winnings {
    return this.#layers.wins;
  }

  get air(): Air {
    return this.#layers.air;
  }

  get isLively(): boolean {
    const isTurning = this.reels.some((reel) => reel.isTurning);
    return isTurning || this.#expected !== null || this.wins.isShowing || this.air.isFlying;
  }

  resize(): void {
    this.#layout = measure(this.#options);
    const { width, height, isPortrait } = this.#layout;
    this.#renderer.resize(width, height);
    this.#layers.world.texture = isPortrait ? this.#worlds.tall : this.#worlds.wide;
    arrange(this.#layers, this.#layout, this.#options.theme, this.#renderer.resolution);
    this.#drawDusk();
  }

  async useStage(stage: Stage): Promise<void> {
    const { sheet, motion } = this.#options;
    for (const [index, reel] of this.reels.entries()) {
      reel.useStrip(sheet.strips[stage][index] ?? []);
    }
    const from = this.#dusk;
    const to = stage === "free" ? 1 : 0;
    if (from === to) return;
    await motion.move({
      durationMs: 600,
      ease: easeInOut,
      step: (t) => {
        this.#dusk = from + (to - from) * t;
        this.#drawDusk();
      },
    });
  }

  showWindow(window: readonly (readonly string[])[]): void {
    for (const [index, reel] of this.reels.entries()) reel.showWindow(window[index] ?? []);
  }

  expectReel(reel: number | null): void {
    this.#expected = reel;
    this.#drawExpectation();
  }

  showLine(win: LineWin): Promise<void> {
    return this.wins.drawLine(win, this.#options.sheet.lines[win.line] ?? []);
  }

  flashReel(reel: number): Promise<void> {
    const { motion, theme } = this.#options;
    return flashReel(this.#layers, motion, reelBox(this.#layout, reel), theme);
  }

  centreOf({ reel, row }: Cell): { x: number; y: number } {
    const { reels, cellWidth, cellHeight } = this.#layout;
    return { x: reels.x + (reel + 0.5) * cellWidth, y: reels.y + (row + 0.5) * cellHeight };
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
    this.#layers.root.destroy({ children: true });
    this.atlas.destroy();
    this.#renderer.destroy();
  }

  /**
   * Draws all that a round may bring, once and before anybody sees it: programs are linked and
   * pictures sent to the graphics card while the game is loading, not at the first tap.
   */
  #rehearse(): void {
    this.expectReel(0);
    this.wins.rehearse();
    this.air.rehearse();
    this.render();
    this.expectReel(null);
    this.wins.clear();
    this.air.step(REHEARSED_MS);
    this.render();
  }

  #step(deltaMs: number): void {
    this.#clockMs += deltaMs;
    for (const reel of this.reels) reel.step(deltaMs);
    this.air.step(deltaMs);
    this.wins.step(deltaMs);
    if (this.#expected !== null) this.#drawExpectation();
  }

  #drawDusk(): void {
    const { width, height } = this.#layout;
    const { dusk } = this.#layers;
    dusk.clear();
    dusk.visible = this.#dusk > 0;
    if (!dusk.visible) return;
    dusk.rect(0, 0, width, height).fill(inked(this.#options.theme.feature, this.#dusk * 0.3));
  }

  #drawExpectation(): void {
    const { expectation } = this.#layers;
    const { glow } = this.#options.theme;
    expectation.clear();
    if (this.#expected === null) return;
    const pulse = 0.55 + 0.45 * Math.sin(this.#clockMs / 70);
    const box = reelBox(this.#layout, this.#expected);
    expectation
      .roundRect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, 10)
      .stroke({ width: 6, color: glow, alpha: pulse })
      .rect(box.x, box.y, box.width, box.height)
      .fill(inked(glow, pulse * 0.13));
  }
}

function measure({ host, hudHeight, sheet }: SceneOptions): Layout {
  const { clientWidth, clientHeight } = host;
  return layOut({
    width: clientWidth,
    height: clientHeight,
    hudHeight: hudHeight(),
    reelCount: sheet.reels,
    rowCount: sheet.rows,
  });
}

function reelBox({ reels, cellWidth }: Layout, reel: number): ReelBox {
  return { x: reels.x + reel * cellWidth, y: reels.y, width: cellWidth, height: reels.height };
}
