/** Draws the same scenes without WebGL. A file of its own: only who needs it fetches it. */
import { CanvasRenderer } from "pixi.js";

export function createPlainRenderer(): CanvasRenderer {
  return new CanvasRenderer();
}
