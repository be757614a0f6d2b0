/** Wins are lifted above the frame: bright symbols, a line drawn through them, a glow. */
import type { Cell, LineWin } from "@tucano/contract/events/round-events.ts";
import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { Theme } from "./theme.ts";
import type { Atlas } from "./atlas.ts";
import { inked } from "./ink.ts";
import type { Layout } from "./layout.ts";
import { easeInOut, type Motion } from "./motion.ts";
import { wear } from "./wear.ts";

/** Which line, and the edge that its run counts from. */
export type DrawnLine = Pick<LineWin, "line" | "from">;

export interface Winnings {
  readonly view: Container;
  resize: (layout: Layout) => void;
  /** Lifts these cells; everything else goes dark. Only a gain shines and beats. */
  lift: (cells: readonly Cell[], isGain?: boolean) => void;
  /** Draws one line through the reels, from the side it counts from. */
  drawLine: (line: DrawnLine, rows: readonly number[]) => Promise<void>;
  /** Draws everything that a win needs once in advance, so that the first win does not stutter. */
  rehearse: () => void;
  clear: () => void;
  readonly isShowing: boolean;
  step: (deltaMs: number) => void;
}

interface WinningsOptions {
  atlas: Atlas;
  theme: Theme;
  motion: Motion;
  /** The symbol now at a cell. */
  symbolAt: (cell: Cell) => string;
  /** Hides or shows the reel's own sprite below the lifted one. */
  setHidden: (cell: Cell, isHidden: boolean) => void;
  /** Where a cell is: reels may have different numbers of rows. */
  placeOf: (cell: Cell) => Place;
  /** What lies below a symbol and shines with it. */
  plateOf?: (cell: Cell) => Plate;
  /** A picture that lies over several cells, this one among them. */
  largeAt?: (cell: Cell) => LargePiece | null;
}

export interface Plate {
  readonly view: Container;
  readonly place: () => void;
}

/** Lifted whole, as soon as one of its cells is; what is outside the window stays unseen. */
export interface LargePiece {
  readonly key: string;
  readonly texture: Texture;
  readonly setHidden: (isHidden: boolean) => void;
  readonly place: () => Place;
}

/** The middle of a cell, the width of its picture, and how much higher that is than wide. */
export interface Place {
  x: number;
  y: number;
  edge: number;
  stretch?: number;
}

interface Lifted {
  symbol: Sprite;
  /** None behind a large picture, which fills its place. */
  glow: Sprite | null;
  plate: Plate | null;
  place: () => Place;
  setHidden: (isHidden: boolean) => void;
}

/** A hue per line, so that lines that cross can be told apart. */
const LINE_COLOURS = [
  0xffd84a, 0x5fe3ff, 0xff7ab8, 0x8dff7a, 0xffa04a, 0xb79bff, 0x4affc8, 0xff6a5a, 0xfff3a0,
  0x7ab8ff,
] as const;

export function createWinnings(options: WinningsOptions): Winnings {
  return new LiftedWinnings(options);
}

class LiftedWinnings implements Winnings {
  readonly view = new Container();
  readonly #options: WinningsOptions;
  readonly #shade = new Graphics();
  readonly #lines = new Graphics();
  readonly #figures = new Container();
  readonly #large = new Container();
  readonly #window = new Graphics();
  #layout: Layout | null = null;
  #lifted: Lifted[] = [];
  #isGain = true;
  #clockMs = 0;

  constructor(options: WinningsOptions) {
    this.#options = options;
    this.#large.mask = this.#window;
    this.view.addChild(this.#shade, this.#large, this.#window, this.#lines, this.#figures);
  }

  get isShowing(): boolean {
    return this.#lifted.length > 0;
  }

  resize(layout: Layout): void {
    this.#layout = layout;
    const { x, y, width, height } = layout.reels;
    this.#window.clear().rect(x, y, width, height).fill(0xffffff);
    this.#lines.clear();
    this.#shade.clear();
    if (this.isShowing) shadeReels(this.#shade, layout);
    this.#place();
  }

  lift(cells: readonly Cell[], isGain = true): void {
    this.#drop();
    this.#isGain = isGain;
    if (this.#layout === null) return;
    shadeReels(this.#shade.clear(), this.#layout);
    const large = new Map<string, LargePiece>();
    for (const cell of cells) {
      const piece = this.#options.largeAt?.(cell) ?? null;
      if (piece === null) this.#liftCell(cell);
      else large.set(piece.key, piece);
    }
    // Glows below all symbols, so that neighbours do not wash each other out.
    for (const { symbol } of this.#lifted) this.#figures.addChild(symbol);
    for (const { texture, place, setHidden } of large.values()) {
      const symbol = new Sprite({ texture, anchor: 0.5 });
      this.#large.addChild(symbol);
      setHidden(true);
      this.#lifted.push({ symbol, glow: null, plate: null, place, setHidden });
    }
    this.#place();
  }

  #liftCell(cell: Cell): void {
    const { atlas, theme, symbolAt, setHidden } = this.#options;
    const glow = new Sprite({ texture: atlas.light, anchor: 0.5, tint: theme.glow });
    glow.blendMode = "add";
    glow.visible = this.#isGain;
    const symbol = new Sprite({ texture: atlas.symbol(symbolAt(cell)).sharp, anchor: 0.5 });
    const plate = this.#options.plateOf?.(cell) ?? null;
    if (plate !== null) this.#figures.addChild(plate.view);
    this.#figures.addChild(glow);
    setHidden(cell, true);
    this.#lifted.push({
      symbol,
      glow,
      plate,
      place: () => this.#centre(cell),
      setHidden: (isHidden) => setHidden(cell, isHidden),
    });
  }

  async drawLine({ line, from }: DrawnLine, rows: readonly number[]): Promise<void> {
    const { motion, theme } = this.#options;
    const points = rows.map((row, reel) => this.#centre({ reel, row }));
    const ordered = from === "right" ? points.toReversed() : points;
    const colour = LINE_COLOURS[line % LINE_COLOURS.length] ?? theme.glow;
    await motion.move({
      durationMs: motion.isReduced ? 0 : 260,
      ease: easeInOut,
      step: (t) => {
        this.#lines.clear();
        strokeLine(this.#lines, partOf(ordered, t), {
          colour,
          width: (this.#layout?.cellWidth ?? 60) * 0.055,
        });
      },
    });
  }

  rehearse(): void {
    if (this.#layout === null) return;
    const { x, y, width, height } = this.#layout.reels;
    this.lift([{ reel: 0, row: 0 }]);
    const zigzag = Array.from({ length: 5 }, (_, at) => ({
      x: x + (width * at) / 4,
      y: y + (at % 2) * height,
    }));
    strokeLine(this.#lines, zigzag, { colour: 0xffffff, width: 4 });
  }

  clear(): void {
    this.#drop();
    this.#lines.clear();
    this.#shade.clear();
  }

  step(deltaMs: number): void {
    this.#clockMs += deltaMs;
    if (this.isShowing) this.#place();
  }

  #drop(): void {
    for (const { symbol, glow, plate, setHidden } of this.#lifted) {
      setHidden(false);
      plate?.view.destroy();
      symbol.destroy();
      glow?.destroy();
    }
    this.#lifted = [];
  }

  #centre({ reel, row }: Cell): Place {
    if (this.#layout === null) return { x: 0, y: 0, edge: 0 };
    return this.#options.placeOf({ reel, row });
  }

  #place(): void {
    if (this.#layout === null) return;
    const { isReduced } = this.#options.motion;
    const isStill = isReduced || !this.#isGain;
    const beat = isStill ? 0.5 : 0.5 + 0.5 * Math.sin(this.#clockMs / 150);
    for (const { symbol, glow, plate, place } of this.#lifted) {
      const at = place();
      const { stretch = 1 } = at;
      plate?.place();
      const edge = at.edge * 1.02;
      symbol.position.set(at.x, at.y);
      if (glow === null) {
        wear(symbol, symbol.texture, { edge: at.edge * (1 + 0.025 * beat) });
        continue;
      }
      glow.position.set(at.x, at.y);
      wear(symbol, symbol.texture, { edge: edge * (1.04 + 0.09 * beat), stretch });
      symbol.rotation = isStill ? 0 : Math.sin(this.#clockMs / 190) * 0.05;
      wear(glow, glow.texture, { edge: edge * (1.55 + 0.2 * beat), stretch });
      glow.alpha = 0.6 + 0.3 * beat;
    }
  }
}

interface Point {
  x: number;
  y: number;
}

/** Four strokes, from a wide glow to a thin white core. */
function strokeLine(
  lines: Graphics,
  points: readonly Point[],
  { colour, width }: { colour: number; width: number },
): void {
  const styles = [
    { width: width * 3.2, color: colour, alpha: 0.22 },
    { width: width * 1.9, color: 0x04070c, alpha: 0.7 },
    { width: width * 1.2, color: colour, alpha: 1 },
    { width: width * 0.4, color: 0xffffff, alpha: 0.9 },
  ];
  for (const style of styles) {
    for (const [index, { x, y }] of points.entries()) {
      if (index === 0) lines.moveTo(x, y);
      else lines.lineTo(x, y);
    }
    lines.stroke({ ...style, cap: "round", join: "round" });
  }
}

function shadeReels(shade: Graphics, { reels }: Layout): void {
  shade.rect(reels.x, reels.y, reels.width, reels.height).fill(inked(0x01040a, 0.58));
}

/** The first `t` of a line: whole pieces, then a part of the next one. */
function partOf(points: readonly { x: number; y: number }[], t: number) {
  const reach = t * (points.length - 1);
  const whole = points.slice(0, Math.floor(reach) + 1);
  const from = points[Math.floor(reach)];
  const to = points[Math.floor(reach) + 1];
  if (from === undefined || to === undefined) return whole;
  const rest = reach - Math.floor(reach);
  return [...whole, { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest }];
}
