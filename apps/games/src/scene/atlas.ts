/**
 * The symbols as textures: the drawn sheet mapped to the game's own symbols, each once sharp and
 * once smeared for fast reels, plus the small lights of the air.
 */
import type { GridSymbol } from "@tucano/game-math/grid-slots/screens.ts";
import { CanvasSource, Rectangle, Texture } from "pixi.js";

/** As drawn (tools/art/symbols.ts). */
const CELL = 224;
const COLUMNS = 8;

/** How the drawn sheet is laid out (tools/art/symbols.ts writes it). */
export interface SheetOrder {
  cell: number;
  columns: number;
  names: readonly string[];
}

/**
 * Cell of a symbol in the drawn sheet. A wild that multiplies may share the plain one's picture: it
 * gets a badge.
 */
export function cellOf(
  { id, role, multiplier = 1 }: GridSymbol,
  { names }: Pick<SheetOrder, "names">,
): { readonly cell: number; readonly badge: string | null } {
  const own = names.indexOf(id);
  const cell = own >= 0 ? own : names.indexOf(role);
  if (cell < 0) throw new Error(`There is no picture of the symbol "${id}".`);
  return { cell, badge: own < 0 && multiplier > 1 ? `×${multiplier}` : null };
}

export interface SymbolTextures {
  sharp: Texture;
  blurred: Texture;
}

export interface Atlas {
  symbol: (id: string) => SymbolTextures;
  /** A soft round light, a four-pointed glint, a coin: white, to be tinted. */
  light: Texture;
  glint: Texture;
  coin: Texture;
  /** The same symbols for the paytable, as pictures of their own. */
  picture: (id: string) => HTMLCanvasElement;
  destroy: () => void;
}

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no canvas.");
  return [canvas, context];
}

function paintSymbol(
  sheet: CanvasImageSource,
  place: { x: number; y: number },
  badge: string | null,
) {
  const [canvas, context] = canvasOf(CELL, CELL);
  context.drawImage(sheet, place.x, place.y, CELL, CELL, 0, 0, CELL, CELL);
  if (badge !== null) paintBadge(context, badge);
  return canvas;
}

function paintBadge(context: CanvasRenderingContext2D, text: string): void {
  context.font = `62px "Lilita One", sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  const face = context.createLinearGradient(0, 22, 0, 84);
  face.addColorStop(0, "#fffbe0");
  face.addColorStop(0.5, "#ffcb3d");
  face.addColorStop(1, "#f08a17");
  context.lineWidth = 18;
  context.strokeStyle = "#3a0d12";
  context.strokeText(text, 172, 52);
  context.lineWidth = 6;
  context.strokeStyle = "#fff3c4";
  context.strokeText(text, 172, 52);
  context.fillStyle = face;
  context.fillText(text, 172, 52);
}

/** Smeared symbols are taller than their cell, so that on a fast reel one runs into the next. */
export const SMEAR_STRETCH = 1.5;
const SMEAR_HEIGHT = CELL * SMEAR_STRETCH;
const SMEAR_REACH = CELL * 0.34;
const SMEAR_COPIES = 48;

/** Many faint copies one above the other, fewer at the ends: how a fast reel looks. */
function smear(context: CanvasRenderingContext2D, symbol: CanvasImageSource, x: number, y: number) {
  context.save();
  context.beginPath();
  context.rect(x, y, CELL, SMEAR_HEIGHT);
  context.clip();
  const top = y + (SMEAR_HEIGHT - CELL) / 2;
  for (let copy = 0; copy <= SMEAR_COPIES; copy += 1) {
    const t = (copy / SMEAR_COPIES) * 2 - 1;
    context.globalAlpha = 0.055 * Math.exp(-t * t * 2.2);
    context.drawImage(symbol, x, top + t * SMEAR_REACH);
  }
  context.restore();
}

function paintLights(context: CanvasRenderingContext2D, y: number): void {
  const half = CELL / 2;
  const soft = context.createRadialGradient(half, y + half, 0, half, y + half, half);
  soft.addColorStop(0, "rgba(255,255,255,1)");
  soft.addColorStop(0.35, "rgba(255,255,255,.45)");
  soft.addColorStop(1, "rgba(255,255,255,0)");
  context.fillStyle = soft;
  context.fillRect(0, y, CELL, CELL);
  const x = CELL + half;
  const middle = y + half;
  context.fillStyle = "#fff";
  context.beginPath();
  for (let point = 0; point < 4; point += 1) {
    const a = (point * Math.PI) / 2;
    const b = a + Math.PI / 2;
    if (point === 0) context.moveTo(x + Math.cos(a) * half, middle + Math.sin(a) * half);
    const near = half * 0.1;
    context.quadraticCurveTo(
      x + Math.cos(a + Math.PI / 4) * near,
      middle + Math.sin(a + Math.PI / 4) * near,
      x + Math.cos(b) * half,
      middle + Math.sin(b) * half,
    );
  }
  context.fill();
  paintCoin(context, CELL * 2 + half, middle);
}

function paintCoin(context: CanvasRenderingContext2D, x: number, y: number): void {
  const disc = (radius: number, colours: readonly [string, string]): void => {
    const face = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
    face.addColorStop(0, colours[0]);
    face.addColorStop(1, colours[1]);
    context.fillStyle = face;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  };
  disc(104, ["#fff3a8", "#b9650a"]);
  disc(92, ["#ffdb55", "#f09a1a"]);
  disc(72, ["#f0a01e", "#ffd957"]);
  context.fillStyle = "#fff4b8";
  context.font = `104px "Lilita One", sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText("T", x, y + 6);
}

export function createAtlas(
  sheet: ImageBitmap,
  order: SheetOrder,
  symbols: readonly GridSymbol[],
): Atlas {
  const rows = Math.ceil(symbols.length / COLUMNS);
  const smearY = rows * CELL;
  const lightsY = smearY + rows * SMEAR_HEIGHT;
  const [canvas, context] = canvasOf(COLUMNS * CELL, lightsY + CELL);
  const pictures = new Map<string, HTMLCanvasElement>();
  const places = new Map<string, { x: number; y: number }>();
  for (const [index, symbol] of symbols.entries()) {
    const { id } = symbol;
    const { cell, badge } = cellOf(symbol, order);
    const from = { x: (cell % order.columns) * CELL, y: Math.floor(cell / order.columns) * CELL };
    const picture = paintSymbol(sheet, from, badge);
    const place = { x: (index % COLUMNS) * CELL, y: Math.floor(index / COLUMNS) * CELL };
    context.drawImage(picture, place.x, place.y);
    smear(context, picture, place.x, smearY + place.y * SMEAR_STRETCH);
    pictures.set(id, picture);
    places.set(id, place);
  }
  paintLights(context, lightsY);
  const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: true });
  const cut = (x: number, y: number, height = CELL): Texture =>
    new Texture({ source, frame: new Rectangle(x + 1, y + 1, CELL - 2, height - 2) });
  const textures = new Map<string, SymbolTextures>();
  for (const [id, { x, y }] of places) {
    textures.set(id, {
      sharp: cut(x, y),
      blurred: cut(x, smearY + y * SMEAR_STRETCH, SMEAR_HEIGHT),
    });
  }
  return {
    symbol: (id) => {
      const found = textures.get(id);
      if (found === undefined) throw new Error(`The sheet names no symbol "${id}".`);
      return found;
    },
    light: cut(0, lightsY),
    glint: cut(CELL, lightsY),
    coin: cut(CELL * 2, lightsY),
    picture: (id) => pictures.get(id) ?? document.createElement("canvas"),
    destroy: () => source.destroy(),
  };
}
