import { Texture, type TextureSourceLike } from "pixi.js";

/**
 * A picture for one scene alone, let go of with it: what Pixi keeps by itself is the same for the
 * scene that takes its place when a graphics card is lost, and would be gone from both.
 */
export function ownTexture(picture: TextureSourceLike): Texture {
  return Texture.from(picture, true);
}
