/**
 * The stage of a slot: background, cabinet, reels, wins, air. Knows pictures and movement; money,
 * rules and buttons are elsewhere.
 */
import "pixi.js/unsafe-eval";
import type { SlotSheet } from "@tucano/contract/house-games.ts";
import type { Cell, LineWin, Stage } from "@tucano/contract/round-events.ts";
import { Container, Graphics, Sprite, Texture, WebGLRenderer } from "pixi.js";
import type { Theme } from "../themes.ts";
import { type Air, createAir } from "./air.ts";
import { type Atlas, createAtlas } from "./atlas.ts";
import { type FrameArt, paintBack, paintFront } from "./frame-art.ts";
import { inked } from "./ink.ts";
import { type Layout, layOut } from "./layout.ts";
import { easeInOut, type Motion } from "./motion.ts";
import { measurePower } from "./power.ts";
import { createReel, type Reel } from "./reel.ts";
import { createTape } from "./tape.ts";
import { createWinnings, type Winnings } from "./winnings.ts";

export interface SceneImages {
  symbols: ImageBitmap;
  title: ImageBitmap;
  hero: ImageBitmap;
  worldWide: ImageBitmap;
  worldTall: ImageBitmap;
}

export interface SceneOptions {
  host: HTMLElement;
  sheet: SlotSheet;
  theme: Theme;
  images: SceneImages;
  motion: Motion;
  hudHeight: () => number;
  onContextLost: () => void;
}

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
  const power = measurePower(window.devicePixelRatio || 1);
  const renderer = new WebGLRenderer();
  await renderer.init({
    width: 100,
    height: 100,
    antialias: power.antialias,
    autoDensity: true,
    backgroundAlpha: 0,
    resolution: power.resolution,
    powerPreference: "high-performance",
  });
  renderer.canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    options.onContextLost();
  });
  renderer.canvas.setAttribute("aria-hidden", "true");
  options.host.prepend(renderer.canvas);
  const scene = buildScene(renderer, options);
  if (power.isCalm) scene.reduceQuality();
  return scene;
}

/** Everything that is drawn, from the farthest to the nearest. */
function buildLayers(options: SceneOptions, atlas: Atlas) {
  const { sheet, theme, motion, images } = options;
  const root = new Container();
  // A little darker than painted, so that the cabinet stands out.
  const world = new Sprite({ anchor: 0.5, tint: 0xb4b4b4 });
  const dusk = new Graphics();
  const title = new Sprite({ texture: Texture.from(images.title), anchor: 0.5 });
  const hero = new Sprite({ texture: Texture.from(images.hero), anchor: { x: 0.5, y: 1 } });
  const back = new Sprite();
  const front = new Sprite();
  const column = new Container();
  const mask = new Graphics();
  const expectation = new Graphics();
  const flash = new Graphics();
  const reels = sheet.strips.base.map((strip) =>
    createReel({ tape: createTape(strip, 0), atlas, motion }),
  );
  column.addChild(...reels.map((reel) => reel.view));
  column.mask = mask;
  const air = createAir(atlas, theme, motion);
  const wins = createWinnings({
    atlas,
    theme,
    motion,
    symbolAt: ({ reel, row }) => reels[reel]?.window()[row] ?? "",
    setHidden: ({ reel, row }, isHidden) => {
      const sprite = reels[reel]?.sprite(row);
      if (sprite !== undefined) sprite.visible = !isHidden;
    },
  });
  flash.blendMode = "add";
  expectation.blendMode = "add";
  root.addChild(world, dusk, air.back, hero, back, column, mask, expectation, flash, front);
  root.addChild(title, wins.view, air.front);
  return {
    root,
    world,
    dusk,
    title,
    hero,
    back,
    front,
    mask,
    expectation,
    flash,
    reels,
    air,
    wins,
  };
}

type Layers = ReturnType<typeof buildLayers>;

function buildScene(renderer: WebGLRenderer, options: SceneOptions): Scene {
  const { sheet, theme, images, motion, host } = options;
  const atlas = createAtlas(images.symbols, theme.order, sheet.symbols);
  const layers = buildLayers(options, atlas);
  const worlds = { wide: Texture.from(images.worldWide), tall: Texture.from(images.worldTall) };
  const state = { layout: measure(options), stage: "base" as Stage, dusk: 0, expected: -1, ms: 0 };

  const resize = (): void => {
    state.layout = measure(options);
    const { width, height, isPortrait } = state.layout;
    renderer.resize(width, height);
    layers.world.texture = isPortrait ? worlds.tall : worlds.wide;
    arrange(layers, state.layout, theme, renderer.resolution);
    drawDusk();
  };
  const drawDusk = (): void => {
    const { width, height } = state.layout;
    layers.dusk.clear();
    layers.dusk.visible = state.dusk > 0;
    if (state.dusk === 0) return;
    layers.dusk.rect(0, 0, width, height).fill(inked(theme.feature, state.dusk * 0.3));
  };
  const drawExpectation = (): void => {
    layers.expectation.clear();
    if (state.expected < 0) return;
    const pulse = 0.55 + 0.45 * Math.sin(state.ms / 70);
    const box = reelBox(state.layout, state.expected);
    layers.expectation
      .roundRect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, 10)
      .stroke({ width: 6, color: theme.glow, alpha: pulse })
      .rect(box.x, box.y, box.width, box.height)
      .fill(inked(theme.glow, pulse * 0.13));
  };
  const stopFrames = motion.onFrame((deltaMs) => {
    state.ms += deltaMs;
    for (const reel of layers.reels) reel.step(deltaMs);
    layers.air.step(deltaMs);
    layers.wins.step(deltaMs);
    if (state.expected >= 0) drawExpectation();
  });
  resize();

  return {
    get layout() {
      return state.layout;
    },
    atlas,
    reels: layers.reels,
    wins: layers.wins,
    air: layers.air,
    resize,
    useStage: async (stage) => {
      for (const [index, reel] of layers.reels.entries()) {
        reel.useStrip(sheet.strips[stage][index] ?? []);
      }
      const from = state.dusk;
      const to = stage === "free" ? 1 : 0;
      state.stage = stage;
      if (from === to) return;
      await motion.move({
        durationMs: 600,
        ease: easeInOut,
        step: (t) => {
          state.dusk = from + (to - from) * t;
          drawDusk();
        },
      });
    },
    showWindow: (window) => {
      for (const [index, reel] of layers.reels.entries()) reel.showWindow(window[index] ?? []);
    },
    expectReel: (reel) => {
      state.expected = reel ?? -1;
      drawExpectation();
    },
    showLine: (win) => layers.wins.drawLine(win, sheet.lines[win.line] ?? []),
    flashReel: (reel) => flashReel(layers, motion, reelBox(state.layout, reel), theme),
    centreOf: ({ reel, row }) => ({
      x: state.layout.reels.x + (reel + 0.5) * state.layout.cellWidth,
      y: state.layout.reels.y + (row + 0.5) * state.layout.cellHeight,
    }),
    get isLively() {
      return (
        state.expected >= 0 ||
        layers.wins.isShowing ||
        layers.air.isFlying ||
        layers.reels.some((reel) => reel.isTurning)
      );
    },
    reduceQuality: () => {
      layers.air.calm();
      renderer.resolution = 1;
      resize();
    },
    render: () => renderer.render(layers.root),
    destroy: () => {
      stopFrames();
      renderer.canvas.remove();
      layers.root.destroy({ children: true });
      atlas.destroy();
      renderer.destroy();
      host.classList.remove("is-free");
    },
  };
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

function reelBox({ reels, cellWidth }: Layout, reel: number) {
  return { x: reels.x + reel * cellWidth, y: reels.y, width: cellWidth, height: reels.height };
}

function arrange(layers: Layers, layout: Layout, theme: Theme, resolution: number): void {
  const { width, height, reels, cellWidth, cellHeight, title } = layout;
  const cover = Math.max(width / layers.world.texture.width, height / layers.world.texture.height);
  layers.world.scale.set(cover);
  layers.world.position.set(width / 2, height / 2);
  layers.title.visible = title !== null;
  if (title !== null) {
    layers.title.position.set(title.x, title.y);
    layers.title.scale.set(title.width / layers.title.texture.width);
  }
  layers.hero.visible = layout.hero !== null;
  if (layout.hero !== null) {
    layers.hero.position.set(layout.hero.x, layout.hero.y);
    layers.hero.scale.set(layout.hero.width / layers.hero.texture.width);
  }
  putFrame(layers.back, paintBack(theme, layout, resolution));
  putFrame(layers.front, paintFront(theme, layout, resolution));
  layers.mask.clear().rect(reels.x, reels.y, reels.width, reels.height).fill(0xffffff);
  for (const [index, reel] of layers.reels.entries()) {
    reel.view.y = reels.y;
    reel.resize({ x: reels.x + index * cellWidth, cellWidth, cellHeight });
  }
  layers.wins.resize(layout);
  layers.air.resize(layout);
}

function putFrame(sprite: Sprite, art: FrameArt): void {
  const old = sprite.texture;
  sprite.texture = Texture.from(art.canvas);
  sprite.position.set(art.x, art.y);
  sprite.width = art.width;
  sprite.height = art.height;
  if (old !== Texture.EMPTY) old.destroy(true);
}

async function flashReel(
  layers: Layers,
  motion: Motion,
  box: { x: number; y: number; width: number; height: number },
  theme: Theme,
): Promise<void> {
  await motion.move({
    durationMs: motion.isReduced ? 0 : 420,
    step: (t) => {
      layers.flash
        .clear()
        .rect(box.x, box.y, box.width, box.height)
        .fill(inked(theme.glow, 0.75 * (1 - t)));
    },
  });
  layers.flash.clear();
}
