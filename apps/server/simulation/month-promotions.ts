/**
 * What recharging and coming every day have earned, calculated a second time: the first recharge,
 * the tiers, the rebate of each recharge, and the seven days. Each is paid when it is asked for, so
 * a claim is answered with all that was open at that moment.
 */
import type { Numbers } from "../src/market/index.ts";
import { addDays } from "../src/platform/days.ts";
import { share } from "./month-deeds.ts";
import type { Deposit } from "./month-figures.ts";
import type { Gift } from "./month-purses.ts";

export interface PromotionNumbers {
  readonly firstRecharge: Numbers["firstRecharge"];
  readonly rechargeTiers: Numbers["rechargeTiers"];
  readonly rechargeRebate: Numbers["rechargeRebate"];
  readonly day7: Numbers["day7"];
}

export interface Earned extends Gift {
  readonly kind: string;
  readonly period: string;
}

/** Of the first one alone, for so many days. */
export function firstRecharge(
  numbers: PromotionNumbers["firstRecharge"],
  deposits: readonly Deposit[],
  today: string,
): Earned[] {
  const [first] = deposits;
  if (first === undefined || today >= addDays(first.day, numbers.claimDays)) return [];
  const isWelcome = first.amount >= numbers.welcomeFromCentavos;
  const most = isWelcome ? numbers.welcomeMaxCentavos : Number.MAX_SAFE_INTEGER;
  const isTooSmall = first.amount < numbers.smallFromCentavos;
  const rate = isWelcome ? numbers.welcomeRate : isTooSmall ? 0 : numbers.smallRate;
  const amount = Math.min(share(first.amount, rate), most);
  const turnover = amount * numbers.turnoverMultiple;
  return amount > 0 ? [{ kind: "ftd", period: "first", amount, turnover, pocket: "bonus" }] : [];
}

/** What a total has earned: the mean of the tier's two rates, weighed by the place between them. */
function earnedBy(tiers: Numbers["rechargeTiers"]["tiers"], total: number): number {
  const tier = tiers.findLast(({ fromCentavos }) => total >= fromCentavos);
  if (tier === undefined) return 0;
  const counted = Math.min(total, tier.toCentavos);
  const behind = BigInt(counted - tier.fromCentavos);
  const ahead = BigInt(tier.toCentavos - counted);
  const rates = behind * BigInt(tier.rateTo) + ahead * BigInt(tier.rateFrom);
  return Number((BigInt(counted) * rates) / ((behind + ahead) * 10_000n));
}

/** Each recharge: what all before it and itself have earned, less what those before it had. */
export function rechargeTiers(
  { tiers, turnoverMultiple }: PromotionNumbers["rechargeTiers"],
  deposits: readonly Deposit[],
): Earned[] {
  let total = 0;
  return deposits.flatMap(({ amount: paid, order }) => {
    const before = earnedBy(tiers, total);
    total += paid;
    const amount = earnedBy(tiers, total) - before;
    if (amount <= 0) return [];
    const turnover = amount * turnoverMultiple;
    return [{ kind: "recharge-tier", period: order, amount, turnover, pocket: "bonus" as const }];
  });
}

export function rechargeRebate(
  numbers: PromotionNumbers["rechargeRebate"],
  deposits: readonly Deposit[],
): Earned[] {
  const large = deposits.filter(({ amount }) => amount >= numbers.depositFromCentavos);
  return large.map(({ amount: paid, order }) => {
    const whole = share(paid, numbers.rate);
    const amount = Math.min(whole, numbers.rewardMaxCentavos);
    const rewarded = whole > amount ? Math.floor((amount * 10_000) / numbers.rate) : paid;
    const turnover = rewarded * numbers.turnoverMultipleOfDeposit;
    return { kind: "recharge-rebate", period: order, amount, turnover, pocket: "bonus" };
  });
}

/** Which of the seven days today is, for everybody who comes. */
export interface Streaks {
  come(who: number, day: string): void;
  earned(who: number, day: string): Earned[];
}

export function createStreaks({ rewards }: PromotionNumbers["day7"]): Streaks {
  const rows = new Map<number, string[]>();
  return {
    come: (who, day) => {
      const row = rows.get(who) ?? [];
      const last = row.at(-1);
      if (last === day) return;
      const goesOn = last === addDays(day, -1) && row.length < rewards.length;
      rows.set(who, goesOn ? [...row, day] : [day]);
    },
    earned: (who, day) => {
      const row = rows.get(who) ?? [];
      const gift = rewards[row.length - 1];
      if (row.at(-1) !== day || gift === undefined) return [];
      const { amountCentavos: amount, turnoverMultiple } = gift;
      const turnover = amount * turnoverMultiple;
      return [{ kind: "day7", period: day, amount, turnover, pocket: "bonus" }];
    },
  };
}
