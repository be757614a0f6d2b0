/** What the activities of recharging, inviting, losing and coming back promise, in numbers. */
import type { Budget, Numbers } from "../../market/index.ts";
import {
  type Activity,
  brl,
  framed,
  freeSentences,
  money,
  percent,
  rate,
  sentence,
  type Sentence,
  whole,
} from "../activity.ts";

const RECHARGE_PATH = "/promotion/activity/recharge";

const ALL = 10_000;

/** What owes nothing needs no sentence about it. */
const owing = (text: Sentence["text"], times: number): Sentence[] =>
  times === 0 ? [] : [sentence(text, { times })];

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
      sentence("ftd_welcome", params),
      sentence("ftd_small", params),
      ...freeSentences(numbers.free),
      ...owing("bonus_turnover", numbers.turnoverMultiple),
      sentence("claim_days", { days: numbers.claimDays }),
      sentence("ftd_once"),
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
      sentence("tiers_rule"),
      ...tiers.map((tier) =>
        sentence(`tier_${tier.code}`, {
          from: money(tier.fromCentavos),
          to: money(tier.toCentavos),
          rateFrom: rate(tier.rateFrom),
          rateTo: rate(tier.rateTo),
        }),
      ),
      sentence("tiers_each"),
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
      sentence("rebate_rule", params),
      sentence("rebate_max", params),
      ...ownLimits(numbers.perMember),
      ...owing("rebate_turnover", numbers.turnoverMultipleOfDeposit),
      sentence("rebate_until"),
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
    ...(dayCentavos === null ? [] : [sentence("own_day", { amount: money(dayCentavos) })]),
    ...(wholeCentavos === null ? [] : [sentence("own_whole", { amount: money(wholeCentavos) })]),
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
      sentence("invitation_rule", params),
      ...owing("cash_turnover", numbers.turnoverMultiple),
      sentence("invitation_days", params),
      sentence("invitation_once"),
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
      sentence("relief_rule", params),
      sentence("relief_bounds", params),
      ...(numbers.turnoverRateMax < ALL
        ? [sentence("relief_turnover", { rate: rate(numbers.turnoverRateMax) })]
        : []),
      sentence("relief_net"),
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
      sentence("day7_rule"),
      ...rewards.flatMap((gift, index) => [
        sentence("day7_day", {
          day: index + 1,
          amount: money(gift.amountCentavos),
          times: gift.turnoverMultiple,
        }),
        ...freeSentences(gift.free),
      ]),
      sentence("day7_missed"),
      ...(needsRecharge ? [sentence("day7_recharge", { amount: money(depositFromCentavos) })] : []),
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
