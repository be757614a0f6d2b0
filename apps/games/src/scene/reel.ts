/** One reel: a column of sprites that shows its tape, turns, and lands. */
import { Container, Sprite } from "pixi.js";
import { type Atlas, SMEAR_STRETCH } from "./atlas.ts";
import { easeInOut, easeOut, type Motion } from "./motion.ts";
import type { Tape } from "./tape.ts";
import { wear } from "./wear.ts";

/** One row above the window, one below, and one that is coming. */
const SPRITES = 6;
const ROWS_PER_SECOND = 25;
/** From this speed on symbols are drawn smeared. */
const BLUR_FROM = 13;

export interface ReelSize {
  x: number;
  cellWidth: number;
  cellHeight: number;
}

export interface Reel {
  readonly view: Container;
  readonly isTurning: boolean;
  resize: (size: ReelSize) => void;
  start: (delayMs: number) => void;
  /** Lands so that the strip's `stop` is in the top row. */
  land: (stop: number, fast: boolean) => Promise<void>;
  /** Changes the strip below the player's eye. */
  useStrip: (strip: readonly string[]) => void;
  showWindow: (window: readonly string[]) => void;
  window: () => readonly string[];
  sprite: (row: number) => Sprite;
  step: (deltaMs: number) => void;
}

interface ReelOptions {
  tape: Tape;
  atlas: Atlas;
  motion: Motion;
}

/** From a standing reel to full speed. */
const ROWS_PER_SECOND_SQUARED = 210;

export function createReel(options: ReelOptions): Reel {
  return new TurningReel(options);
}

class TurningReel implements Reel {
  readonly view = new Container();
  readonly #tape: Tape;
  readonly #atlas: Atlas;
  readonly #motion: Motion;
  readonly #sprites: readonly Sprite[];
  #size: ReelSize = { x: 0, cellWidth: 1, cellHeight: 1 };
  #mode: "rest" | "turn" | "land" = "rest";
  /** Row of the tape at the upper edge; turning lowers it. */
  #position = 0;
  #speed = 0;
  #waitMs = 0;

  constructor({ tape, atlas, motion }: ReelOptions) {
    this.#tape = tape;
    this.#atlas = atlas;
    this.#motion = motion;
    this.#sprites = Array.from({ length: SPRITES }, () => new Sprite({ anchor: 0.5 }));
    this.view.addChild(...this.#sprites);
  }

  get isTurning(): boolean {
    return this.#mode !== "rest";
  }

  resize(size: ReelSize): void {
    this.#size = size;
    this.view.x = size.x;
    this.#draw();
  }

  start(delayMs: number): void {
    this.#mode = "turn";
    // First a little backwards, as a drum that takes a swing.
    this.#waitMs = this.#motion.isReduced ? 0 : delayMs;
    this.#speed = this.#motion.isReduced ? 0 : -5;
  }

  async land(stop: number, fast: boolean): Promise<void> {
    const landing = this.#tape.planLanding(this.#position, fast ? 4 : 6, stop);
    this.#mode = "land";
    await (this.#motion.isReduced ? this.#appear(landing) : this.#roll(landing, fast));
    this.#position = landing;
    this.#speed = 0;
    this.#mode = "rest";
    this.view.alpha = 1;
    this.#draw();
  }

  useStrip(strip: readonly string[]): void {
    this.#tape.useStrip(strip, this.#position);
  }

  showWindow(window: readonly string[]): void {
    this.#tape.showWindow(Math.round(this.#position), window);
    this.#draw();
  }

  window(): readonly string[] {
    const top = Math.round(this.#position);
    return [0, 1, 2].map((row) => this.#tape.symbolAt(top + row));
  }

  sprite(row: number): Sprite {
    const sprite = this.#sprites[row + 1];
    if (sprite === undefined) throw new Error(`The reel has no row ${row}.`);
    return sprite;
  }

  step(deltaMs: number): void {
    if (this.#mode === "rest") return;
    if (this.#mode === "turn" && !this.#motion.isReduced) this.#turn(deltaMs);
    this.#draw();
  }

  #turn(deltaMs: number): void {
    this.#waitMs -= deltaMs;
    if (this.#waitMs > 0) return;
    const seconds = deltaMs / 1000;
    const gain = ROWS_PER_SECOND_SQUARED * seconds * this.#motion.speed;
    this.#speed = Math.min(ROWS_PER_SECOND, this.#speed + gain);
    this.#position -= this.#speed * seconds;
  }

  /** Rolls a little too far, and back. */
  async #roll(landing: number, fast: boolean): Promise<void> {
    const from = this.#position;
    const distance = from - (landing - (fast ? 0.08 : 0.16));
    await this.#motion.move({
      durationMs: (distance / ROWS_PER_SECOND) * 1000 * (fast ? 0.75 : 1.12),
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
      durationMs: fast ? 70 : 150,
      ease: easeOut,
      isSkippable: false,
      step: (t) => {
        this.#position = low + (landing - low) * t;
      },
    });
  }

  /** Under reduced motion the result fades in where it stands. */
  async #appear(landing: number): Promise<void> {
    this.#speed = 0;
    this.#position = landing;
    await this.#motion.move({
      durationMs: 160,
      ease: easeInOut,
      isSkippable: false,
      step: (t) => {
        this.view.alpha = 0.15 + 0.85 * t;
      },
    });
  }

  #draw(): void {
    const { cellWidth, cellHeight } = this.#size;
    const first = Math.floor(this.#position);
    const part = this.#position - first;
    const edge = Math.min(cellWidth, cellHeight) * 1.02;
    const isFast = Math.abs(this.#speed) > BLUR_FROM && !this.#motion.isReduced;
    for (const [index, sprite] of this.#sprites.entries()) {
      const offset = index - 1;
      const { sharp, blurred } = this.#atlas.symbol(this.#tape.symbolAt(first + offset));
      wear(sprite, isFast ? blurred : sharp, { edge, stretch: isFast ? SMEAR_STRETCH : 1 });
      sprite.position.set(cellWidth / 2, (offset - part + 0.5) * cellHeight);
    }
  }
}
