/** What is pushed, for how long, and what follows from a push service's answer. Pure. */
import type { PushKind } from "@tucano/contract/player/site/push.ts";
import type { NoticeCode } from "@tucano/contract/player/site/messages.ts";

/** Of one member; a new one takes the place of the oldest. */
export const DEVICES_MAX = 10;

/** Notices that are pushed as well, to those who asked for their kind. */
export const kindOfNotice = {
  deposit_credited: "money",
  withdrawal_paid: "money",
  withdrawal_rejected: "money",
  ticket_answered: "service",
  data_request_answered: "service",
  identity_verified: "service",
  identity_rejected: "service",
} as const satisfies Partial<Record<NoticeCode, PushKind>>;

const TITLE_LENGTH_MAX = 120;
/** Systems show two to four lines. */
const TEXT_LENGTH_MAX = 240;

const shortened = (text: string, max: number): string => {
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join("")}…`;
};

/** As a device can show it. What has to be said at the end of offers is never what is cut. */
export function toShown(words: { readonly title: string; readonly text: string }, ending = "") {
  const end = ending === "" ? "" : `\n${ending}`;
  return {
    title: shortened(words.title, TITLE_LENGTH_MAX),
    text: shortened(words.text, TEXT_LENGTH_MAX - Array.from(end).length) + end,
  };
}

const MINUTE_MS = 60_000;
/** How long after a failure the next attempt follows. */
const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 20 * MINUTE_MS, 60 * MINUTE_MS];

const GONE = [404, 410];
const TOO_MANY = 429;

interface Attempt {
  /** Null: no answer came. */
  readonly status: number | null;
  /** With this one. */
  readonly attempts: number;
  readonly retryAfterMs: number;
  readonly now: Date;
  readonly until: Date;
}

export type PushOutcome =
  | { readonly state: "sent" | "gone" | "failed" }
  | { readonly state: "waiting"; readonly nextAt: Date };

/** Only what may pass by itself is tried again, and not when it is no news any more. */
export function afterAttempt(of: Attempt): PushOutcome {
  const { status, attempts, now, until } = of;
  if (status !== null && status >= 200 && status < 300) return { state: "sent" };
  if (status !== null && GONE.includes(status)) return { state: "gone" };
  const mayPass = status === null || status === TOO_MANY || status >= 500;
  const delayMs = DELAYS_MS[attempts - 1];
  if (!mayPass || delayMs === undefined) return { state: "failed" };
  const nextAt = new Date(now.getTime() + Math.max(delayMs, of.retryAfterMs));
  return nextAt < until ? { state: "waiting", nextAt } : { state: "failed" };
}
