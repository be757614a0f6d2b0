/**
 * The foil over the fields: a canvas that is rubbed away. A field counts as open when most of its
 * raster has been touched; then the rest of its foil goes by itself.
 */
import { make } from "../../hud/dom.ts";
import type { Box, FoilLook } from "./design.ts";

const RASTER = 6;
const OPEN_SHARE = 0.5;
/** Half the width of a finger's trace, of the window. */
const FINGER = 0.058;
/** Between fields, of a field. */
const GAP = 0.045;

export interface Foil {
  readonly root: HTMLCanvasElement;
  /** Covers all fields anew. */
  cover: () => void;
  /** Fingers may rub now. */
  setActive: (isActive: boolean) => void;
  /** Rubs a point of a field: both from 0 to 1. */
  rub: (field: number, x: number, y: number) => void;
  open: (field: number) => void;
  resize: () => void;
}

export interface FoilOptions {
  readonly boxes: readonly Box[];
  readonly look: FoilLook;
  readonly onTouch: () => void;
  readonly onRub: () => void;
  readonly onOpen: (field: number) => void;
}

export function createFoil({ boxes, look, onTouch, onRub, onOpen }: FoilOptions): Foil {
  const root = make("canvas", { class: "foil", "aria-hidden": "true" });
  const pen = root.getContext("2d");
  const metal: Metal = {
    ...look,
    stamp: look.stamp.map(({ path, fill }) => ({ shape: new Path2D(path), fill })),
  };
  let touched: Set<number>[] = [];
  let isOpen: boolean[] = [];
  let isActive = false;
  let last: readonly [number, number] | null = null;

  const size = (): number => root.width;
  const boxOf = (field: number): Box => inPixels(size(), boxes[field]);
  const paint = (): void => {
    if (pen === null || size() === 0) return;
    pen.globalCompositeOperation = "source-over";
    pen.clearRect(0, 0, size(), size());
    for (const field of boxes.keys()) {
      if (isOpen[field] === false) drawFoil(pen, boxOf(field), metal);
    }
  };
  const open = (field: number): void => {
    if (isOpen[field] !== false) return;
    isOpen[field] = true;
    const { x, y, width, height } = boxOf(field);
    pen?.clearRect(x - 2, y - 2, width + 4, height + 4);
    onOpen(field);
  };
  /** In pixels of the canvas. */
  const rubAt = (x: number, y: number): void => {
    if (pen === null) return;
    const radius = size() * FINGER;
    pen.globalCompositeOperation = "destination-out";
    pen.lineWidth = 2 * radius;
    pen.lineCap = "round";
    pen.beginPath();
    pen.moveTo(...(last ?? [x, y]));
    pen.lineTo(x + 0.01, y);
    pen.stroke();
    last = [x, y];
    for (const field of boxes.keys()) touch(field, { x, y, radius: radius * 1.15 });
  };
  const touch = (field: number, finger: Finger): void => {
    const cells = touched[field];
    if (cells === undefined || isOpen[field] !== false) return;
    for (const cell of reached(boxOf(field), finger)) cells.add(cell);
    if (cells.size >= RASTER * RASTER * OPEN_SHARE) open(field);
  };
  const pointed = (event: PointerEvent): void => {
    const box = root.getBoundingClientRect();
    const scale = size() / box.width;
    rubAt((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
    onRub();
  };
  root.addEventListener("pointerdown", (event) => {
    if (!isActive) return;
    // The stage takes a tap for impatience; this one is the game itself.
    event.stopPropagation();
    root.setPointerCapture(event.pointerId);
    last = null;
    onTouch();
    pointed(event);
  });
  root.addEventListener("pointermove", (event) => {
    if (isActive && root.hasPointerCapture(event.pointerId)) pointed(event);
  });

  return {
    root,
    cover: () => {
      touched = boxes.map(() => new Set<number>());
      isOpen = boxes.map(() => false);
      last = null;
      paint();
    },
    setActive: (active) => {
      isActive = active;
      root.classList.toggle("is-active", active);
    },
    rub: (field, x, y) => {
      const box = boxOf(field);
      rubAt(box.x + x * box.width, box.y + y * box.height);
    },
    open: (field) => {
      open(field);
      last = null;
    },
    resize: () => {
      const box = root.getBoundingClientRect();
      const width = Math.round(box.width * Math.min(2, window.devicePixelRatio));
      if (width === root.width || width === 0) return;
      root.width = width;
      root.height = width;
      paint();
    },
  };
}

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The cells of a field's raster whose middle is under the finger. */
function reached({ x, y, width, height }: Box, finger: Finger): number[] {
  const { radius } = finger;
  const isFar =
    finger.x < x - radius ||
    finger.y < y - radius ||
    finger.x > x + width + radius ||
    finger.y > y + height + radius;
  if (isFar) return [];
  const cells: number[] = [];
  for (let cell = 0; cell < RASTER * RASTER; cell += 1) {
    const atX = x + (((cell % RASTER) + 0.5) * width) / RASTER;
    const atY = y + ((Math.floor(cell / RASTER) + 0.5) * height) / RASTER;
    if (Math.hypot(atX - finger.x, atY - finger.y) <= radius) cells.push(cell);
  }
  return cells;
}

function inPixels(size: number, box: Box | undefined): Box {
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  const gap = Math.min(width, height) * size * GAP;
  return {
    x: x * size + gap,
    y: y * size + gap,
    width: width * size - 2 * gap,
    height: height * size - 2 * gap,
  };
}

interface Metal extends Pick<FoilLook, "shine" | "hatch"> {
  readonly stamp: readonly { readonly shape: Path2D; readonly fill: string }[];
}

/** Brushed metal with the card's stamp on it. */
function drawFoil(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  { shine, hatch, stamp }: Metal,
): void {
  const least = Math.min(width, height);
  const tones = pen.createLinearGradient(x, y, x + width, y + height);
  const places = [0, 0.35, 0.5, 0.68, 1];
  for (const [index, place] of places.entries()) tones.addColorStop(place, shine[index] ?? "#fff");
  pen.fillStyle = tones;
  pen.beginPath();
  pen.roundRect(x, y, width, height, least * 0.14);
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = hatch;
  pen.lineWidth = least * 0.02;
  for (let line = -height; line < width; line += least / 6) {
    pen.beginPath();
    pen.moveTo(x + line, y);
    pen.lineTo(x + line + height, y + height);
    pen.stroke();
  }
  pen.translate(x + width / 2, y + height / 2);
  pen.scale(least / 100, least / 100);
  for (const { shape, fill } of stamp) {
    pen.fillStyle = fill;
    pen.fill(shape);
  }
  pen.restore();
}
