/**
 * Who is aimed at: the one that the player locked on to, until it is caught or swims off; then one
 * of its kind or the nearest. With the padlock closed nobody else is, before the player says so.
 */
import type { Point } from "./lanes.ts";
import type { Shoal, Swimmer } from "./shoal.ts";

export class Aim {
  #at: Swimmer | null = null;
  #isLocked = false;
  #isOnly = false;
  /** Its only target is gone, and nobody has chosen another. */
  #isWaiting = false;

  get at(): Swimmer | null {
    return this.#at;
  }

  /** The player chose it. */
  get isLocked(): boolean {
    return this.#isLocked;
  }

  lock(swimmer: Swimmer): void {
    this.#at = swimmer;
    this.#isLocked = true;
    this.#isWaiting = false;
  }

  /** The padlock: closed, it keeps to whom it is closed on. */
  setOnly(isOnly: boolean): void {
    this.#isOnly = isOnly;
    this.#isWaiting = false;
    if (isOnly && this.#at !== null) this.#isLocked = true;
  }

  /** Goes on to another one if it must; whom the player had chosen and has to be told of. */
  follow(shoal: Shoal, middle: Point): Swimmer | null {
    const old = this.#at;
    if (this.#isWaiting) return null;
    if (old !== null && !old.isGone && (old.isHeld || shoal.isInside(old))) return null;
    const wasLocked = this.#isLocked && old !== null;
    this.#isLocked = false;
    this.#isWaiting = wasLocked && this.#isOnly;
    this.#at = this.#isWaiting ? null : nextAfter(old, shoal, middle);
    // Whoever caught it knows; that nothing else is aimed at has to be said.
    return wasLocked && (this.#isWaiting || !old.isGone) ? old : null;
  }
}

/** Those that a wave takes along are left alone while there are others. */
function nextAfter(old: Swimmer | null, shoal: Shoal, middle: Point): Swimmer | null {
  const isIn = (swimmer: Swimmer): boolean => shoal.isInside(swimmer);
  const stays = (swimmer: Swimmer): boolean => isIn(swimmer) && swimmer.hurry === 1;
  const { x, y } = old ?? middle;
  return (
    shoal.nearest(x, y, (swimmer) => stays(swimmer) && swimmer.target === old?.target) ??
    shoal.nearest(middle.x, middle.y, stays) ??
    shoal.nearest(middle.x, middle.y, isIn)
  );
}
