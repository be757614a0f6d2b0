/** What the activities of recharging, inviting, losing and coming back promise, in numbers. */
import type { Budget, Numbers } from "../../market/index.ts";
import {
  type Activity,
  brl,
  framed,
  money,
  percent,
  rate,
  type Sentence,
  whole,
} from "../activity.ts";

const RECHARGE_PATH = "/promotion/activity/recharge";

const ALL = 10_000;

/** What owes nothing needs no sentence about it. */
const owing = (text: string, times: number): Sentence[] =>
  times === 0 ? [] : [{ text, params: { times } }];

export function firstRechargeActivity(numbers: Numbers["firstRecharge"]): Activity {
  const params = {
    welcomeFrom: money(numbers.welcomeFromCentavos),
    welcomeRate: rate(numbers.welcomeRate),
    welcomeMax: money(numbers.welcomeMaxCentavos),
    smallFrom: money(numbers.smallFromCentavos),
    smallRate: rate(numbers.smallRate),
  };
  return {
    ...framed(numbers),
    code: "ftd",
    which: "hasBonuses",
    isOpen: numbers.isOpen,
    target: RECHARGE_PATH,
    summary: params,
    terms: [
      { text: "ftd_welcome", params },
      { text: "ftd_small", params },
      ...owing("bonus_turnover", numbers.turnoverMultiple),
      { text: "claim_days", params: { days: numbers.claimDays } },
      { text: "ftd_once" },
    ],
    numbers: [
      brl("welcome_from", numbers.welcomeFromCentavos),
      percent("welcome_rate", numbers.welcomeRate),
      brl("welcome_max", numbers.welcomeMaxCentavos),
      brl("small_from", numbers.smallFromCentavos),
      percent("small_rate", numbers.smallRate),
      whole("turnover_multiple", "times", numbers.turnoverMultiple),
      whole("claim_days", "days", numbers.claimDays),
    ],
  };
}

export function rechargeTiersActivity(numbers: Numbers["rechargeTiers"]): Activity {
  const { tiers, turnoverMultiple } = numbers;
  const most = Math.max(0, ...tiers.map(({ rateTo }) => rateTo));
  return {
    ...framed(numbers),
    code: "recharge-tiers",
    which: "hasBonuses",
    isOpen: numbers.isOpen && tiers.length > 0,
    target: RECHARGE_PATH,
    summary: { rate: rate(most) },
    terms: [
      { text: "tiers_rule" },
      ...tiers.map((tier) => ({
        text: `tier_${tier.code}`,
        params: {
          from: money(tier.fromCentavos),
          to: money(tier.toCentavos),
          rateFrom: rate(tier.rateFrom),
          rateTo: rate(tier.rateTo),
        },
      })),
      { text: "tiers_each" },
      ...owing("bonus_turnover", turnoverMultiple),
    ],
    numbers: [
      ...tiers.flatMap((tier) => [
        brl(`${tier.code}_from`, tier.fromCentavos),
        brl(`${tier.code}_to`, tier.toCentavos),
        percent(`${tier.code}_rate_from`, tier.rateFrom),
        percent(`${tier.code}_rate_to`, tier.rateTo),
      ]),
      whole("turnover_multiple", "times", turnoverMultiple),
    ],
  };
}

export function rechargeRebateActivity(numbers: Numbers["rechargeRebate"]): Activity {
  const params = {
    from: money(numbers.depositFromCentavos),
    rate: rate(numbers.rate),
    max: money(numbers.rewardMaxCentavos),
  };
  return {
    code: "recharge-rebate",
    which: "hasBonuses",
    isOpen: numbers.isOpen,
    target: "/promotion/activity/recharge-rebate",
    ...framed(numbers),
    summary: params,
    terms: [
      { text: "rebate_rule", params },
      { text: "rebate_max", params },
      ...ownLimits(numbers.perMember),
      ...owing("rebate_turnover", numbers.turnoverMultipleOfDeposit),
      { text: "rebate_until" },
    ],
    numbers: [
      brl("deposit_from", numbers.depositFromCentavos),
      percent("rate", numbers.rate),
      brl("reward_max", numbers.rewardMaxCentavos),
      whole("turnover_multiple_of_deposit", "times", numbers.turnoverMultipleOfDeposit),
    ],
  };
}

function ownLimits({ dayCentavos, wholeCentavos }: Budget): Sentence[] {
  return [
    ...(dayCentavos === null ? [] : [{ text: "own_day", params: { amount: money(dayCentavos) } }]),
    ...(wholeCentavos === null
      ? []
      : [{ text: "own_whole", params: { amount: money(wholeCentavos) } }]),
  ];
}

export function invitationActivity(numbers: Numbers["invitation"]): Activity {
  const params = {
    reward: money(numbers.rewardCentavos),
    recharge: money(numbers.rechargeFromCentavos),
    stake: money(numbers.stakeFromCentavos),
    days: numbers.claimDays,
  };
  return {
    ...framed(numbers),
    code: "invitation",
    which: "hasBonuses",
    isOpen: numbers.isOpen,
    target: "/promotion/activity/invitation-activity",
    summary: params,
    terms: [
      { text: "invitation_rule", params },
      ...owing("cash_turnover", numbers.turnoverMultiple),
      { text: "invitation_days", params },
      { text: "invitation_once" },
    ],
    numbers: [
      brl("reward", numbers.rewardCentavos),
      brl("recharge_from", numbers.rechargeFromCentavos),
      brl("stake_from", numbers.stakeFromCentavos),
      whole("turnover_multiple", "times", numbers.turnoverMultiple),
      whole("claim_days", "days", numbers.claimDays),
    ],
  };
}

export function dailyReliefActivity(numbers: Numbers["dailyRelief"]): Activity {
  const params = {
    rate: rate(numbers.rate),
    from: money(numbers.lossFromCentavos),
    max: money(numbers.rewardMaxCentavos),
  };
  return {
    ...framed(numbers),
    code: "daily-relief",
    which: "hasLoyalty",
    isOpen: numbers.isOpen,
    target: "/promotion/activity/daily-loss-relief-fund",
    summary: params,
    terms: [
      { text: "relief_rule", params },
      { text: "relief_bounds", params },
      ...(numbers.turnoverRateMax < ALL
        ? [{ text: "relief_turnover", params: { rate: rate(numbers.turnoverRateMax) } }]
        : []),
      { text: "relief_net" },
      ...owing("cash_turnover", numbers.turnoverMultiple),
    ],
    numbers: [
      percent("rate", numbers.rate),
      brl("loss_from", numbers.lossFromCentavos),
      brl("reward_max", numbers.rewardMaxCentavos),
      whole("turnover_multiple", "times", numbers.turnoverMultiple),
    ],
  };
}

export function sevenDaysActivity(numbers: Numbers["day7"]): Activity {
  const { rewards, depositFromCentavos } = numbers;
  const most = Math.max(...rewards.map(({ amountCentavos }) => amountCentavos));
  const needsRecharge = depositFromCentavos > 0;
  return {
    ...framed(numbers),
    code: "day7",
    which: "hasBonuses",
    isOpen: numbers.isOpen,
    target: "/promotion/activity/seven-days",
    summary: { most: money(most) },
    terms: [
      { text: "day7_rule" },
      ...rewards.map((gift, index) => ({
        text: "day7_day",
        params: {
          day: index + 1,
          amount: money(gift.amountCentavos),
          times: gift.turnoverMultiple,
        },
      })),
      { text: "day7_missed" },
      ...(needsRecharge
        ? [{ text: "day7_recharge", params: { amount: money(depositFromCentavos) } }]
        : []),
    ],
    numbers: [
      ...rewards.flatMap((gift, index) => [
        brl(`day_${index + 1}`, gift.amountCentavos),
        whole(`day_${index + 1}_turnover_multiple`, "times", gift.turnoverMultiple),
      ]),
      brl("deposit_from", depositFromCentavos),
    ],
  };
}
