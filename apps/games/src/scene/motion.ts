/**
 * Movement over time, driven by the one frame clock of the stage. Everything that waits or moves
 * goes through here, so that one call finishes all of it when the player skips.
 */
export type Ease = (t: number) => number;

export const easeOut: Ease = (t) => 1 - (1 - t) ** 3;
export const easeInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

interface Movement {
  elapsedMs: number;
  durationMs: number;
  ease: Ease;
  step: (t: number) => void;
  done: () => void;
  isSkippable: boolean;
}

export interface MoveOptions {
  durationMs: number;
  ease?: Ease;
  step?: (t: number) => void;
  /** False for what must be seen even by an impatient player: the reels' landing. */
  isSkippable?: boolean;
}

export interface Motion {
  /** With reduced motion, movement is a single step to its end. */
  readonly isReduced: boolean;
  /** Something is moving or waiting. */
  readonly isBusy: boolean;
  /** 1, or more with turbo; 0: everything stands still. */
  speed: number;
  move: (options: MoveOptions) => Promise<void>;
  wait: (timeMs: number) => Promise<void>;
  /** Runs each frame until the returned function is called. */
  onFrame: (step: (deltaMs: number) => void) => () => void;
  tick: (deltaMs: number) => void;
  /** Finishes what is running, and everything that begins until `resume`. */
  skip: () => void;
  resume: () => void;
}

/** Longer frames than this are a pause (a hidden tab), not time that passed on the stage. */
const FRAME_MAX_MS = 1000;

/** With reduced motion its end is shown at once, and stays visible for this long. */
const STILL_MS = 200;

export function createMotion(isReduced: boolean): Motion {
  let movements: Movement[] = [];
  const frames = new Set<(deltaMs: number) => void>();
  let isSkipping = false;

  const motion: Motion = {
    isReduced,
    get isBusy() {
      return movements.length > 0;
    },
    speed: 1,
    move: ({ durationMs: wantedMs, ease = easeOut, step = () => {}, isSkippable = true }) =>
      new Promise((done) => {
        const isStill = isReduced && isSkippable && step.length > 0;
        const durationMs = isStill ? Math.min(wantedMs, STILL_MS) : wantedMs;
        if (isStill && !isSkipping) {
          step(1);
          movements.push({ elapsedMs: 0, durationMs, ease, step: () => {}, done, isSkippable });
          return;
        }
        if ((isSkipping && isSkippable) || durationMs <= 0) {
          step(1);
          done();
          return;
        }
        step(ease(0));
        movements.push({ elapsedMs: 0, durationMs, ease, step, done, isSkippable });
      }),
    wait: (timeMs) => motion.move({ durationMs: timeMs }),
    onFrame: (step) => {
      frames.add(step);
      return () => void frames.delete(step);
    },
    tick: (deltaMs) => {
      if (motion.speed === 0) return;
      const delta = Math.min(deltaMs, FRAME_MAX_MS);
      for (const frame of frames) frame(delta);
      const running = movements;
      movements = [];
      for (const movement of running) {
        movement.elapsedMs += delta * motion.speed;
        const t = Math.min(1, movement.elapsedMs / movement.durationMs);
        movement.step(movement.ease(t));
        if (t < 1) movements.push(movement);
        else movement.done();
      }
    },
    skip: () => {
      isSkipping = true;
      const running = movements;
      movements = running.filter((movement) => !movement.isSkippable);
      for (const movement of running) {
        if (!movement.isSkippable) continue;
        movement.step(movement.ease(1));
        movement.done();
      }
    },
    resume: () => {
      isSkipping = false;
    },
  };
  return motion;
}
