import { Texture, type TextureSourceLike } from "pixi.js";

/**
 * A picture for one scene alone, released with it: Pixi's own cache is shared with the scene that
 * takes its place when a graphics context is lost, and the picture would be gone from both.
 */
export function ownTexture(picture: TextureSourceLike): Texture {
  return Texture.from(picture, true);
}
