/**
 * Who lives in a large house, and when each of them does what. Everything follows from a member's
 * number and from the moment that the house is dated by, so that a part of it can be written
 * again, by SQL or by hand, and comes out the same.
 */

/** Their numbers begin after it. */
export const LARGE_MEMBERS_AFTER = 200_000_000;

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
/** They registered in the year before the house's last day. */
const REGISTERED_WITHIN_S = 364 * 86_400;
const DEPOSITED_AFTER_MS = 600 * SECOND_MS;
const SITTING_EVERY_MS = 30 * DAY_MS;
/** Each begins in the first two thirds of an hour, so none reaches into another day or month. */
const MINUTES = 40;

/** A whole number of milliseconds. */
export function registeredMs(n: number, anchorMs: number): number {
  return anchorMs - DAY_MS - ((n * 7_919) % REGISTERED_WITHIN_S) * SECOND_MS;
}

export const registeredSql = `($3::timestamptz - interval '1 day'
  - (n::bigint * 7919 % ${REGISTERED_WITHIN_S}) * interval '1 second')`;

export const depositMs = (n: number, anchorMs: number) =>
  registeredMs(n, anchorMs) + DEPOSITED_AFTER_MS;

export const depositSql = `(${registeredSql} + interval '600 seconds')`;

/** At least a hundred reais. */
export const depositOf = (n: number) => 10_000 + (n % 50) * 1_000;
export const depositOfSql = "(10000 + n % 50 * 1000)";

/** The first follows the deposit; another follows every thirty days. */
export function sittingMs(n: number, nth: number, anchorMs: number): number {
  const hour = Math.floor((registeredMs(n, anchorMs) + 2 * HOUR_MS) / HOUR_MS) * HOUR_MS;
  return hour + (n % MINUTES) * 60_000 + nth * SITTING_EVERY_MS;
}

/** How often a member has sat down by then. */
export function sittingsOf(n: number, anchorMs: number): number {
  const first = sittingMs(n, 0, anchorMs);
  const endMs = anchorMs - HOUR_MS;
  return first >= endMs ? 0 : Math.floor((endMs - first - 1) / SITTING_EVERY_MS) + 1;
}

/** One in five takes something out after the last sitting, and some of these still wait. */
export type Leaving = "paid" | "waiting" | "nothing";
export function leavingOf(n: number): Leaving {
  if (n % 5 !== 0) return "nothing";
  return n % 500 === 0 ? "waiting" : "paid";
}

const MEMBER_LENGTH = 7;
const memberCode = (memberId: number) =>
  memberId.toString(36).toUpperCase().padStart(MEMBER_LENGTH, "0");
const digits = (n: number, length: number) => String(n).padStart(length, "0");

/** As the product numbers its orders: the letter, the member, and what is chance there. */
export const depositNo = (n: number) =>
  `D${memberCode(LARGE_MEMBERS_AFTER + n)}SEED${digits(n, 16)}`;
export const withdrawalNo = (n: number) =>
  `W${memberCode(LARGE_MEMBERS_AFTER + n)}SEED${digits(n, 10)}`;
export const cpfOf = (n: number) => String(80_000_000_000 + n);
