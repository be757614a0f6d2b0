/** Draws the same scenes without WebGL. In a file of its own, fetched only where it is needed. */
import { CanvasRenderer } from "pixi.js";

export function createPlainRenderer(): CanvasRenderer {
  return new CanvasRenderer();
}
