/** Everything that is drawn, in its order, and where it stands. */
import { Container, Graphics, Sprite, Texture } from "pixi.js";
import type { Theme } from "../games/line-slots/themes.ts";
import { createAir } from "./air.ts";
import type { Atlas } from "./atlas.ts";
import { type FrameArt, paintBack, paintFront } from "./frame-art.ts";
import { inked } from "./ink.ts";
import type { Layout } from "./layout.ts";
import type { Motion } from "./motion.ts";
import { createReel } from "./reel.ts";
import type { SceneOptions } from "./scene-options.ts";
import { createTape } from "./tape.ts";
import { createWinnings } from "./winnings.ts";

/** From the farthest to the nearest. */
export function buildLayers(options: SceneOptions, atlas: Atlas) {
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

export interface ReelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Layers = ReturnType<typeof buildLayers>;

export function arrange(layers: Layers, layout: Layout, theme: Theme, resolution: number): void {
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

/** A new frame in the place of the old one, which is let go of. */
export function putFrame(sprite: Sprite, art: FrameArt): void {
  const old = sprite.texture;
  sprite.texture = Texture.from(art.canvas);
  sprite.position.set(art.x, art.y);
  sprite.width = art.width;
  sprite.height = art.height;
  if (old !== Texture.EMPTY) old.destroy(true);
}

/** A wash of light over one reel that fades. */
export async function flashReel(
  layers: Layers,
  motion: Motion,
  box: ReelBox,
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
