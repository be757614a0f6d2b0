/** Figures painted once in the style of the art, kept by their text, and released together. */
import { CanvasSource, Texture } from "pixi.js";

const HEIGHT = 72;
const MARGIN = 16;

/** value: gold on dark. badge: a multiplier. quiet: a return, without glamour. */
export type LabelStyle = "value" | "badge" | "quiet";

const faces: Readonly<Record<LabelStyle, readonly [string, string, string]>> = {
  value: ["#fffbe0", "#ffd65a", "#f29a1f"],
  badge: ["#ffffff", "#9ff2ff", "#2fb8e6"],
  quiet: ["#ffffff", "#e6eef0", "#b9c9cb"],
};

export interface Labels {
  of: (text: string, style: LabelStyle) => Texture;
  destroy: () => void;
}

export function createLabels(): Labels {
  const kept = new Map<string, Texture>();
  return {
    of: (text, style) => {
      const key = `${style}|${text}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = new Texture({ source: new CanvasSource({ resource: paint(text, style) }) });
      kept.set(key, made);
      return made;
    },
    destroy: () => {
      for (const texture of kept.values()) texture.destroy(true);
      kept.clear();
    },
  };
}

function paint(text: string, style: LabelStyle): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no canvas.");
  const font = `${HEIGHT * 0.72}px "Lilita One", system-ui, sans-serif`;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(text).width) + MARGIN * 2;
  canvas.height = HEIGHT + MARGIN;
  context.font = font;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  const x = canvas.width / 2;
  const y = canvas.height / 2 + 3;
  const face = context.createLinearGradient(0, y - HEIGHT * 0.3, 0, y + HEIGHT * 0.3);
  for (const [index, colour] of faces[style].entries()) face.addColorStop(index / 2, colour);
  context.lineWidth = 15;
  context.strokeStyle = "rgba(20,5,8,.92)";
  context.strokeText(text, x, y);
  context.fillStyle = face;
  context.fillText(text, x, y);
  return canvas;
}
