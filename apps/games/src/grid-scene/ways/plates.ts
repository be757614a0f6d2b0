/**
 * Plates behind the symbols of reels that change their height: each fills its whole cell, however
 * high that is, in the colour of its symbol. Only their edges keep their form when they stretch.
 */
import { CanvasSource, NineSliceSprite, Rectangle, Texture } from "pixi.js";
import type { Atlas } from "../../scene/atlas.ts";

const WIDTH = 96;
const HEIGHT = 144;
const CORNER = 22;

interface PlateBox {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class Plates {
  readonly #source: CanvasSource;
  readonly #textures: ReadonlyMap<string, Texture>;

  constructor(atlas: Atlas, symbols: readonly string[]) {
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH * symbols.length;
    canvas.height = HEIGHT;
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("This browser draws no canvas.");
    for (const [index, id] of symbols.entries()) {
      paintPlate(pen, index * WIDTH, hueOf(atlas.picture(id)));
    }
    const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: true });
    this.#source = source;
    this.#textures = new Map(
      symbols.map((id, index) => {
        const frame = new Rectangle(index * WIDTH + 1, 1, WIDTH - 2, HEIGHT - 2);
        return [id, new Texture({ source, frame })];
      }),
    );
  }

  open(): NineSliceSprite {
    return new NineSliceSprite({
      texture: Texture.EMPTY,
      leftWidth: CORNER,
      rightWidth: CORNER,
      topHeight: CORNER,
      bottomHeight: CORNER,
      anchor: 0.5,
    });
  }

  /** Corners are drawn at the cell's own scale, so that low cells do not become pills. */
  stand(plate: NineSliceSprite, symbol: string, { x, y, width, height }: PlateBox): void {
    const texture = this.#textures.get(symbol) ?? Texture.EMPTY;
    if (plate.texture !== texture) plate.texture = texture;
    const scale = width / WIDTH;
    const gap = Math.max(1.5, width * 0.035);
    const [wide, high] = [(width - gap) / scale, (height - gap) / scale];
    if (plate.width !== wide) plate.width = wide;
    if (plate.height !== high) plate.height = high;
    plate.scale.set(scale);
    plate.position.set(x, y);
  }

  destroy(): void {
    this.#source.destroy();
  }
}

interface Tint {
  readonly hue: number;
  readonly saturation: number;
}

/** The mean of what is drawn: strong colours count more than pale ones. */
function hueOf(picture: HTMLCanvasElement): Tint {
  const edge = 16;
  const canvas = document.createElement("canvas");
  canvas.width = edge;
  canvas.height = edge;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null || picture.width === 0) return { hue: 200, saturation: 20 };
  pen.drawImage(picture, 0, 0, edge, edge);
  const { data } = pen.getImageData(0, 0, edge, edge);
  let [x, y, all] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const span = Math.max(red, green, blue) - Math.min(red, green, blue);
    const weight = ((data[at + 3] ?? 0) / 255) * span;
    const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
    x += Math.cos(angle) * weight;
    y += Math.sin(angle) * weight;
    all += weight;
  }
  const clear = all === 0 ? 0 : Math.hypot(x, y) / all;
  return { hue: (Math.atan2(y, x) / Math.PI) * 180, saturation: 26 + 34 * clear };
}

function paintPlate(pen: CanvasRenderingContext2D, left: number, { hue, saturation }: Tint): void {
  const shade = (lightness: number): string => `hsl(${hue} ${saturation}% ${lightness}%)`;
  const box = (inset: number, radius: number): void => {
    pen.beginPath();
    pen.roundRect(left + inset, inset, WIDTH - inset * 2, HEIGHT - inset * 2, radius);
  };
  const rim = pen.createLinearGradient(0, 0, 0, HEIGHT);
  rim.addColorStop(0, shade(70));
  rim.addColorStop(0.5, shade(48));
  rim.addColorStop(1, shade(30));
  box(2, 15);
  pen.fillStyle = rim;
  pen.fill();
  const face = pen.createLinearGradient(0, 0, 0, HEIGHT);
  face.addColorStop(0, shade(22));
  face.addColorStop(0.5, shade(29));
  face.addColorStop(1, shade(13));
  box(5, 12);
  pen.fillStyle = face;
  pen.fill();
  const light = pen.createLinearGradient(0, 6, 0, HEIGHT * 0.4);
  light.addColorStop(0, "rgb(255 255 255 / 0.2)");
  light.addColorStop(1, "rgb(255 255 255 / 0)");
  box(7, 10);
  pen.fillStyle = light;
  pen.fill();
}
