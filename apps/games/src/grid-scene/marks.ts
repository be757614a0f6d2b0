/** What is written over cells: values that are held, frames of what stays, multipliers. */
import type { Cell } from "@tucano/contract/events/round-events.ts";
import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import { inked } from "../scene/ink.ts";
import { easeOut, type Motion } from "../scene/motion.ts";
import { type CellBox, keyOf } from "./board.ts";
import type { Labels, LabelStyle } from "./labels.ts";

/** held: caught for a respin. sticky: stays through the feature. spot: a place that multiplies. */
type MarkKind = "held" | "sticky" | "spot";

interface Mark {
  cell: Cell;
  kind: MarkKind;
  frame: Graphics;
  label: Sprite | null;
  /** What stays visible while the reel turns behind it. */
  picture: Sprite | null;
  pulse: number;
}

interface MarksOptions {
  labels: Labels;
  motion: Motion;
  glow: number;
  boxOf: (cell: Cell) => CellBox;
}

export class Marks {
  /** Below the symbols: places. Above them: frames and figures. */
  readonly below = new Container();
  readonly above = new Container();
  readonly #options: MarksOptions;
  readonly #marks = new Map<string, Mark>();
  readonly #floating = new Container();

  constructor(options: MarksOptions) {
    this.#options = options;
    this.above.addChild(this.#floating);
  }

  has(cell: Cell): boolean {
    return this.#marks.has(keyOf(cell));
  }

  /** Marks a cell, or changes what it says. */
  put(cell: Cell, kind: MarkKind, text: string | null, symbol?: Texture): void {
    this.remove(cell);
    const { labels } = this.#options;
    const style: LabelStyle = kind === "spot" ? "badge" : "value";
    const frame = new Graphics();
    const label =
      text === null ? null : new Sprite({ texture: labels.of(text, style), anchor: 0.5 });
    const picture = symbol === undefined ? null : new Sprite({ texture: symbol, anchor: 0.5 });
    const layer = kind === "spot" ? this.below : this.above;
    layer.addChildAt(frame, 0);
    if (picture !== null) layer.addChildAt(picture, 0);
    if (label !== null) layer.addChild(label);
    const mark = { cell, kind, frame, label, picture, pulse: 1 };
    this.#marks.set(keyOf(cell), mark);
    this.#place(mark);
    void this.#options.motion.move({
      durationMs: this.#options.motion.isReduced ? 0 : 320,
      ease: easeOut,
      step: (t) => {
        mark.pulse = 1 + 0.5 * (1 - t);
        if (this.#marks.get(keyOf(cell)) === mark) this.#place(mark);
      },
    });
  }

  remove(cell: Cell): void {
    const old = this.#marks.get(keyOf(cell));
    old?.frame.destroy();
    old?.label?.destroy();
    old?.picture?.destroy();
    this.#marks.delete(keyOf(cell));
  }

  clear(): void {
    for (const { cell } of Array.from(this.#marks.values())) this.remove(cell);
  }

  resize(): void {
    for (const mark of this.#marks.values()) this.#place(mark);
  }

  /** An amount rises from a cell and fades. */
  async float(cell: Cell, text: string, style: LabelStyle): Promise<void> {
    const { labels, motion, boxOf } = this.#options;
    const box = boxOf(cell);
    const sprite = new Sprite({ texture: labels.of(text, style), anchor: 0.5 });
    const height = Math.max(26, Math.min(46, box.edge * 0.62));
    const scale = height / sprite.texture.height;
    const reach = (sprite.texture.width * scale) / 2;
    const left = Math.max(reach + 6, box.x);
    sprite.position.set(left, box.y);
    this.#floating.addChild(sprite);
    await motion.move({
      durationMs: motion.isReduced ? 500 : 760,
      ease: (t) => t,
      step: (t) => {
        const pop = motion.isReduced ? 1 : Math.min(1, 0.5 + t * 4) + (t < 0.25 ? 0.2 : 0);
        sprite.scale.set(scale * pop);
        sprite.y = motion.isReduced ? box.y : box.y - box.edge * 0.28 * t;
        sprite.alpha = t < 0.78 ? 1 : 1 - (t - 0.78) / 0.22;
      },
    });
    sprite.destroy();
  }

  #place({ cell, kind, frame, label, picture, pulse }: Mark): void {
    const { boxOf, glow } = this.#options;
    const box = boxOf(cell);
    const { x, y, edge, stretch } = box;
    picture?.position.set(x, y);
    picture?.setSize(edge * 1.02, edge * stretch * 1.02);
    const inset = Math.max(1.5, edge * 0.03);
    const [width, height] = [box.width - inset * 2, box.height - inset * 2];
    const round = edge * 0.16;
    frame.clear();
    frame.roundRect(x - width / 2, y - height / 2, width, height, round);
    if (kind === "spot") {
      frame.fill(inked(0x2fd0ff, label === null ? 0.14 : 0.26));
      frame.stroke({ width: Math.max(1.5, edge * 0.035), color: 0x9ff2ff, alpha: 0.85 });
    } else {
      const line = Math.max(2, edge * 0.045);
      frame.stroke({ width: line, color: kind === "sticky" ? 0x8dff7a : glow, alpha: 0.95 });
    }
    if (label === null) return;
    const tall = kind === "spot" ? edge * 0.52 : edge * 0.36;
    const fit = Math.min(tall / label.texture.height, (box.width * 0.84) / label.texture.width);
    label.scale.set(fit * pulse);
    label.position.set(x, y);
  }
}
