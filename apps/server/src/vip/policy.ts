/** The rules of levels and rebates. Pure: no clock, no database. */
import { type GameType, gameTypes } from "@tucano/contract/player/games/catalog.ts";
import {
  add,
  type Centavos,
  larger,
  multiplyFloor,
  smaller,
  subtract,
  toCentavos,
  ZERO,
} from "@tucano/contract/money.ts";
import { addDays, mondayOf, monthAfter } from "../platform/days.ts";
import type { Ladder, LadderLevel, Levels, Totals } from "./types.ts";

const FULL_RATE = 10_000;
const FULL_PERCENT = 100;

function highest(ladder: Ladder, isReached: (level: LadderLevel) => boolean): number {
  return Math.max(0, ladder.findLastIndex(isReached));
}

/** The highest level of which both conditions hold. The lowest one is everybody's. */
export function levelOf(ladder: Ladder, { recharge, betting }: Totals): number {
  return highest(
    ladder,
    (one) => recharge >= one.rechargeFromCentavos && betting >= one.bettingFromCentavos,
  );
}

/** Slot and live levels look at what was staked on such games, and at nothing else. */
export function bettingLevelOf(ladder: Ladder, betting: Centavos): number {
  return highest(ladder, (one) => betting >= one.bettingFromCentavos);
}

export function levelsOf(ladder: Ladder, totals: Totals): Levels {
  return {
    vip: levelOf(ladder, totals),
    slot: bettingLevelOf(ladder, totals.slot),
    live: bettingLevelOf(ladder, totals.live),
  };
}

/** What a level was stays: nobody falls. */
export function higherLevels(a: Levels, b: Levels): Levels {
  return {
    vip: Math.max(a.vip, b.vip),
    slot: Math.max(a.slot, b.slot),
    live: Math.max(a.live, b.live),
  };
}

/** Of a ladder that has become shorter, the top. */
export function rungOf(ladder: Ladder, level: number): LadderLevel {
  const rung = ladder[Math.min(level, ladder.length - 1)];
  if (rung === undefined) throw new RangeError("A ladder has at least one level.");
  return rung;
}

export function missing(from: number, reached: Centavos): Centavos {
  return larger(ZERO, subtract(toCentavos(from), reached));
}

/** 0 to 100: how far the condition is that is further away. 100 only when both hold. */
export function progressOf(rung: LadderLevel, { recharge, betting }: Totals): number {
  const part = (reached: Centavos, from: number): number =>
    from === 0
      ? FULL_PERCENT
      : multiplyFloor(smaller(larger(reached, ZERO), toCentavos(from)), FULL_PERCENT, from);
  return Math.min(
    part(recharge, rung.rechargeFromCentavos),
    part(betting, rung.bettingFromCentavos),
  );
}

/** A week's or month's gift: for bets that count little, less of it. */
export function periodGift(
  amountCentavos: number,
  turnoverRateMax: number,
  counted: Centavos,
): Centavos {
  const most = multiplyFloor(larger(counted, ZERO), turnoverRateMax, FULL_RATE);
  return smaller(toCentavos(amountCentavos), most);
}

export interface TypeTurnover {
  readonly gameType: GameType;
  readonly turnover: Centavos;
}

export interface RebateLine extends TypeTurnover {
  /** 1 = 0.01 %. */
  readonly rate: number;
  readonly amount: Centavos;
}

/** A share of a day's turnover on games of one type, rounded down to the centavo. */
export function rebateAmount(turnover: Centavos, rate: number): Centavos {
  return multiplyFloor(turnover, rate, FULL_RATE);
}

/**
 * One line for each type that was played, in the order of the types. A type of which more was taken
 * back than staked gives nothing, and takes nothing from the others.
 */
export function rebateLines(
  played: readonly TypeTurnover[],
  rates: LadderLevel["rebateRates"],
): RebateLine[] {
  return gameTypes.flatMap((gameType) => {
    const turnover = add(
      ...played.filter((one) => one.gameType === gameType).map((one) => one.turnover),
    );
    const rate = rates[gameType] ?? 0;
    return turnover > 0 ? [{ gameType, turnover, rate, amount: rebateAmount(turnover, rate) }] : [];
  });
}

// ---------------------------------------------------------------- periods

export const periodKinds = ["day", "week", "month"] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** São Paulo days, both included. */
export interface PeriodDays {
  readonly from: string;
  readonly to: string;
}

const MONTH_LENGTH = 7;

/** The period that the day is in: the day, the week's Monday, or YYYY-MM. */
export function periodOf(kind: PeriodKind, day: string): string {
  if (kind === "day") return day;
  return kind === "week" ? mondayOf(day) : day.slice(0, MONTH_LENGTH);
}

export function daysOf(kind: PeriodKind, period: string): PeriodDays {
  if (kind === "day") return { from: period, to: period };
  if (kind === "week") return { from: period, to: addDays(period, 6) };
  return { from: `${period}-01`, to: addDays(`${monthAfter(period)}-01`, -1) };
}

export function periodAfter(kind: PeriodKind, period: string): string {
  return periodOf(kind, addDays(daysOf(kind, period).to, 1));
}

export function periodBefore(kind: PeriodKind, period: string): string {
  return periodOf(kind, addDays(daysOf(kind, period).from, -1));
}

/**
 * What is over and not settled, the oldest first. The first time only the last period: nobody was
 * promised anything before. After a long pause no more than `most`, the latest ones.
 */
export function duePeriods(
  kind: PeriodKind,
  of: { readonly today: string; readonly lastSettled: string | null; readonly most: number },
): string[] {
  const due: string[] = [];
  let period = periodBefore(kind, periodOf(kind, of.today));
  while (due.length < of.most && (of.lastSettled === null || period > of.lastSettled)) {
    due.unshift(period);
    if (of.lastSettled === null) break;
    period = periodBefore(kind, period);
  }
  return due;
}
