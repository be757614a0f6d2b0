import type { Clock } from "./clock.ts";

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
  let held: { value: Promise<Value>; expiresAtMs: number } | null = null;
  return {
    get: () => {
      const nowMs = options.clock.now().getTime();
      if (held !== null && nowMs < held.expiresAtMs) return held.value;
      const fresh = { value: options.load(), expiresAtMs: nowMs + options.ttlMs };
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
