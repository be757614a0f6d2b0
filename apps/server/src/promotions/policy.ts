/**
 * The rules of the activities as pure functions of the market's numbers. Rates are basis points,
 * every division is rounded down to the centavo, and is done once.
 */
import {
  type Centavos,
  larger,
  multiplyFloor,
  smaller,
  subtract,
  toCentavos,
  ZERO,
} from "@tucano/contract/money.ts";
import type { Numbers } from "../market/index.ts";

/** 100 % in basis points. */
export const WHOLE = 10_000;
export const DAYS_OF_STREAK = 7;

export interface Gift {
  readonly amount: Centavos;
  readonly turnover: Centavos;
  readonly rate: number;
}

/** The welcome offer from its minimum on, below it the small one; null: neither. */
export function welcomeGift(numbers: Numbers["firstRecharge"], recharge: Centavos): Gift | null {
  if (recharge >= numbers.welcomeFromCentavos) {
    const most = toCentavos(numbers.welcomeMaxCentavos);
    const amount = smaller(multiplyFloor(recharge, numbers.welcomeRate, WHOLE), most);
    return giftOf(amount, numbers.turnoverMultiple, numbers.welcomeRate);
  }
  if (recharge < numbers.smallFromCentavos) return null;
  const amount = multiplyFloor(recharge, numbers.smallRate, WHOLE);
  return giftOf(amount, numbers.turnoverMultiple, numbers.smallRate);
}

function giftOf(amount: Centavos, turnoverMultiple: number, rate: number): Gift | null {
  if (amount <= 0) return null;
  return { amount, turnover: multiplyFloor(amount, turnoverMultiple, 1), rate };
}

/** The least recharge that any of the two offers takes. */
export function leastFirstRecharge(numbers: Numbers["firstRecharge"]): Centavos {
  return toCentavos(Math.min(numbers.welcomeFromCentavos, numbers.smallFromCentavos));
}

/**
 * Of one recharge of the event; the turnover is a multiple of the part of the recharge that is
 * rewarded: of all of it, unless the most that one recharge gives is less. Null: too small.
 */
export function rebateGift(numbers: Numbers["rechargeRebate"], recharge: Centavos): Gift | null {
  if (recharge < numbers.depositFromCentavos) return null;
  const most = toCentavos(numbers.rewardMaxCentavos);
  const earned = multiplyFloor(recharge, numbers.rate, WHOLE);
  const amount = smaller(earned, most);
  if (amount <= 0) return null;
  const rewarded = amount < earned ? multiplyFloor(amount, WHOLE, numbers.rate) : recharge;
  const turnover = multiplyFloor(rewarded, numbers.turnoverMultipleOfDeposit, 1);
  return { amount, turnover, rate: numbers.rate };
}

/**
 * A loss too small, or a day without one, gives nothing. Of what was lost in few bold bets it gives
 * less: never more than a part of what the house expects to win of such bets.
 */
export function reliefGift(
  numbers: Numbers["dailyRelief"],
  { loss, turnover }: { readonly loss: Centavos; readonly turnover: Centavos },
): Gift | null {
  if (loss < numbers.lossFromCentavos) return null;
  const most = smaller(
    toCentavos(numbers.rewardMaxCentavos),
    multiplyFloor(larger(turnover, ZERO), numbers.turnoverRateMax, WHOLE),
  );
  const amount = smaller(multiplyFloor(loss, numbers.rate, WHOLE), most);
  return giftOf(amount, numbers.turnoverMultiple, numbers.rate);
}

/** What was lost; nothing for somebody who is ahead. */
export function lossOf(staked: Centavos, won: Centavos): Centavos {
  return larger(subtract(staked, won), ZERO);
}

// ---------------------------------------------------------------- tiers

export type Tier = Numbers["rechargeTiers"]["tiers"][number];

/** The highest tier whose beginning the total has reached. */
export function tierAt(tiers: readonly Tier[], total: Centavos): Tier | null {
  const reached = tiers.filter(({ fromCentavos }) => fromCentavos <= total);
  return reached.toSorted((a, b) => b.fromCentavos - a.fromCentavos)[0] ?? null;
}

/** The tier that the total has to reach next. */
export function tierAfter(tiers: readonly Tier[], total: Centavos): Tier | null {
  const ahead = tiers.filter(({ fromCentavos }) => fromCentavos > total);
  return ahead.toSorted((a, b) => a.fromCentavos - b.fromCentavos)[0] ?? null;
}

/**
 * All that a total has earned: the total times the rate at it, which rises linearly in its tier.
 * Between two tiers and beyond the last one, as at the end of the tier before.
 */
export function earnedAt(tiers: readonly Tier[], total: Centavos): Centavos {
  const tier = tierAt(tiers, total);
  if (tier === null) return ZERO;
  const counted = smaller(total, toCentavos(tier.toCentavos));
  const { numerator, denominator } = exactRate(tier, counted);
  return multiplyFloor(counted, numerator, denominator * WHOLE);
}

/** What one recharge has earned: what all have earned with it, less what they had without it. */
export function tierGift(
  numbers: Numbers["rechargeTiers"],
  recharge: { readonly before: Centavos; readonly after: Centavos },
): Gift | null {
  const { tiers, turnoverMultiple } = numbers;
  const earned = subtract(earnedAt(tiers, recharge.after), earnedAt(tiers, recharge.before));
  return giftOf(earned, turnoverMultiple, rateAt(tiers, recharge.after));
}

/** For show: in whole basis points, rounded down. */
export function rateAt(tiers: readonly Tier[], total: Centavos): number {
  const tier = tierAt(tiers, total);
  if (tier === null) return 0;
  const { numerator, denominator } = exactRate(tier, smaller(total, toCentavos(tier.toCentavos)));
  return Number(BigInt(numerator) / BigInt(denominator));
}

/** How much of the tier is behind the total, in basis points. */
export function progressIn(tier: Tier, total: Centavos): number {
  const width = tier.toCentavos - tier.fromCentavos;
  if (total < tier.fromCentavos) return 0;
  if (width <= 0) return WHOLE;
  const behind = smaller(total, toCentavos(tier.toCentavos)) - tier.fromCentavos;
  return Number((BigInt(behind) * BigInt(WHOLE)) / BigInt(width));
}

/** In basis points, as a fraction: nothing is rounded before the amount is. */
function exactRate(tier: Tier, total: number): { numerator: number; denominator: number } {
  const width = tier.toCentavos - tier.fromCentavos;
  if (width <= 0) return { numerator: tier.rateTo, denominator: 1 };
  const rise = (tier.rateTo - tier.rateFrom) * (total - tier.fromCentavos);
  return { numerator: tier.rateFrom * width + rise, denominator: width };
}

// ---------------------------------------------------------------- invitation

export interface InviteeDay {
  readonly day: string;
  readonly recharged: number;
  /** Net of what was taken back: may be negative. */
  readonly staked: number;
}

/**
 * The day since which an invitee has fulfilled both conditions: of the days on which the sums came
 * up to them, the last. Null: they are not fulfilled now.
 */
export function fulfilledOn(
  numbers: Pick<Numbers["invitation"], "rechargeFromCentavos" | "stakeFromCentavos">,
  days: readonly InviteeDay[],
): string | null {
  let recharged = 0;
  let staked = 0;
  let since: string | null = null;
  for (const one of days.toSorted((a, b) => a.day.localeCompare(b.day))) {
    recharged += one.recharged;
    staked += one.staked;
    const isFulfilled =
      recharged >= numbers.rechargeFromCentavos && staked >= numbers.stakeFromCentavos;
    since = isFulfilled ? (since ?? one.day) : null;
  }
  return since;
}

// ---------------------------------------------------------------- seven days

/** After a missed day, and after the seventh, it begins again. */
export function positionAfter(yesterday: number | null): number {
  return yesterday === null || yesterday >= DAYS_OF_STREAK ? 1 : yesterday + 1;
}
