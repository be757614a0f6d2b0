import type { Sprite, Texture } from "pixi.js";

/**
 * Gives a sprite its picture and size. On turning reels this is done for every symbol at every
 * frame: a scale that stays the same costs nothing, where a width would be recalculated.
 */
export function wear(
  sprite: Sprite,
  texture: Texture,
  { edge, stretch = 1 }: { edge: number; stretch?: number },
): void {
  if (sprite.texture !== texture) sprite.texture = texture;
  sprite.scale.set(edge / texture.width, (edge * stretch) / texture.height);
}
