/** The pure rules that all areas share: what a reason is, and how guessing is bounded. */
import type * as z from "zod/mini";
import { DomainError } from "../../platform/errors.ts";

const QUARTER_SECONDS = 15 * 60;

const DAY_SECONDS = 24 * 3_600;

/**
 * How often in a window. Guesses are counted by address, or by a device that signed in to the
 * account before: what strangers guess is never counted against a device of one's own.
 */
export const guessing = {
  /** Anything of one guesser. */
  address: { max: 60, windowSeconds: QUARTER_SECONDS },
  /** Passwords of one account, by one guesser. */
  password: { max: 10, windowSeconds: QUARTER_SECONDS },
  /** The same by an address that is nobody's device, in a day. */
  strangePassword: { max: 30, windowSeconds: DAY_SECONDS },
  /** The same once many addresses guess at one account. */
  pressedPassword: { max: 3, windowSeconds: DAY_SECONDS },
  /** Codes of one account: by a device of its own, or by all strangers together. */
  code: { max: 10, windowSeconds: QUARTER_SECONDS },
  strangeCode: { max: 30, windowSeconds: DAY_SECONDS },
  /** What somebody who is signed in is asked again. */
  ownPassword: { max: 10, windowSeconds: QUARTER_SECONDS },
  ownCode: { max: 10, windowSeconds: QUARTER_SECONDS },
  /** Ending the session of somebody who decides, by one and the same person. */
  endSession: { max: 3, windowSeconds: DAY_SECONDS },
} as const;

/** More from strangers in a day, and each of their addresses gets few guesses only. */
export const pressure = { max: 300, windowSeconds: DAY_SECONDS } as const;

export type GuessKind = keyof typeof guessing;

/** Looking at personal data is counted by the hour. */
export const REVEAL_WINDOW_SECONDS = 3_600;
/** No count matters for longer. */
export const LONGEST_WINDOW_SECONDS = DAY_SECONDS;

/** The cashier asks for as many: a dot or an "x" tells nobody anything later. */
const REASON_LENGTH_MIN = 3;

/** Throws backoffice.reason_required. */
export function requireReason(text: string): void {
  if (text.trim().length >= REASON_LENGTH_MIN) return;
  throw new DomainError("backoffice.reason_required", {
    fields: { reason: { code: "backoffice.reason_required" } },
  });
}

export function ageInDays(since: Date, now: Date): number {
  return Math.max(Math.floor((now.getTime() - since.getTime()) / 86_400_000), 0);
}

export type Output<Schema extends z.ZodMiniType> = z.output<Schema>;
