/** One reel: a column of sprites that shows its tape, turns, and lands. */
import { Container, Sprite } from "pixi.js";
import { type Atlas, SMEAR_STRETCH } from "./atlas.ts";
import { easeInOut, easeOut, type Motion } from "./motion.ts";
import type { Tape } from "./tape.ts";

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

export function createReel({ tape, atlas, motion }: ReelOptions): Reel {
  const view = new Container();
  const sprites = Array.from({ length: SPRITES }, () => {
    const sprite = new Sprite({ anchor: 0.5 });
    view.addChild(sprite);
    return sprite;
  });
  const state = { position: 0, speed: 0, waitMs: 0, mode: "rest" as "rest" | "turn" | "land" };
  let size: ReelSize = { x: 0, cellWidth: 1, cellHeight: 1 };

  const draw = (): void => {
    const first = Math.floor(state.position);
    const part = state.position - first;
    const edge = Math.min(size.cellWidth, size.cellHeight) * 1.02;
    for (const [index, sprite] of sprites.entries()) {
      const offset = index - 1;
      const { sharp, blurred } = atlas.symbol(tape.symbolAt(first + offset));
      const isFast = Math.abs(state.speed) > BLUR_FROM && !motion.isReduced;
      sprite.texture = isFast ? blurred : sharp;
      sprite.width = edge;
      sprite.height = edge * (isFast ? SMEAR_STRETCH : 1);
      sprite.x = size.cellWidth / 2;
      sprite.y = (offset - part + 0.5) * size.cellHeight;
    }
  };

  const landSmoothly = async (landing: number, fast: boolean): Promise<void> => {
    const from = state.position;
    const overshoot = fast ? 0.08 : 0.16;
    const distance = from - (landing - overshoot);
    const durationMs = (distance / ROWS_PER_SECOND) * 1000 * (fast ? 0.75 : 1.12);
    state.mode = "land";
    await motion.move({
      durationMs,
      ease: (t) => t * (1.35 - 0.35 * t),
      isSkippable: false,
      step: (t) => {
        state.position = from - distance * t;
        state.speed = ROWS_PER_SECOND * (1.1 - t * 0.75);
      },
    });
    state.speed = 0;
    const low = state.position;
    await motion.move({
      durationMs: fast ? 70 : 150,
      ease: easeOut,
      isSkippable: false,
      step: (t) => {
        state.position = low + (landing - low) * t;
      },
    });
  };

  const appear = async (landing: number): Promise<void> => {
    state.mode = "land";
    state.speed = 0;
    state.position = landing;
    await motion.move({
      durationMs: 160,
      ease: easeInOut,
      isSkippable: false,
      step: (t) => {
        view.alpha = 0.15 + 0.85 * t;
      },
    });
  };

  return {
    view,
    get isTurning() {
      return state.mode !== "rest";
    },
    resize: (next) => {
      size = next;
      view.x = next.x;
      draw();
    },
    start: (delayMs) => {
      state.mode = "turn";
      state.waitMs = motion.isReduced ? 0 : delayMs;
      state.speed = motion.isReduced ? 0 : -5;
    },
    land: async (stop, fast) => {
      const landing = tape.planLanding(state.position, fast ? 4 : 6, stop);
      await (motion.isReduced ? appear(landing) : landSmoothly(landing, fast));
      state.position = landing;
      state.speed = 0;
      state.mode = "rest";
      view.alpha = 1;
      draw();
    },
    useStrip: (strip) => tape.useStrip(strip, state.position),
    showWindow: (window) => {
      tape.showWindow(Math.round(state.position), window);
      draw();
    },
    window: () => [0, 1, 2].map((row) => tape.symbolAt(Math.round(state.position) + row)),
    sprite: (row) => {
      const sprite = sprites[row + 1];
      if (sprite === undefined) throw new Error(`The reel has no row ${row}.`);
      return sprite;
    },
    step: (deltaMs) => {
      if (state.mode === "rest") return;
      if (state.mode === "turn") turn(state, deltaMs, motion);
      draw();
    },
  };
}

interface Turning {
  position: number;
  speed: number;
  waitMs: number;
}

/** First a little backwards, as a drum that takes a swing, then up to full speed. */
function turn(state: Turning, deltaMs: number, motion: Motion): void {
  if (motion.isReduced) return;
  state.waitMs -= deltaMs;
  if (state.waitMs > 0) return;
  const seconds = deltaMs / 1000;
  const target = ROWS_PER_SECOND;
  state.speed = Math.min(target, state.speed + 210 * seconds * motion.speed);
  state.position -= state.speed * seconds;
}
