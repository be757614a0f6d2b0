/** A slot's look with its pictures. */
import type { SlotLook } from "@tucano/game-math/grid-slots/look.ts";
import type { SheetOrder } from "./atlas.ts";

export interface Theme extends SlotLook {
  /** How the sheet of symbols is laid out. */
  readonly order: SheetOrder;
  readonly images: Readonly<
    Record<"symbols" | "title" | "hero" | "worldWide" | "worldTall", string>
  >;
}

/** The pictures, once they have been fetched. */
export type SceneImages = Readonly<Record<keyof Theme["images"], ImageBitmap>>;
