/** What the stage of a slot on a grid is built from. */
import type { Motion } from "../scene/motion.ts";
import type { RendererOptions } from "../scene/renderer.ts";
import type { SceneImages } from "../scene/theme.ts";
import type { GridGame } from "./theme.ts";
import type { WaysWords } from "./ways/ways-count.ts";

export interface GridSceneOptions extends RendererOptions {
  game: GridGame;
  images: SceneImages;
  motion: Motion;
  hudHeight: () => number;
  /** What the panel shows over the upper edge of the stage. */
  plates: readonly HTMLElement[];
  /** Where reels change their height. */
  ways: WaysWords;
}
