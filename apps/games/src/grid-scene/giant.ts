/**
 * A reel as wide as several, of symbols as high as the window: it covers the columns that turn as
 * one. What it stops at may be two symbols, the lower part of one above the upper part of another.
 */
import { Container, Sprite } from "pixi.js";
import type { Cell } from "@tucano/contract/events/round-events.ts";
import { type Atlas, SMEAR_STRETCH } from "../scene/atlas.ts";
import type { Layout } from "../scene/layout.ts";
import { easeOut, type Motion } from "../scene/motion.ts";
import { createTape } from "../scene/tape.ts";
import { wear } from "../scene/wear.ts";
import type { LargePiece, Place } from "../scene/winnings.ts";
import type { GiantStop } from "./board.ts";

interface GiantOptions {
  readonly atlas: Atlas;
  readonly motion: Motion;
  readonly passing: readonly string[];
}

/** In symbols, which are as high as the window: slower than small ones, for they are heavy. */
const SPEED = 6.5;
const GAIN = 40;
const BLUR_FROM = 3.2;

export class Giant {
  readonly view = new Container();
  readonly #options: GiantOptions;
  readonly #tape;
  readonly #sprites = [new Sprite({ anchor: 0.5 }), new Sprite({ anchor: 0.5 })];
  #layout: Layout | null = null;
  #reels: readonly number[] = [];
  #stop: GiantStop | null = null;
  #isTurning = false;
  #isLeaving = false;
  #position = 0;
  #speed = 0;
  #lifted = new Set<number>();

  constructor(options: GiantOptions) {
    this.#options = options;
    this.#tape = createTape(options.passing, 0);
    this.view.addChild(...this.#sprites);
    this.view.visible = false;
  }

  get isTurning(): boolean {
    return this.#isTurning;
  }

  resize(layout: Layout): void {
    this.#layout = layout;
    this.draw();
  }

  /** Covers these columns, turning. */
  join(reels: readonly number[]): void {
    this.#reels = reels;
    this.#stop = null;
    this.#isLeaving = false;
    this.#isTurning = true;
    this.#speed = this.#options.motion.isReduced ? 0 : SPEED;
    this.#lifted.clear();
    // Whoever sees no turning is not shown what would pass, but only where it stops.
    this.view.visible = !this.#options.motion.isReduced;
    this.view.alpha = 1;
    this.draw();
  }

  /** As it stood when a lost picture was drawn. */
  show(stop: GiantStop): void {
    this.#reels = stop.reels;
    this.#rest(stop);
  }

  async land(stop: GiantStop, isFast: boolean): Promise<void> {
    const { motion } = this.#options;
    if (motion.isReduced) return this.#rest(stop);
    const row = this.#tape.planLanding(this.#position, 4, 0);
    this.#tape.showWindow(row, stop.symbols);
    const landing = row + stop.part;
    const from = this.#position;
    const distance = from - landing + 0.06;
    await motion.move({
      durationMs: (distance / SPEED) * (isFast ? 620 : 1050),
      ease: (t) => t * (1.3 - 0.3 * t),
      isSkippable: false,
      step: (t) => {
        this.#position = from - distance * t;
        this.#speed = SPEED * (1.1 - t * 0.8);
        this.draw();
      },
    });
    const low = this.#position;
    await motion.move({
      durationMs: isFast ? 60 : 120,
      ease: easeOut,
      isSkippable: false,
      step: (t) => {
        this.#position = low + (landing - low) * t;
        this.draw();
      },
    });
    this.#rest(stop);
  }

  /** The columns below turn by themselves again. */
  async leave(): Promise<void> {
    if (!this.view.visible) return;
    this.#isLeaving = true;
    this.#stop = null;
    this.#isTurning = true;
    await this.#options.motion.move({
      durationMs: this.#options.motion.isReduced ? 0 : 140,
      isSkippable: false,
      // It may have been called again in the meantime.
      step: (t) => {
        if (this.#isLeaving) this.view.alpha = 1 - t;
      },
    });
    if (this.#isLeaving) this.#hide();
  }

  #hide(): void {
    this.#reels = [];
    this.#stop = null;
    this.#isTurning = false;
    this.view.visible = false;
  }

  /** The symbol that lies over a cell; null where no giant stands. */
  pieceAt({ reel, row }: Cell): LargePiece | null {
    if (this.#stop === null || this.#layout === null || !this.#reels.includes(reel)) return null;
    const { reels, cellHeight } = this.#layout;
    const index = (row + 0.5) * cellHeight < (1 - this.#stop.part) * reels.height ? 0 : 1;
    return {
      key: `giant ${index}`,
      texture: this.#options.atlas.symbol(this.#stop.symbols[index]).sharp,
      setHidden: (isHidden) => {
        if (isHidden) this.#lifted.add(index);
        else this.#lifted.delete(index);
        this.draw();
      },
      place: () => this.#placeOf(index),
    };
  }

  step(deltaMs: number): void {
    const { motion } = this.#options;
    if (!this.#isTurning || this.#stop !== null || motion.isReduced) return;
    const seconds = deltaMs / 1000;
    this.#speed = Math.min(SPEED, this.#speed + GAIN * seconds * motion.speed);
    this.#position -= this.#speed * seconds;
    this.draw();
  }

  draw(): void {
    if (this.#layout === null || !this.view.visible) return;
    const first = Math.floor(this.#position);
    const isFast = this.#isTurning && this.#speed > BLUR_FROM && !this.#options.motion.isReduced;
    for (const [index, sprite] of this.#sprites.entries()) {
      const { sharp, blurred } = this.#options.atlas.symbol(this.#tape.symbolAt(first + index));
      const { x, y, edge } = this.#placeOf(index);
      wear(sprite, isFast ? blurred : sharp, { edge, stretch: isFast ? SMEAR_STRETCH : 1 });
      sprite.visible = !this.#lifted.has(index);
      sprite.position.set(x, y);
    }
  }

  #rest(stop: GiantStop): void {
    const row = Math.floor(this.#position);
    this.#tape.showWindow(row, stop.symbols);
    this.#position = row + stop.part;
    this.#stop = stop;
    this.#isTurning = false;
    this.#speed = 0;
    this.#lifted.clear();
    this.view.visible = true;
    this.view.alpha = 1;
    this.draw();
  }

  /** Of the upper symbol in view, or of the lower one. */
  #placeOf(index: number): Place {
    if (this.#layout === null) return { x: 0, y: 0, edge: 0 };
    const { reels, cellWidth } = this.#layout;
    const width = cellWidth * this.#reels.length;
    const part = this.#position - Math.floor(this.#position);
    return {
      x: reels.x + (this.#reels[0] ?? 0) * cellWidth + width / 2,
      y: reels.y + (index - part + 0.5) * reels.height,
      edge: Math.min(width, reels.height) * 0.98,
    };
  }
}
