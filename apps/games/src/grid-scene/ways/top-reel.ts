/**
 * A reel that lies over others and moves sideways, to the left: its cells belong to the columns
 * below, what they do together is decided here.
 */
import { Container, Graphics } from "pixi.js";
import { inked } from "../../scene/ink.ts";
import { easeOut, type Motion } from "../../scene/motion.ts";
import type { Layout } from "../../scene/layout.ts";
import type { Column } from "../column.ts";
import { slideOf } from "../board.ts";

interface TopReelOptions {
  readonly columns: readonly Column[];
  /** Those that it lies over. */
  readonly reels: readonly number[];
  readonly motion: Motion;
  readonly glow: number;
}

const LEAVE_MS = 260;
const ENTER_MS = 560;
const MOVE_MS = 380;

export class TopReel {
  readonly view = new Container();
  readonly #options: TopReelOptions;
  readonly #ground = new Graphics();
  readonly #edges = new Graphics();
  readonly #mask = new Graphics();

  constructor(options: TopReelOptions) {
    this.#options = options;
    const cells = new Container();
    for (const { top } of this.#over()) if (top !== null) cells.addChild(top.view);
    cells.mask = this.#mask;
    this.view.addChild(this.#ground, cells, this.#mask, this.#edges);
  }

  resize({ reels, cellWidth }: Layout, height: number): void {
    const { x, y, width } = reels;
    const first = this.#options.reels[0] ?? 0;
    const left = x + first * cellWidth;
    const wide = cellWidth * this.#options.reels.length;
    for (const { top } of this.#over()) if (top !== null) top.view.y = y;
    this.#mask.clear().rect(left, y, wide, height).fill(0xffffff);
    this.#drawGround({ x, y, width, height, left, wide });
    this.#drawEdges({ x, y, width, height, left, wide });
  }

  /** The cells are gone to the left until the next result is known. */
  async leave(): Promise<void> {
    const { motion, reels } = this.#options;
    if (motion.isReduced) return;
    await motion.move({
      durationMs: LEAVE_MS,
      ease: (t) => t * t,
      isSkippable: false,
      step: (t) => this.#slide(() => -(reels.length + 1) * t),
    });
  }

  /** What the columns show now comes in from the right. */
  async enter(): Promise<void> {
    const { motion, reels } = this.#options;
    await motion.move({
      durationMs: motion.isReduced ? 0 : ENTER_MS,
      ease: easeOut,
      isSkippable: false,
      step: (t) => this.#slide(() => (reels.length + 1) * (1 - t)),
    });
  }

  /** The columns show it already: what has stayed closes the gaps, new cells follow. */
  async close(gaps: readonly number[]): Promise<void> {
    if (gaps.length === 0) return;
    const { motion, reels } = this.#options;
    const from = slideOf(
      reels.length,
      gaps.map((reel) => reels.indexOf(reel)),
    );
    this.#slide((index) => (from[index] ?? index) - index);
    await motion.move({
      durationMs: motion.isReduced ? 0 : MOVE_MS,
      ease: easeOut,
      step: (t) => this.#slide((index) => ((from[index] ?? index) - index) * (1 - t)),
    });
  }

  #over(): Column[] {
    const { columns, reels } = this.#options;
    return columns.filter((_, reel) => reels.includes(reel));
  }

  #slide(cellsOf: (index: number) => number): void {
    for (const [index, { top }] of this.#over().entries()) top?.slide(cellsOf(index));
  }

  #drawGround({ left, y, wide, height }: Strip): void {
    const { glow } = this.#options;
    const ground = this.#ground.clear();
    ground.rect(left, y, wide, height).fill(inked(0x04080a, 0.72));
    const rail = height * 0.035;
    for (const at of [0.06, 0.94]) {
      ground.rect(left, y + height * at - rail / 2, wide, rail).fill(inked(glow, 0.35));
    }
  }

  /** Shutters at both ends, from which the reel comes and into which it goes. */
  #drawEdges({ x, y, width, height, left, wide }: Strip): void {
    const { glow } = this.#options;
    const edges = this.#edges.clear();
    const gap = height * 0.05;
    for (const [from, to] of [
      [x, left],
      [left + wide, x + width],
    ] as const) {
      edges
        .roundRect(from + gap, y + gap, to - from - gap * 2, height - gap * 2, height * 0.14)
        .fill(inked(0x05090c, 0.82))
        .stroke({ width: Math.max(1, height * 0.025), color: glow, alpha: 0.55 });
      this.#drawArrows(edges, { middle: (from + to) / 2, y: y + height / 2, edge: height * 0.2 });
    }
    edges.rect(x, y + height - gap / 2, width, gap).fill(inked(glow, 0.5));
  }

  #drawArrows(
    edges: Graphics,
    { middle, y, edge }: Readonly<Record<"middle" | "y" | "edge", number>>,
  ): void {
    for (const [step, alpha] of [0.9, 0.55, 0.25].entries()) {
      const x = middle + (step - 1.2) * edge;
      edges
        .moveTo(x + edge * 0.5, y - edge)
        .lineTo(x - edge * 0.2, y)
        .lineTo(x + edge * 0.5, y + edge)
        .stroke({ width: edge * 0.34, color: this.#options.glow, alpha, cap: "round" });
    }
  }
}

interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of its cells. */
  readonly left: number;
  readonly wide: number;
}
