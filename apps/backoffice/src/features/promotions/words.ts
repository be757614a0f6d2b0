/** The words for promises, kinds of rewards and the names of numbers. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { ActivityCode } from "@tucano/contract/activities.ts";
import type { PromotionKey } from "./queries.ts";

export const promotionLabels: Record<PromotionKey, MessageDescriptor> = {
  firstRecharge: msg`First recharge and small deposit`,
  rechargeTiers: msg`Recharge tiers`,
  rechargeRebate: msg`Recharge rebate`,
  invitation: msg`Invitation`,
  dailyRelief: msg`Daily relief`,
  day7: msg`Seven days`,
  dailyWheel: msg`Daily wheel`,
  lotteryWheel: msg`Lottery wheel`,
  vip: msg`VIP levels, gifts and rates`,
  rebates: msg`Rebates`,
  agency: msg`Agency`,
};

/** What players read of each; the agency has no such text. */
export const activityOf: Partial<Record<PromotionKey, ActivityCode>> = {
  firstRecharge: "ftd",
  rechargeTiers: "recharge-tiers",
  rechargeRebate: "recharge-rebate",
  invitation: "invitation",
  dailyRelief: "daily-relief",
  day7: "day7",
  dailyWheel: "daily-wheel",
  lotteryWheel: "lottery-wheel",
  rebates: "rebates",
  vip: "vip",
};

/** The kinds of rewards that come of a promise. */
export const kindsOf: Readonly<Record<PromotionKey, readonly string[]>> = {
  firstRecharge: ["ftd"],
  rechargeTiers: ["recharge-tier"],
  rechargeRebate: ["recharge-rebate"],
  invitation: ["invitation"],
  dailyRelief: ["daily-relief"],
  day7: ["day7"],
  dailyWheel: ["daily-wheel"],
  lotteryWheel: ["lottery-wheel"],
  vip: ["vip.upgrade", "vip.weekly", "vip.monthly"],
  rebates: ["rebate"],
  agency: ["agency.recharge", "agency.betting", "agency.settlement"],
};

const kindLabels: Readonly<Record<string, MessageDescriptor>> = {
  ftd: msg`First recharge`,
  "recharge-tier": msg`Recharge tiers`,
  "recharge-rebate": msg`Recharge rebate`,
  invitation: msg`Invitation`,
  "daily-relief": msg`Daily relief`,
  day7: msg`Seven days`,
  "daily-wheel": msg`Daily wheel`,
  "lottery-wheel": msg`Lottery wheel`,
  "promo-code": msg`Promo codes`,
  campaign: msg`Campaigns`,
  rebate: msg`Rebates`,
  "vip.upgrade": msg`VIP upgrade gift`,
  "vip.weekly": msg`VIP weekly gift`,
  "vip.monthly": msg`VIP monthly gift`,
  "agency.recharge": msg`Commission on recharges`,
  "agency.betting": msg`Commission on bets`,
  "agency.settlement": msg`Commission on results`,
  recharge: msg`Commission on recharges`,
  betting: msg`Commission on bets`,
  settlement: msg`Commission on results`,
};

const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  isOpen: msg`Open`,
  welcomeFromCentavos: msg`Welcome offer from`,
  welcomeRate: msg`Welcome rate`,
  welcomeMaxCentavos: msg`Welcome gift at most`,
  smallFromCentavos: msg`Small deposit from`,
  smallRate: msg`Small deposit rate`,
  turnoverMultiple: msg`Turnover, times the gift`,
  turnoverMultipleOfDeposit: msg`Turnover, times the recharge`,
  claimDays: msg`Days to claim`,
  keptDays: msg`Days to claim`,
  tiers: msg`Tiers`,
  code: msg`Code`,
  kind: msg`Kind`,
  name: msg`Name`,
  fromCentavos: msg`From`,
  toCentavos: msg`To`,
  rateFrom: msg`Rate at the beginning`,
  rateTo: msg`Rate at the end`,
  rate: msg`Rate`,
  rewardCentavos: msg`Reward`,
  rechargeFromCentavos: msg`Recharged from`,
  stakeFromCentavos: msg`Staked from`,
  bettingFromCentavos: msg`Bet from`,
  lossFromCentavos: msg`Loss from`,
  rewardMaxCentavos: msg`Reward at most`,
  startsAt: msg`Begins (São Paulo)`,
  endsAt: msg`Ends (São Paulo)`,
  depositFromCentavos: msg`Recharge from`,
  rewards: msg`Rewards by day`,
  amountCentavos: msg`Amount`,
  prizes: msg`Prizes`,
  spins: msg`Spins`,
  weight: msg`Weight`,
  stockPerDay: msg`Stock a day (empty: without end)`,
  budgetPerDayCentavos: msg`Budget a day`,
  budgetWholeCentavos: msg`Budget in all (empty: without end)`,
  budget: msg`Budget of all players together`,
  dayCentavos: msg`A day (empty: without end)`,
  wholeCentavos: msg`In all, from its beginning (empty: without end)`,
  audience: msg`For whom`,
  site: msg`Site`,
  levelFrom: msg`VIP level from`,
  levelTo: msg`VIP level to (empty: any)`,
  newDays: msg`Account younger than, in days (empty: any)`,
  registeredFrom: msg`Registered from (empty: ever)`,
  registeredTo: msg`Registered to (empty: ever)`,
  spinsPerLogin: msg`Spins for signing in`,
  depositPerSpinCentavos: msg`A spin for each recharge of`,
  turnoverPerSpinCentavos: msg`A spin for each turnover of`,
  spinsPerDayMax: msg`Spins a day at most`,
  payFromCentavos: msg`Paid from`,
  levels: msg`Levels`,
  upgrade: msg`Upgrade gift`,
  weekly: msg`Weekly gift`,
  monthly: msg`Monthly gift`,
  rebateRates: msg`Rebate rates by type of game`,
  withdrawalPerDayMaxCentavos: msg`Withdrawal a day at most`,
  freeWithdrawalsPerDay: msg`Free withdrawals a day`,
  weeklyBettingFromCentavos: msg`Weekly gift from bets of`,
  monthlyBettingFromCentavos: msg`Monthly gift from bets of`,
  holdDays: msg`Days held`,
  recharge: msg`Recharges`,
  first: msg`First`,
  repeated: msg`Repeated`,
  direct: msg`Direct`,
  indirect: msg`Indirect`,
  perDepositMaxCentavos: msg`For a recharge at most`,
  betting: msg`Bets`,
  settlement: msg`Results`,
};

export function usePromotionName(): (key: PromotionKey) => string {
  const { _ } = useLingui();
  return (key) => _(promotionLabels[key]);
}

export function useKindName(): (kind: string) => string {
  const { _ } = useLingui();
  return (kind) => {
    const label = kindLabels[kind];
    return label === undefined ? kind : _(label);
  };
}

/** The name of one step of a path: a number is the place in a list, counted from one. */
export function useFieldName(): (step: string) => string {
  const { _ } = useLingui();
  return (step) => {
    if (/^\d+$/.test(step)) return String(Number(step) + 1);
    const label = fieldLabels[step];
    return label === undefined ? step : _(label);
  };
}
