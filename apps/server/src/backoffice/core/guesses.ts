/** Bounds guessing at operators' passwords and codes; a guess counts before it is checked. */
import { createHmac } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import * as repository from "./guess-repository.ts";
import { guessing, type GuessKind } from "./policy.ts";

export interface Guesses {
  /** Throws backoffice.too_many_attempts when the window's guesses are used up. */
  take(kind: GuessKind, whose: string): Promise<void>;
  forget(kind: GuessKind, whose: string): Promise<void>;
}

export interface GuessesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
}

export function createGuesses({ db, clock, secret }: GuessesDeps): Guesses {
  const keyOf = (kind: GuessKind, whose: string) =>
    createHmac("sha256", secret).update(`${kind}:${whose}`).digest("base64url");
  const windowMs = guessing.windowSeconds * 1_000;
  return {
    take: async (kind, whose) => {
      const now = clock.now();
      const windowStart = new Date(now.getTime() - windowMs);
      const { tries, window_started_at } = await inTransaction(db, (tx) =>
        repository.countGuess(tx, keyOf(kind, whose), now, windowStart),
      );
      if (tries <= guessing.max[kind]) return;
      const endsAtMs = window_started_at.getTime() + windowMs;
      const seconds = Math.max(Math.ceil((endsAtMs - now.getTime()) / 1_000), 1);
      throw new DomainError("backoffice.too_many_attempts", {
        params: { seconds },
        retryAfterSeconds: seconds,
      });
    },
    forget: (kind, whose) =>
      inTransaction(db, (tx) => repository.forgetGuesses(tx, keyOf(kind, whose))),
  };
}
