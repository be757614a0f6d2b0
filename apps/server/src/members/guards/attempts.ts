/**
 * Counts guesses at secrets. A guess is counted before it is checked, so that many at once cannot
 * all slip through as the first; what was right is taken back afterwards.
 */
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { createTurns } from "../../platform/memory/turns.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import {
  ATTEMPT_WINDOW_SECONDS,
  type AttemptScope,
  forgivenWhenRight,
  triesLeft,
  waitAfter,
} from "../policy.ts";
import * as repository from "../repository.ts";

/** Whose guesses, at what. */
export interface AttemptTarget {
  readonly scope: AttemptScope;
  readonly key: string;
}

export interface Attempts {
  /** Wrong guesses since the last right one, within the hour. */
  countWrong(target: AttemptTarget): Promise<number>;
  /** Guesses of this hour that are free still. */
  countLeft(target: AttemptTarget): Promise<number>;
  /** Takes one guess; otherwise how long until the next is allowed. */
  take(target: AttemptTarget): Promise<{ readonly waitSeconds: number } | null>;
  recordWrong(target: AttemptTarget): Promise<void>;
  recordRight(target: AttemptTarget): Promise<void>;
}

/** Takes one guess of each; throws when one of them has to wait. */
export async function takeGuesses(
  attempts: Attempts,
  targets: readonly AttemptTarget[],
): Promise<void> {
  for (const target of targets) {
    const refusal = await attempts.take(target);
    if (refusal !== null) throw tooManyAttempts(refusal.waitSeconds);
  }
}

export function tooManyAttempts(seconds: number): DomainError {
  return new DomainError("members.too_many_attempts", {
    params: { seconds },
    retryAfterSeconds: seconds,
  });
}

export interface AttemptsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly guard: KeyedHash;
}

/** Of those who try at one counter, such as all of one network: more at once are a flood. */
const WAITING_MAX = 500;

export function createAttempts({ db, clock, guard }: AttemptsDeps): Attempts {
  // A counter's row is locked: calls wait for it here, and hold no connection meanwhile.
  const turns = createTurns(WAITING_MAX);
  const inTurnOf = <T>({ scope, key }: AttemptTarget, work: (tx: Tx) => Promise<T>): Promise<T> =>
    turns.take(`${scope}:${key}`, () => inTransaction(db, work));
  const hide = ({ scope, key }: AttemptTarget) => ({
    scope,
    keys: guard.variants(key).map((one) => one.toString("base64url")),
  });
  const windowStart = (now: Date) => new Date(now.getTime() - ATTEMPT_WINDOW_SECONDS * 1_000);
  const findOfThisHour = async (target: AttemptTarget) => {
    const row = await repository.findAttempt(db, hide(target));
    return row === null || row.window_started_at <= windowStart(clock.now()) ? null : row;
  };
  return {
    countWrong: async (target) => (await findOfThisHour(target))?.wrong_since_success ?? 0,
    countLeft: async (target) =>
      triesLeft(target.scope, (await findOfThisHour(target))?.tries ?? 0),
    take: (target) =>
      inTurnOf(target, async (tx) => {
        const now = clock.now();
        const hidden = hide(target);
        const row = await repository.lockAttempt(tx, hidden, now);
        const waitMs = row.next_allowed_at.getTime() - now.getTime();
        if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1_000) };
        const isOver = row.window_started_at <= windowStart(now);
        const tries = (isOver ? 0 : row.tries) + 1;
        await repository.saveAttempt(tx, hidden, {
          window_started_at: isOver ? now : row.window_started_at,
          tries,
          wrong_since_success: isOver ? 0 : row.wrong_since_success,
          next_allowed_at: new Date(now.getTime() + waitAfter(target.scope, tries) * 1_000),
        });
        return null;
      }),
    recordWrong: (target) => inTurnOf(target, (tx) => repository.addWrong(tx, hide(target))),
    recordRight: (target) =>
      inTurnOf(target, (tx) =>
        repository.forgiveAttempt(tx, hide(target), {
          now: clock.now(),
          // A right answer ends the guessing; a shared address may go on.
          forgetsWrong: target.scope !== "address",
          forgetsTries: forgivenWhenRight.includes(target.scope),
        }),
      ),
  };
}
