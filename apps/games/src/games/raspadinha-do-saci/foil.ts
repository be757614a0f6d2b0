/**
 * The foil over the nine fields: a canvas that is rubbed away. A field counts as open when most of
 * its raster has been touched; then the rest of its foil goes by itself.
 */
import { make } from "../../hud/dom.ts";

const SIDE = 3;
const RASTER = 6;
const OPEN_SHARE = 0.5;

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
  readonly onTouch: () => void;
  readonly onRub: () => void;
  readonly onOpen: (field: number) => void;
}

export function createFoil({ onTouch, onRub, onOpen }: FoilOptions): Foil {
  const root = make("canvas", { class: "foil", "aria-hidden": "true" });
  const pen = root.getContext("2d");
  let touched: Set<number>[] = [];
  let isOpen: boolean[] = [];
  let isActive = false;
  let last: readonly [number, number] | null = null;

  const size = (): number => root.width;
  const paint = (): void => {
    if (pen === null || size() === 0) return;
    pen.globalCompositeOperation = "source-over";
    pen.clearRect(0, 0, size(), size());
    for (let field = 0; field < SIDE * SIDE; field += 1) {
      if (isOpen[field] === false) drawFoil(pen, size(), field);
    }
  };
  const clearField = (field: number): void => {
    const [x, y, width] = boxOf(size(), field);
    pen?.clearRect(x - 2, y - 2, width + 4, width + 4);
  };
  const open = (field: number): void => {
    if (isOpen[field] !== false) return;
    isOpen[field] = true;
    clearField(field);
    onOpen(field);
  };
  /** In pixels of the canvas. */
  const rubAt = (x: number, y: number): void => {
    if (pen === null) return;
    const radius = size() * 0.058;
    pen.globalCompositeOperation = "destination-out";
    pen.lineWidth = 2 * radius;
    pen.lineCap = "round";
    pen.beginPath();
    pen.moveTo(...(last ?? [x, y]));
    pen.lineTo(x + 0.01, y);
    pen.stroke();
    last = [x, y];
    const step = size() / (SIDE * RASTER);
    const reach = Math.ceil(radius / step);
    const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        if (Math.hypot(dx, dy) * step <= radius * 1.15) touch(column + dx, row + dy);
      }
    }
  };
  const touch = (column: number, row: number): void => {
    const edge = SIDE * RASTER;
    if (column < 0 || row < 0 || column >= edge || row >= edge) return;
    const field = Math.floor(row / RASTER) * SIDE + Math.floor(column / RASTER);
    const cells = touched[field];
    if (cells === undefined || isOpen[field] !== false) return;
    cells.add((row % RASTER) * RASTER + (column % RASTER));
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
      touched = Array.from({ length: SIDE * SIDE }, () => new Set<number>());
      isOpen = Array.from({ length: SIDE * SIDE }, () => false);
      last = null;
      paint();
    },
    setActive: (active) => {
      isActive = active;
      root.classList.toggle("is-active", active);
    },
    rub: (field, x, y) => {
      const [left, top, width] = boxOf(size(), field);
      rubAt(left + x * width, top + y * width);
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

function boxOf(size: number, field: number): readonly [number, number, number] {
  const cell = size / SIDE;
  const gap = cell * 0.045;
  return [(field % SIDE) * cell + gap, Math.floor(field / SIDE) * cell + gap, cell - 2 * gap];
}

/** Silver with a red cap stamped on it. */
function drawFoil(pen: CanvasRenderingContext2D, size: number, field: number): void {
  const [x, y, width] = boxOf(size, field);
  const shine = pen.createLinearGradient(x, y, x + width, y + width);
  shine.addColorStop(0, "#e9edf5");
  shine.addColorStop(0.35, "#aab4c8");
  shine.addColorStop(0.5, "#f4f6fb");
  shine.addColorStop(0.68, "#9ca6bc");
  shine.addColorStop(1, "#d6dce8");
  pen.fillStyle = shine;
  pen.beginPath();
  pen.roundRect(x, y, width, width, width * 0.14);
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = "#7f8aa633";
  pen.lineWidth = width * 0.02;
  for (let line = -6; line < 12; line += 1) {
    pen.beginPath();
    pen.moveTo(x + (line * width) / 6, y);
    pen.lineTo(x + (line * width) / 6 + width, y + width);
    pen.stroke();
  }
  pen.restore();
  drawCap(pen, { x: x + width / 2, y: y + width / 2, scale: width / 100 });
}

function drawCap(
  pen: CanvasRenderingContext2D,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = "#c22b3c";
  pen.beginPath();
  pen.moveTo(-27, 14);
  pen.bezierCurveTo(-25, -26, 10, -34, 30, -14);
  pen.bezierCurveTo(34, -8, 30, -2, 24, -5);
  pen.bezierCurveTo(22, 4, 24, 10, 26, 14);
  pen.closePath();
  pen.fill();
  pen.fillStyle = "#8f1a2b";
  pen.beginPath();
  pen.roundRect(-31, 12, 61, 12, 6);
  pen.fill();
  pen.fillStyle = "#ffffff47";
  pen.beginPath();
  pen.ellipse(-8, -6, 8, 13, 0.7, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}
