/**
 * One value that is read once and then remembered. How long is always named `…_TTL_MS`.
 *
 * Memories with rules of their own stay what they are. Of single members and sessions, which are
 * bounded in number and end for good: `members/sessions/session-memory.ts`,
 * `rounds/sessions/sessions.ts`, `house-games/sessions/sessions.ts`. Wallets, which their version
 * guards and no clock (ADR 15): `ledger/executor/memory.ts`. What can never become untrue:
 * `identity/recall.ts`, `house-games/play/instant.ts`, `shared-rounds/chains/seeds.ts`,
 * `ledger/hash.ts`. Bytes that go out again: `http/answers/kept-answers.ts`, good as long as what
 * they were made of, and `http/pages/first-pages.ts`, sent stale while they are rewritten.
 */
import type { Clock } from "../clock.ts";
import { requireInOrder } from "../held.ts";
import type { Soon } from "./soon.ts";

/**
 * The longest that anything is remembered which a promise or a decision rests on. What is edited to
 * hold from a moment on lies further ahead than this, so no process goes by what was before.
 */
export const DECISIVE_TTL_MS = 5_000;

/** Tells what has become untrue, and knows whether it would be heard: the database's notices. */
interface Teller<Mark> {
  on(topic: string, hear: () => void): void;
  mark(): Mark;
  isCurrent(mark: Mark): boolean;
}

export interface RememberOptions<Mark> {
  readonly clock: Clock;
  readonly ttlMs: number;
  /** While notices are not proven to be heard, it counts for half a second. */
  readonly forgetOn?: { readonly notices: Teller<Mark>; readonly topic: string };
}

export interface Remembered<Value> {
  /** At once where it is there. */
  get(): Soon<Value>;
  forget(): void;
}

interface Held<Value, Mark> {
  /** While it is being loaded, a promise. */
  value: Soon<Value>;
  readonly sinceMs: number;
  /** Null: nobody tells of its end. */
  readonly mark: { readonly of: Mark } | null;
}

/**
 * Callers who come while it is being loaded share that one load, so that an expired value costs one
 * query and not one a visitor.
 */
export function remember<Value, Mark = never>(
  load: () => Promise<Value>,
  { clock, ttlMs, forgetOn }: RememberOptions<Mark>,
): Remembered<Value> {
  let held: Held<Value, Mark> | null = null;
  const forget = (): void => {
    held = null;
  };
  forgetOn?.notices.on(forgetOn.topic, forget);
  const isGood = ({ sinceMs, mark }: Held<Value, Mark>, nowMs: number): boolean => {
    // Younger than nothing: the clock was set back, and says nothing about the value's age.
    const isYoung = nowMs >= sinceMs && nowMs - sinceMs < ttlMs;
    return isYoung && (mark === null || forgetOn?.notices.isCurrent(mark.of) === true);
  };
  return {
    get: () => {
      // It may have to be loaded: also where it happens to be young just now.
      requireInOrder("pool");
      const nowMs = clock.now().getTime();
      if (held !== null && isGood(held, nowMs)) return held.value;
      const mark = forgetOn === undefined ? null : { of: forgetOn.notices.mark() };
      const loading = load();
      const fresh: Held<Value, Mark> = { value: loading, sinceMs: nowMs, mark };
      held = fresh;
      loading.then(
        (value) => {
          fresh.value = value;
        },
        // A failed load is not kept: the next caller tries again.
        () => {
          if (held === fresh) held = null;
        },
      );
      return loading;
    },
    forget,
  };
}
