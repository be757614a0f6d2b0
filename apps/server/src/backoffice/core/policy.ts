/** The pure rules that all areas share: what a reason is, and how guessing is bounded. */
import type * as z from "zod/mini";
import { DomainError } from "../../platform/errors.ts";

const QUARTER_SECONDS = 15 * 60;

/** How often in a window: anything of one address, passwords and codes of one account. */
export const guessing = {
  password: { max: 10, windowSeconds: QUARTER_SECONDS },
  code: { max: 10, windowSeconds: QUARTER_SECONDS },
  address: { max: 60, windowSeconds: QUARTER_SECONDS },
} as const;

export type GuessKind = keyof typeof guessing;

/** Looking at personal data is counted by the hour. */
export const REVEAL_WINDOW_SECONDS = 3_600;
/** No count matters for longer. */
export const LONGEST_WINDOW_SECONDS = Math.max(QUARTER_SECONDS, REVEAL_WINDOW_SECONDS);

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
