/**
 * One column of a grid: symbols that stand in their rows, turn like a reel, fall in from above,
 * vanish and fall together. It is redrawn only while something in it moves.
 */
import { Container, type NineSliceSprite, Sprite } from "pixi.js";
import { type Atlas, SMEAR_STRETCH } from "../scene/atlas.ts";
import { easeInOut, easeOut, type Motion } from "../scene/motion.ts";
import { createTape, type Tape } from "../scene/tape.ts";
import { wear } from "../scene/wear.ts";
import { fallOf, fitOf } from "./board.ts";
import type { Plates } from "./ways/plates.ts";
import { TopCell } from "./ways/top-cell.ts";

interface ColumnSize {
  x: number;
  width: number;
  /** Of the whole window, below a reel that lies over it. */
  height: number;
  /** Of that reel. */
  topHeight?: number;
}

interface ColumnOptions {
  atlas: Atlas;
  motion: Motion;
  rowsMax: number;
  /** What passes while it turns: mere decoration, the result is written over it. */
  passing: readonly string[];
  /** Of reels that change their height: what makes a symbol fill its cell. */
  plates?: Plates | null;
  /** Its uppermost cell is one of a reel that lies over it. */
  hasTop?: boolean;
}

const ROWS_PER_SECOND = 25;
const ROWS_PER_SECOND_SQUARED = 210;
const BLUR_FROM = 13;

/** How one row differs from simply standing in its place. */
interface Pose {
  /** In rows: -1 is one row too high. */
  shift: number;
  scale: number;
  alpha: number;
  hidden: boolean;
}

const standing = (): Pose => ({ shift: 0, scale: 1, alpha: 1, hidden: false });

export class Column {
  readonly view = new Container();
  /** Drawn beside the view, over it. */
  readonly top: TopCell | null;
  readonly #atlas: Atlas;
  readonly #motion: Motion;
  readonly #tape: Tape;
  readonly #sprites: readonly Sprite[];
  readonly #plates: Plates | null;
  readonly #plateSprites: readonly NineSliceSprite[];
  readonly #poses: Pose[];
  #size: ColumnSize = { x: 0, width: 1, height: 1 };
  #symbols: string[] = [];
  #mode: "rest" | "turn" | "land" = "rest";
  #position = 0;
  #speed = 0;
  #waitMs = 0;

  constructor(options: ColumnOptions) {
    const { atlas, motion, rowsMax, passing, plates = null, hasTop = false } = options;
    this.top = hasTop ? new TopCell(atlas, plates) : null;
    this.#atlas = atlas;
    this.#motion = motion;
    this.#tape = createTape(passing, 0);
    this.#sprites = Array.from({ length: rowsMax + 3 }, () => new Sprite({ anchor: 0.5 }));
    this.#poses = Array.from({ length: rowsMax }, standing);
    this.#plates = plates;
    this.#plateSprites =
      plates === null ? [] : Array.from({ length: rowsMax }, () => plates.open());
    this.view.addChild(...this.#plateSprites, ...this.#sprites);
  }

  get rows(): number {
    return this.#symbols.length;
  }

  /** Rows that are not its own: those of a reel over it. */
  get #head(): number {
    return this.top === null ? 0 : 1;
  }

  get isTurning(): boolean {
    return this.#mode !== "rest";
  }

  symbolAt(row: number): string {
    return this.#symbols[row] ?? "";
  }

  resize(size: ColumnSize): void {
    this.#size = size;
    this.view.x = size.x;
    this.top?.resize(size.x, size.width, size.topHeight ?? 0);
    this.draw();
  }

  /** Shows these symbols at once, each in its place. */
  show(symbols: readonly string[]): void {
    this.top?.slide(0);
    this.#symbols = [...symbols];
    this.#mode = "rest";
    this.#stand();
  }

  setSymbol(row: number, symbol: string): void {
    this.#symbols[row] = symbol;
    this.draw();
  }

  setHidden(row: number, isHidden: boolean): void {
    const pose = this.#poses[row];
    if (pose !== undefined) pose.hidden = isHidden;
    this.draw();
  }

  setDim(row: number, alpha: number): void {
    const pose = this.#poses[row];
    if (pose !== undefined) pose.alpha = alpha;
    this.draw();
  }

  start(delayMs: number): void {
    this.#tape.showWindow(Math.round(this.#position), this.#symbols);
    this.#mode = "turn";
    this.#waitMs = this.#motion.isReduced ? 0 : delayMs;
    this.#speed = this.#motion.isReduced ? 0 : -5;
  }

  /** Stops on these symbols, which may be more or fewer than before. */
  async land(symbols: readonly string[], isFast: boolean): Promise<void> {
    const landing = this.#tape.planLanding(this.#position, symbols.length + (isFast ? 1 : 3), 0);
    this.#tape.showWindow(landing, symbols);
    this.#symbols = [...symbols];
    this.#mode = "land";
    await (this.#motion.isReduced ? this.#appear() : this.#roll(landing, isFast));
    this.#position = landing;
    this.#speed = 0;
    this.show(symbols);
  }

  /** All symbols fall out below: the board is empty until the result is known. */
  async fallOut(delayMs: number): Promise<void> {
    const { isReduced } = this.#motion;
    if (isReduced) {
      this.view.alpha = 0.25;
      return;
    }
    await this.#motion.move({ durationMs: delayMs, isSkippable: false });
    await this.#motion.move({
      durationMs: 240,
      ease: (t) => t * t,
      isSkippable: false,
      step: (t) => {
        for (const pose of this.#poses.slice(this.#head)) pose.shift = t * (this.rows + 1);
        this.draw();
      },
    });
  }

  /** These symbols fall in from above, the lowest first. */
  async fallIn(symbols: readonly string[]): Promise<void> {
    this.#symbols = [...symbols];
    this.#mode = "rest";
    if (this.#motion.isReduced) return this.#appear();
    this.#stand();
    const head = this.#head;
    const count = symbols.length - head;
    await this.#motion.move({
      durationMs: 340 + count * 26,
      ease: (t) => t,
      isSkippable: false,
      step: (t) => {
        for (let row = 0; row < count; row += 1) {
          const late = (count - 1 - row) * 0.07;
          const own = Math.min(1, Math.max(0, (t - late) / (1 - (count - 1) * 0.07)));
          this.#pose(head + row).shift = -(count + 1) * (1 - bounce(own));
        }
        this.draw();
      },
    });
  }

  /** These rows shrink away. */
  async vanish(rows: readonly number[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#motion.move({
      durationMs: this.#motion.isReduced ? 0 : 220,
      ease: easeInOut,
      step: (t) => {
        for (const row of rows) {
          const pose = this.#pose(row);
          pose.scale = t < 0.3 ? 1 + t * 0.6 : Math.max(0.01, 1.18 * (1 - (t - 0.3) / 0.7));
          pose.alpha = 1 - t * t;
        }
        this.draw();
      },
    });
  }

  /** What is above the gaps falls, new symbols follow; a reel that lies over it moves by itself. */
  async collapse(removed: readonly number[], symbols: readonly string[]): Promise<void> {
    const head = this.#head;
    const gaps = removed.filter((row) => row >= head).map((row) => row - head);
    const from = fallOf(symbols.length - head, gaps);
    this.#symbols = [...symbols];
    this.#stand();
    if (gaps.length === 0) return;
    await this.#motion.move({
      durationMs: this.#motion.isReduced ? 0 : 300 + gaps.length * 30,
      ease: bounce,
      step: (t) => {
        for (const [row, old] of from.entries()) {
          this.#pose(head + row).shift = (old - row) * (1 - t);
        }
        this.draw();
      },
    });
    this.#stand();
  }

  /** One cell turns by itself and stops on a symbol: for respins. */
  async turnCell(row: number, symbol: string, timeMs: number): Promise<void> {
    const pose = this.#pose(row);
    let shown = -1;
    await this.#motion.move({
      durationMs: this.#motion.isReduced ? 0 : timeMs,
      ease: (t) => t,
      step: (t) => {
        const turn = Math.floor(t * (timeMs / 70));
        if (turn !== shown) {
          shown = turn;
          this.#symbols[row] = this.#tape.symbolAt(turn * 3 + row * 5);
        }
        pose.shift = ((t * timeMs) / 70 - turn - 0.5) * 0.5;
        pose.alpha = 0.65;
        this.draw();
      },
    });
    this.#symbols[row] = symbol;
    Object.assign(pose, standing());
    this.draw();
  }

  /** A small jump: this cell has just been caught. */
  async hop(row: number): Promise<void> {
    const pose = this.#pose(row);
    await this.#motion.move({
      durationMs: this.#motion.isReduced ? 0 : 260,
      ease: easeOut,
      step: (t) => {
        pose.scale = 1 + 0.28 * Math.sin(Math.PI * t);
        this.draw();
      },
    });
  }

  step(deltaMs: number): void {
    if (this.#mode === "rest") return;
    if (this.#mode === "turn" && !this.#motion.isReduced) this.#turn(deltaMs);
    this.draw();
  }

  draw(): void {
    if (this.#mode === "rest") this.#drawRows();
    else this.#drawTape();
  }

  #pose(row: number): Pose {
    const pose = this.#poses[row];
    if (pose === undefined) throw new Error(`The column has no row ${row}.`);
    return pose;
  }

  #stand(): void {
    for (const pose of this.#poses) Object.assign(pose, standing());
    this.view.alpha = 1;
    this.draw();
  }

  #turn(deltaMs: number): void {
    this.#waitMs -= deltaMs;
    if (this.#waitMs > 0) return;
    const seconds = deltaMs / 1000;
    const gain = ROWS_PER_SECOND_SQUARED * seconds * this.#motion.speed;
    this.#speed = Math.min(ROWS_PER_SECOND, this.#speed + gain);
    this.#position -= this.#speed * seconds;
  }

  async #roll(landing: number, isFast: boolean): Promise<void> {
    const from = this.#position;
    const distance = from - (landing - (isFast ? 0.08 : 0.16));
    await this.#motion.move({
      durationMs: (distance / ROWS_PER_SECOND) * 1000 * (isFast ? 0.75 : 1.12),
      ease: (t) => t * (1.35 - 0.35 * t),
      isSkippable: false,
      step: (t) => {
        this.#position = from - distance * t;
        this.#speed = ROWS_PER_SECOND * (1.1 - t * 0.75);
      },
    });
    this.#speed = 0;
    const low = this.#position;
    await this.#motion.move({
      durationMs: isFast ? 70 : 150,
      ease: easeOut,
      isSkippable: false,
      step: (t) => {
        this.#position = low + (landing - low) * t;
      },
    });
  }

  async #appear(): Promise<void> {
    this.#mode = "rest";
    this.#stand();
    await this.#motion.move({
      durationMs: 160,
      ease: easeInOut,
      isSkippable: false,
      step: (t) => {
        this.view.alpha = 0.15 + 0.85 * t;
      },
    });
  }

  #drawRows(): void {
    const { width, height } = this.#size;
    const head = this.#head;
    const rowHeight = height / Math.max(1, this.rows - head);
    this.top?.draw(this.#symbols[0], this.#pose(0));
    const fit = fitOf(width, rowHeight, this.#plates !== null);
    const edge = fit.edge * (this.#plates === null ? 1.02 : 0.96);
    for (const [row, sprite] of this.#sprites.entries()) {
      const pose = this.#poses[row];
      const symbol = this.#symbols[row];
      const isOwn = pose !== undefined && symbol !== undefined && row >= head;
      sprite.visible = isOwn && !pose.hidden;
      const plate = this.#plateSprites[row];
      if (plate !== undefined) plate.visible = sprite.visible;
      if (!isOwn) continue;
      const { sharp } = this.#atlas.symbol(symbol);
      wear(sprite, sharp, { edge: edge * pose.scale, stretch: fit.stretch });
      sprite.alpha = pose.alpha;
      const y = (row - head + 0.5 + pose.shift) * rowHeight;
      sprite.position.set(width / 2, y);
      if (plate === undefined) continue;
      plate.alpha = pose.alpha;
      this.#plates?.stand(plate, symbol, {
        x: width / 2,
        y,
        width: width * pose.scale,
        height: rowHeight * pose.scale,
      });
    }
  }

  #drawTape(): void {
    const { width, height } = this.#size;
    const rowHeight = height / Math.max(1, this.rows);
    const edge = Math.min(width, rowHeight) * 1.02;
    const first = Math.floor(this.#position);
    const part = this.#position - first;
    const isFast = Math.abs(this.#speed) > BLUR_FROM && !this.#motion.isReduced;
    for (const [index, sprite] of this.#sprites.entries()) {
      const offset = index - 1;
      const plate = this.#plateSprites[index];
      if (plate !== undefined) plate.visible = false;
      sprite.visible = offset <= this.rows;
      if (!sprite.visible) continue;
      const { sharp, blurred } = this.#atlas.symbol(this.#tape.symbolAt(first + offset));
      wear(sprite, isFast ? blurred : sharp, { edge, stretch: isFast ? SMEAR_STRETCH : 1 });
      sprite.alpha = 1;
      sprite.position.set(width / 2, (offset - part + 0.5) * rowHeight);
    }
  }
}

/** Falls, hits the ground and bounces a little. */
function bounce(t: number): number {
  if (t < 0.72) return (t / 0.72) ** 2;
  const late = (t - 0.72) / 0.28;
  return 1 - 0.05 * Math.sin(Math.PI * late) * (1 - late * 0.4);
}
