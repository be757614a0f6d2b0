/** The words for promises, kinds of rewards and the names of numbers. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import { numberNames } from "../../platform/numbers/number-names.ts";
import type { PromotionKey } from "./queries.ts";

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
  missions: [],
  shop: ["shop"],
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
  race: msg`Races`,
  shop: msg`Shop of points`,
  mission: msg`Missions`,
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

export function usePromotionName(): (key: PromotionKey) => string {
  const { _ } = useLingui();
  return (key) => {
    const name = numberNames[key];
    return name === undefined ? key : _(name);
  };
}

export function useKindName(): (kind: string) => string {
  const { _ } = useLingui();
  return (kind) => {
    const label = kindLabels[kind];
    return label === undefined ? kind : _(label);
  };
}
