/** What a scene is made of. */
import type { SlotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import type { Theme } from "../games/line-slots/themes.ts";
import type { Motion } from "./motion.ts";
import type { RendererOptions } from "./renderer.ts";

export interface SceneImages {
  symbols: ImageBitmap;
  title: ImageBitmap;
  hero: ImageBitmap;
  worldWide: ImageBitmap;
  worldTall: ImageBitmap;
}

export interface SceneOptions extends RendererOptions {
  sheet: SlotSheet;
  theme: Theme;
  images: SceneImages;
  motion: Motion;
  hudHeight: () => number;
}
