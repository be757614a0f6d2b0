/**
 * Fish that swim: each is bent into the poses of one stroke when the game is loaded, so that a
 * frame only changes pictures. All of them lie in one sheet, drawn in one call.
 */
import { CanvasSource, Rectangle, Texture } from "pixi.js";
import order from "../../../art/pescaria-da-mare/creatures.json";

const CELL = order.cell;
const POSES = 8;
const COLUMNS = 9;
/** A pose is put together from strips so wide. */
const STRIP = 2;

/** How something moves that does not bend: a bell that closes, legs that run, a body that rolls. */
export type Manner = "swims" | "pulses" | "walks" | "rolls";

const manners: Readonly<Record<string, Manner>> = {
  sardine: "swims",
  shrimp: "swims",
  clown: "swims",
  seahorse: "pulses",
  puffer: "swims",
  crab: "walks",
  squid: "pulses",
  turtle: "rolls",
  lionfish: "walks",
  ray: "swims",
  shark: "swims",
  whale: "swims",
  kingOctopus: "pulses",
  seaSerpent: "rolls",
  goldenTide: "rolls",
};

export const mannerOf = (id: string): Manner => manners[id] ?? "rolls";

/** One picture of what does not bend, else those of a stroke, in their order. */
export type Poses = readonly Texture[];

/** The head, at the left, stays where it is; the tail swings most. */
function bend(pen: CanvasRenderingContext2D, from: HTMLCanvasElement, pose: number): void {
  const turn = (pose / POSES) * Math.PI * 2;
  for (let x = 0; x < CELL; x += STRIP) {
    const back = x / CELL;
    const swing = 1.2 + 8 * Math.max(0, back - 0.25) ** 1.5;
    const lift = swing * Math.sin(turn - back * 3.4);
    pen.drawImage(from, x, 0, STRIP, CELL, x, lift, STRIP, CELL);
  }
}

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws no canvas.");
  return [canvas, pen];
}

function cellOf(sheet: ImageBitmap, index: number): HTMLCanvasElement {
  const [cell, pen] = canvasOf(CELL, CELL);
  const x = (index % order.columns) * CELL;
  const y = Math.floor(index / order.columns) * CELL;
  pen.drawImage(sheet, x, y, CELL, CELL, 0, 0, CELL, CELL);
  return cell;
}

export interface Sheets {
  readonly creatures: ImageBitmap;
  readonly bosses: ImageBitmap;
}

/** Bosses are large and few: each is a picture of its own, and does not bend. */
function cutBosses(sheet: ImageBitmap): [string, Poses][] {
  const { cell, names } = order.bosses;
  const [canvas, pen] = canvasOf(sheet.width, sheet.height);
  pen.drawImage(sheet, 0, 0);
  const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: true });
  return names.map((id, index) => {
    const frame = new Rectangle(index * cell, 0, cell, cell);
    return [id, [new Texture({ source, frame })]];
  });
}

export function poseCreatures({ creatures, bosses }: Sheets): ReadonlyMap<string, Poses> {
  const wanted = order.names.map((id) => ({ id, count: mannerOf(id) === "swims" ? POSES : 1 }));
  const cells = wanted.reduce((sum, { count }) => sum + count, 0);
  const [canvas, pen] = canvasOf(COLUMNS * CELL, Math.ceil(cells / COLUMNS) * CELL);
  const places: { id: string; x: number; y: number }[] = [];
  for (const [index, { id, count }] of wanted.entries()) {
    const picture = cellOf(creatures, index);
    for (let pose = 0; pose < count; pose += 1) {
      const x = (places.length % COLUMNS) * CELL;
      const y = Math.floor(places.length / COLUMNS) * CELL;
      pen.save();
      pen.beginPath();
      pen.rect(x, y, CELL, CELL);
      pen.clip();
      pen.translate(x, y);
      if (count === 1) pen.drawImage(picture, 0, 0);
      else bend(pen, picture, pose);
      pen.restore();
      places.push({ id, x, y });
    }
  }
  const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: true });
  const posed = new Map<string, Texture[]>(order.names.map((id) => [id, []]));
  for (const { id, x, y } of places) {
    const frame = new Rectangle(x + 1, y + 1, CELL - 2, CELL - 2);
    posed.get(id)?.push(new Texture({ source, frame }));
  }
  return new Map<string, Poses>([...posed, ...cutBosses(bosses)]);
}
