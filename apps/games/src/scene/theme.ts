/** What makes a slot look and sound like itself: its pictures and its colours. */
import type { Voice } from "../sound.ts";
import type { SheetOrder } from "./atlas.ts";

export interface Theme {
  /** How the sheet of symbols is laid out. */
  order: SheetOrder;
  images: { symbols: string; title: string; hero: string; worldWide: string; worldTall: string };
  /** The frame's metal from bright to dark and back. */
  metal: readonly string[];
  /** A reel's ground: top, middle, bottom. */
  reel: readonly [string, string, string];
  /** Light around what wins. */
  glow: number;
  /** Fireflies, foam or embers in the air. */
  mote: number;
  /** The air during free spins. */
  feature: number;
  /** CSS class with the interface's colours. */
  className: string;
  sound: Voice;
}

/** The pictures, once they have been fetched. */
export type SceneImages = Readonly<Record<keyof Theme["images"], ImageBitmap>>;
