/** What the groups of the house's numbers are called, by their keys. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export const numberNames: Readonly<Record<string, MessageDescriptor>> = {
  switches: msg`What the house offers`,
  play: msg`Play`,
  fourEyes: msg`Four eyes`,
  banks: msg`Banks: shares and costs`,
  identity: msg`Identity and age`,
  wagering: msg`Play with a bonus`,
  freeRounds: msg`Free rounds`,
  firstRecharge: msg`First recharge and small deposit`,
  rechargeTiers: msg`Recharge tiers`,
  invitation: msg`Invitation`,
  dailyRelief: msg`Daily relief`,
  rechargeRebate: msg`Recharge rebate`,
  offerCosts: msg`What offers cost at most, of what they give`,
  perDeposit: msg`Offers that exclude each other on one deposit`,
  day7: msg`Seven days`,
  dailyWheel: msg`Daily wheel`,
  lotteryWheel: msg`Lottery wheel`,
  missions: msg`Missions`,
  shop: msg`Shop of points`,
  rebates: msg`Rebates`,
  vip: msg`VIP levels, gifts and rates`,
  agency: msg`Agency`,
  jackpots: msg`Jackpots`,
  affiliates: msg`Affiliates`,
};
