/**
 * Bounds guessing at operators' passwords and codes, and looking at personal data: counted first.
 */
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { createTurns } from "../../platform/memory/turns.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import * as repository from "./guess-repository.ts";
import { guessing, type GuessKind } from "./policy.ts";

export interface Guesses {
  /** Throws backoffice.too_many_attempts when the window's guesses are used up. */
  take(kind: GuessKind, whose: string): Promise<void>;
  forget(kind: GuessKind, whose: string): Promise<void>;
  /** Counts one; returns the seconds until there may be another, or 0 when this one may be. */
  count(what: string, bound: Bound): Promise<number>;
}

export interface Bound {
  readonly max: number;
  readonly windowSeconds: number;
}

export interface GuessesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly guard: KeyedHash;
}

/** Of those who try at one counter; more at once are a flood. */
const WAITING_MAX = 500;

export function createGuesses({ db, clock, guard }: GuessesDeps): Guesses {
  // A counter's row is locked: calls wait for it here, and hold no connection meanwhile.
  const turns = createTurns(WAITING_MAX);
  const keysOf = (what: string) => guard.variants(what).map((one) => one.toString("base64url"));
  const count: Guesses["count"] = async (what, { max, windowSeconds }) => {
    const now = clock.now();
    const windowStart = new Date(now.getTime() - windowSeconds * 1_000);
    const { tries, window_started_at } = await turns.take(what, () =>
      inTransaction(db, (tx) => repository.countGuess(tx, keysOf(what), now, windowStart)),
    );
    if (tries <= max) return 0;
    const endsAtMs = window_started_at.getTime() + windowSeconds * 1_000;
    return Math.max(Math.ceil((endsAtMs - now.getTime()) / 1_000), 1);
  };
  return {
    count,
    take: async (kind, whose) => {
      const seconds = await count(`${kind}:${whose}`, guessing[kind]);
      if (seconds === 0) return;
      throw new DomainError("backoffice.too_many_attempts", {
        params: { seconds },
        retryAfterSeconds: seconds,
      });
    },
    forget: (kind, whose) =>
      inTransaction(db, (tx) => repository.forgetGuesses(tx, keysOf(`${kind}:${whose}`))),
  };
}
