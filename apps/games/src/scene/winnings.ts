/** What pays is lifted above the frame: bright symbols, a line drawn through them, a glow. */
import type { Cell, LineWin } from "@tucano/contract/round-events.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import type { Theme } from "../themes.ts";
import type { Atlas } from "./atlas.ts";
import { inked } from "./ink.ts";
import type { Layout } from "./layout.ts";
import { easeInOut, type Motion } from "./motion.ts";

export interface Winnings {
  readonly view: Container;
  resize: (layout: Layout) => void;
  /** Lifts these cells; everything else goes dark. */
  lift: (cells: readonly Cell[]) => void;
  /** Draws one line through the reels, from the side it counts from. */
  drawLine: (win: LineWin, rows: readonly number[]) => Promise<void>;
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
}

interface Lifted {
  cell: Cell;
  symbol: Sprite;
  glow: Sprite;
}

/** A hue per line, so that lines that cross can be told apart. */
const LINE_COLOURS = [
  0xffd84a, 0x5fe3ff, 0xff7ab8, 0x8dff7a, 0xffa04a, 0xb79bff, 0x4affc8, 0xff6a5a, 0xfff3a0,
  0x7ab8ff,
] as const;

export function createWinnings(options: WinningsOptions): Winnings {
  const { atlas, theme, motion } = options;
  const view = new Container();
  const shade = new Graphics();
  const lines = new Graphics();
  const figures = new Container();
  view.addChild(shade, lines, figures);
  let layout: Layout | null = null;
  let lifted: Lifted[] = [];
  let clockMs = 0;

  const centre = ({ reel, row }: Cell): { x: number; y: number } => ({
    x: (layout?.reels.x ?? 0) + (reel + 0.5) * (layout?.cellWidth ?? 0),
    y: (layout?.reels.y ?? 0) + (row + 0.5) * (layout?.cellHeight ?? 0),
  });

  const drop = (): void => {
    for (const { cell, symbol, glow } of lifted) {
      options.setHidden(cell, false);
      symbol.destroy();
      glow.destroy();
    }
    lifted = [];
  };

  const place = (): void => {
    if (layout === null) return;
    const edge = Math.min(layout.cellWidth, layout.cellHeight) * 1.02;
    const beat = motion.isReduced ? 0.5 : 0.5 + 0.5 * Math.sin(clockMs / 150);
    for (const { cell, symbol, glow } of lifted) {
      const at = centre(cell);
      symbol.position.set(at.x, at.y);
      glow.position.set(at.x, at.y);
      const size = edge * (1.04 + 0.09 * beat);
      symbol.width = size;
      symbol.height = size;
      symbol.rotation = motion.isReduced ? 0 : Math.sin(clockMs / 190) * 0.05;
      glow.width = edge * (1.55 + 0.2 * beat);
      glow.height = edge * (1.55 + 0.2 * beat);
      glow.alpha = 0.6 + 0.3 * beat;
    }
  };

  const strokeLine = (points: readonly { x: number; y: number }[], colour: number): void => {
    const width = (layout?.cellWidth ?? 60) * 0.055;
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
  };

  return {
    view,
    resize: (next) => {
      layout = next;
      lines.clear();
      shade.clear();
      if (lifted.length > 0) shadeReels(shade, next);
      place();
    },
    lift: (cells) => {
      drop();
      if (layout === null) return;
      shade.clear();
      shadeReels(shade, layout);
      for (const cell of cells) {
        const { sharp } = atlas.symbol(options.symbolAt(cell));
        const glow = new Sprite({ texture: atlas.light, anchor: 0.5, tint: theme.glow });
        glow.blendMode = "add";
        const symbol = new Sprite({ texture: sharp, anchor: 0.5 });
        figures.addChild(glow, symbol);
        options.setHidden(cell, true);
        lifted.push({ cell, symbol, glow });
      }
      // Glows below all symbols, so that neighbours do not wash each other out.
      for (const { symbol } of lifted) figures.addChild(symbol);
      place();
    },
    drawLine: async (win, rows) => {
      const points = rows.map((row, reel) => centre({ reel, row }));
      const ordered = win.from === "right" ? points.toReversed() : points;
      const colour = LINE_COLOURS[win.line % LINE_COLOURS.length] ?? theme.glow;
      await motion.move({
        durationMs: motion.isReduced ? 0 : 260,
        ease: easeInOut,
        step: (t) => {
          lines.clear();
          strokeLine(partOf(ordered, t), colour);
        },
      });
    },
    clear: () => {
      drop();
      lines.clear();
      shade.clear();
    },
    get isShowing() {
      return lifted.length > 0;
    },
    step: (deltaMs) => {
      clockMs += deltaMs;
      if (lifted.length > 0) place();
    },
  };
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
