import type { Clock } from "../clock.ts";
import { requireInOrder } from "../held.ts";

/**
 * The longest that anything is remembered which a promise or a decision rests on. What is edited to
 * hold from a moment on lies further ahead than this, so no process goes by what was before.
 */
export const MEMORY_MS = 5_000;

export interface Cached<Value> {
  get(): Promise<Value>;
  invalidate(): void;
}

/**
 * Keeps a value for `ttlMs`. Callers who come while it is being loaded share that one load, so that
 * an expired value costs one query and not one a visitor.
 */
export function cached<Value>(options: {
  load: () => Promise<Value>;
  ttlMs: number;
  clock: Clock;
}): Cached<Value> {
  let held: { value: Promise<Value>; sinceMs: number } | null = null;
  return {
    get: () => {
      // It may have to be loaded: also where it happens to be young just now.
      requireInOrder("pool");
      const nowMs = options.clock.now().getTime();
      // Younger than nothing: the clock was set back, and says nothing about the value's age.
      const ageMs = held === null ? -1 : nowMs - held.sinceMs;
      if (held !== null && ageMs >= 0 && ageMs < options.ttlMs) return held.value;
      const fresh = { value: options.load(), sinceMs: nowMs };
      held = fresh;
      // A failed load is not kept: the next caller tries again.
      fresh.value.catch(() => {
        if (held === fresh) held = null;
      });
      return fresh.value;
    },
    invalidate: () => {
      held = null;
    },
  };
}
