/** The pure rules that all areas share: what a reason is, and how guessing is bounded. */
import type * as z from "zod/mini";
import { DomainError } from "../../platform/errors.ts";

export const guessing = {
  windowSeconds: 15 * 60,
  /** Of one window: passwords of one account, codes of one account, anything of one address. */
  max: { password: 10, code: 10, address: 60 },
} as const;

export type GuessKind = keyof typeof guessing.max;

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
