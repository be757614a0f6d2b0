/**
 * What wheels, rebates and the VIP programme promise: other rooms keep it, this one presents it.
 */
import type { Budget, Numbers } from "../../market/index.ts";
import {
  type Activity,
  type ActivityNumber,
  always,
  brl,
  figure,
  framed,
  freeSentences,
  money,
  percent,
  rate,
  sentence,
  type Sentence,
  whole,
} from "../activity.ts";
import { WHOLE } from "../policy.ts";

type Wheel = Numbers["dailyWheel"];

export function wheelActivity(code: "daily-wheel" | "lottery-wheel", wheel: Wheel): Activity {
  const most = Math.max(0, ...wheel.prizes.map(({ amountCentavos }) => amountCentavos));
  const total = weightOf(wheel);
  return {
    ...framed({ ...wheel, budget: budgetOf(wheel) }),
    code,
    which: "hasBonuses",
    isOpen: wheel.isOpen,
    target: `/promotion/activity/${code}`,
    summary: { most: money(most) },
    terms: [
      sentence("wheel_rule"),
      ...wheelSources(wheel),
      sentence("wheel_max", { spins: wheel.spinsPerDayMax }),
      ...wheel.prizes.map((prize) =>
        sentence(`wheel_prize_${prize.kind}`, {
          amount: money(prize.amountCentavos),
          spins: prize.spins,
          times: prize.turnoverMultiple,
          weight: figure(prize.weight),
          total: figure(total),
        }),
      ),
    ],
    numbers: wheelNumbers(wheel, total),
  };
}

function budgetOf({ budgetPerDayCentavos, budgetWholeCentavos }: Wheel): Budget {
  return { dayCentavos: budgetPerDayCentavos, wholeCentavos: budgetWholeCentavos };
}

function weightOf({ prizes }: Wheel): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

function wheelSources(wheel: Wheel): Sentence[] {
  const { spinsPerLogin, depositPerSpinCentavos, turnoverPerSpinCentavos } = wheel;
  const sources: Sentence[] = [];
  if (spinsPerLogin > 0) sources.push(sentence("wheel_login", { spins: spinsPerLogin }));
  if (depositPerSpinCentavos > 0) {
    sources.push(sentence("wheel_recharge", { amount: money(depositPerSpinCentavos) }));
  }
  if (turnoverPerSpinCentavos > 0) {
    sources.push(sentence("wheel_turnover", { amount: money(turnoverPerSpinCentavos) }));
  }
  return sources;
}

function wheelNumbers(wheel: Wheel, total: number): ActivityNumber[] {
  return [
    ...wheel.prizes.flatMap((prize) => [
      brl(`${prize.code}_amount`, prize.amountCentavos),
      whole(`${prize.code}_spins`, "count", prize.spins),
      whole(`${prize.code}_weight`, "count", prize.weight),
    ]),
    whole("total_weight", "count", total),
    whole("spins_per_login", "count", wheel.spinsPerLogin),
    brl("recharge_per_spin", wheel.depositPerSpinCentavos),
    brl("turnover_per_spin", wheel.turnoverPerSpinCentavos),
    whole("spins_per_day_max", "count", wheel.spinsPerDayMax),
  ];
}

export function rebatesActivity(numbers: Numbers["rebates"], vip: Numbers["vip"]): Activity {
  const rates = vip.levels.flatMap(({ rebateRates }) => Object.values(rebateRates));
  const least = Math.min(...rates, WHOLE);
  const most = Math.max(...rates, 0);
  const params = { least: rate(least), most: rate(most) };
  return {
    ...framed(numbers),
    code: "rebates",
    which: "hasLoyalty",
    isOpen: numbers.isOpen,
    target: "/promotion/rebates",
    summary: params,
    terms: [
      sentence("rebates_rule", params),
      sentence("rebates_least", { amount: money(numbers.payFromCentavos) }),
      sentence("rebates_kept", { days: numbers.keptDays }),
      sentence("cash_turnover", { times: numbers.turnoverMultiple }),
    ],
    numbers: [
      percent("rate_least", least),
      percent("rate_most", most),
      brl("pay_from", numbers.payFromCentavos),
      whole("kept_days", "days", numbers.keptDays),
      whole("turnover_multiple", "times", numbers.turnoverMultiple),
    ],
  };
}

export function vipActivity(numbers: Numbers["vip"]): Activity {
  return {
    ...always,
    code: "vip",
    which: "hasLoyalty",
    isOpen: true,
    target: "/promotion/vip",
    summary: { levels: numbers.levels.length },
    terms: [
      sentence("vip_rule"),
      ...numbers.levels.flatMap((level) => [
        sentence("vip_level", {
          name: level.name,
          recharge: money(level.rechargeFromCentavos),
          betting: money(level.bettingFromCentavos),
          upgrade: money(level.upgrade.amountCentavos),
          weekly: money(level.weekly.amountCentavos),
          monthly: money(level.monthly.amountCentavos),
        }),
        ...(level.upgrade.free.freeCount > 0
          ? [sentence("free_level", { name: level.name }), ...freeSentences(level.upgrade.free)]
          : []),
      ]),
      sentence("vip_weekly", { amount: money(numbers.weeklyBettingFromCentavos) }),
      sentence("vip_monthly", { amount: money(numbers.monthlyBettingFromCentavos) }),
      ...(numbers.turnoverRateMax < WHOLE
        ? [sentence("vip_turnover", { rate: rate(numbers.turnoverRateMax) })]
        : []),
      sentence("vip_days", { days: numbers.claimDays }),
    ],
    numbers: [
      ...numbers.levels.flatMap((level, index) => [
        brl(`level_${index}_recharge_from`, level.rechargeFromCentavos),
        brl(`level_${index}_betting_from`, level.bettingFromCentavos),
        brl(`level_${index}_upgrade_gift`, level.upgrade.amountCentavos),
        brl(`level_${index}_weekly_gift`, level.weekly.amountCentavos),
        brl(`level_${index}_monthly_gift`, level.monthly.amountCentavos),
      ]),
      brl("weekly_betting_from", numbers.weeklyBettingFromCentavos),
      brl("monthly_betting_from", numbers.monthlyBettingFromCentavos),
      whole("claim_days", "days", numbers.claimDays),
    ],
  };
}
