/**
 * The rules of limits and exclusions: pure functions of what is given.
 *
 * Stake: everything staked in the window. Loss: what was staked less what was won in it, the whole
 * of a new stake counted as lost before it is taken; who is ahead may play their winnings back.
 * Time: from one bet to the next, unless they are so far apart that there was a break between.
 * Windows are days, weeks from Monday, and months, in São Paulo.
 */
import assert from "node:assert";
import { addDays, dayOf, type InstantRange, monthAfter, startOfDay } from "../platform/days.ts";

export type Measure = "stake" | "loss" | "time";
export type Period = "day" | "week" | "month";

/** With deposits, which are counted where they are made. */
export type AnyMeasure = Measure | "deposit";

export interface Limit {
  readonly measure: Measure;
  readonly period: Period;
  /** Centavos, or minutes of play. */
  readonly amount: number;
}

export interface AnyLimit {
  readonly measure: AnyMeasure;
  readonly period: Period;
  /** Centavos, or minutes of play. */
  readonly amount: number;
}

/** A limit and what was used of it in its window. */
export interface PlayLimit extends Limit {
  readonly window: InstantRange;
  /** Centavos, or milliseconds of play. A loss is below zero for somebody who is ahead. */
  readonly used: number;
  /** Of play time: from here to the next bet is counted. */
  readonly lastBetAt: Date | null;
}

export type PlayLimits = readonly PlayLimit[];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Bets further apart than this have a break between them, and a break is not play. */
export const BREAK_MS = 5 * MINUTE_MS;
/** A higher limit, or none, takes effect only after a night's sleep. */
export const COOLING_OFF_MS = 24 * HOUR_MS;
/** Not confirmed this long after the cooling-off, a wish is forgotten: it was not meant so. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

export function windowOf(period: Period, now: Date): InstantRange {
  const today = dayOf(now);
  const [first, next] = daysOf(period, today);
  return { from: startOfDay(first), until: startOfDay(next) };
}

function daysOf(period: Period, today: string): readonly [first: string, next: string] {
  switch (period) {
    case "day":
      return [today, addDays(today, 1)];
    case "week": {
      const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
      const monday = addDays(today, -sinceMonday);
      return [monday, addDays(monday, 7)];
    }
    case "month": {
      const month = today.slice(0, 7);
      return [`${month}-01`, `${monthAfter(month)}-01`];
    }
  }
}

/** A window that is over has been replaced by the present one, of which nothing is used. */
export function rolledOver(limit: PlayLimit, now: Date): PlayLimit {
  if (now < limit.window.until) return limit;
  return { ...limit, window: windowOf(limit.period, now), used: 0 };
}

export interface Stake {
  readonly stakeCentavos: number;
  readonly now: Date;
}

/** The first limit that this stake would go beyond; null: it may be taken. */
export function refusalOf(limits: PlayLimits, { stakeCentavos, now }: Stake): Limit | null {
  return limits.find((limit) => isReached(rolledOver(limit, now), stakeCentavos, now)) ?? null;
}

function isReached(limit: PlayLimit, stakeCentavos: number, now: Date): boolean {
  if (limit.measure === "time") {
    return limit.used + sittingMs(limit, now) >= limit.amount * MINUTE_MS;
  }
  // A free round costs nothing, also beyond a limit that was lowered below what is used.
  return stakeCentavos > 0 && limit.used + stakeCentavos > limit.amount;
}

/** The part of the play since the last bet that is in the window; nothing after a break. */
function sittingMs({ lastBetAt, window }: PlayLimit, now: Date): number {
  if (lastBetAt === null) return 0;
  const sinceBetMs = now.getTime() - lastBetAt.getTime();
  if (sinceBetMs > BREAK_MS) return 0;
  // A bet that a faster clock dated later takes no time away.
  return Math.max(0, Math.min(sinceBetMs, now.getTime() - window.from.getTime()));
}

export interface Play {
  readonly stakeCentavos: number;
  /** What came with it, when the round was over at once. */
  readonly winCentavos: number;
  readonly now: Date;
}

/** What is used after a bet. */
export function withBet(limits: PlayLimits, { stakeCentavos, winCentavos, now }: Play): PlayLimits {
  return limits.map((one) => {
    const limit = rolledOver(one, now);
    switch (limit.measure) {
      case "stake":
        return { ...limit, used: limit.used + stakeCentavos };
      case "loss":
        return { ...limit, used: limit.used + stakeCentavos - winCentavos };
      case "time": {
        const lastBetAt = new Date(Math.max((limit.lastBetAt ?? now).getTime(), now.getTime()));
        return { ...limit, used: limit.used + sittingMs(limit, now), lastBetAt };
      }
    }
  });
}

/** After a win, which counts in the window that it comes in. */
export function withWin(
  limits: PlayLimits,
  { winCentavos, now }: { readonly winCentavos: number; readonly now: Date },
): PlayLimits {
  return withMoney(limits, { stake: 0, loss: -winCentavos }, now);
}

export interface Undone {
  /** What is put back of a bet, or taken back of a win. */
  readonly amountCentavos: number;
  /** When the bet or win was; windows that did not count it do not change. */
  readonly playedAt: Date;
  readonly now: Date;
}

export function withoutBet(limits: PlayLimits, { amountCentavos, ...when }: Undone): PlayLimits {
  const change = { stake: -amountCentavos, loss: -amountCentavos };
  return withMoney(limits, change, when.now, when.playedAt);
}

export function withoutWin(limits: PlayLimits, { amountCentavos, ...when }: Undone): PlayLimits {
  return withMoney(limits, { stake: 0, loss: amountCentavos }, when.now, when.playedAt);
}

function withMoney(
  limits: PlayLimits,
  change: { readonly stake: number; readonly loss: number },
  now: Date,
  playedAt: Date = now,
): PlayLimits {
  return limits.map((one) => {
    const limit = rolledOver(one, now);
    if (limit.measure === "time" || playedAt < limit.window.from) return limit;
    const used = limit.used + change[limit.measure];
    return { ...limit, used: limit.measure === "stake" ? Math.max(used, 0) : used };
  });
}

/** What was played in a window before there was a limit for it. */
export interface PlayedSince {
  /** What was rolled back does not count. */
  readonly stakeCentavos: number;
  readonly winCentavos: number;
  readonly playedMs: number;
  readonly lastBetAt: Date | null;
}

/** A limit set in the middle of a window counts what was played in it before. */
export function startedLimit(limit: Limit, window: InstantRange, played: PlayedSince): PlayLimit {
  const used = {
    stake: played.stakeCentavos,
    loss: played.stakeCentavos - played.winCentavos,
    time: played.playedMs,
  }[limit.measure];
  const lastBetAt = limit.measure === "time" ? played.lastBetAt : null;
  return { ...limit, window, used, lastBetAt };
}

/** A requested higher amount, or null. */
export interface Wish {
  readonly amount: number | null;
  /** From here on it may be confirmed. */
  readonly from: Date;
}

export interface Setting {
  readonly amount: number;
  readonly next: Wish | null;
}

/** Lowering holds at once and ends every other wish; raising and removing wait. Null: no limit. */
export function settingAfter(
  current: Setting | null,
  wanted: number | null,
  now: Date,
): Setting | null {
  if (current === null) return wanted === null ? null : { amount: wanted, next: null };
  if (wanted !== null && wanted <= current.amount) return { amount: wanted, next: null };
  const from = new Date(now.getTime() + COOLING_OFF_MS);
  return { amount: current.amount, next: { amount: wanted, from } };
}

/** The wish that can still be confirmed, now or later. */
export function livingWish({ next }: Setting, now: Date): Wish | null {
  if (next === null) return null;
  return now.getTime() < next.from.getTime() + CONFIRM_WITHIN_MS ? next : null;
}

export interface AmountRange {
  readonly min: number;
  readonly max: number;
}

const MONEY_RANGE: AmountRange = { min: 100, max: 100_000_000 };
const MINUTES_MAX: Readonly<Record<Period, number>> = {
  day: 24 * 60,
  week: 7 * 24 * 60,
  month: 31 * 24 * 60,
};

/** What a limit may be set to: centavos, or minutes. */
export function rangeOfAmounts({ measure, period }: Omit<AnyLimit, "amount">): AmountRange {
  return measure === "time" ? { min: 1, max: MINUTES_MAX[period] } : MONEY_RANGE;
}

export function isAmountIn(amount: number, { min, max }: AmountRange): boolean {
  return Number.isSafeInteger(amount) && amount >= min && amount <= max;
}

export const TIME_OUT_DAYS: AmountRange = { min: 1, max: 42 };
export const EXCLUSION_MONTHS: AmountRange = { min: 1, max: 12 };

/** A time-out is counted in whole days of 24 hours. */
export function endOfTimeOut(days: number, now: Date): Date {
  assert(isAmountIn(days, TIME_OUT_DAYS), "A time-out must have one of the lengths on offer.");
  return new Date(now.getTime() + days * DAY_MS);
}

/** An exclusion ends with a day: the same one of a later month, or that month's last. */
export function endOfExclusion(months: number, now: Date): Date {
  assert(
    isAmountIn(months, EXCLUSION_MONTHS),
    "An exclusion must have one of the lengths on offer.",
  );
  const today = new Date(`${dayOf(now)}T00:00:00Z`);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month, Math.min(today.getUTCDate(), lastDay)));
  return startOfDay(addDays(end.toISOString().slice(0, 10), 1));
}
