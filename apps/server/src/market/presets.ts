/** Ready-made sets of numbers: what every market may have, and what Brazilian law leaves of it. */
import { standard } from "./defaults.ts";
import { brBetsIdentity } from "./identity-numbers.ts";
import type { Numbers } from "./numbers.ts";

/** Nothing is promised before somebody bets, and no game plays itself. */
const brBets: Numbers = {
  ...standard,
  switches: { ...standard.switches, hasBonuses: false },
  play: { ...standard.play, mayAutoplay: false, mayTurbo: false, mayBuyFeature: false },
  identity: brBetsIdentity,
  firstRecharge: { ...standard.firstRecharge, isOpen: false },
  rechargeTiers: { ...standard.rechargeTiers, isOpen: false },
  rechargeRebate: { ...standard.rechargeRebate, isOpen: false },
  invitation: { ...standard.invitation, isOpen: false },
  day7: { ...standard.day7, isOpen: false },
  missions: { ...standard.missions, isOpen: false },
  shop: { ...standard.shop, isOpen: false },
  dailyWheel: { ...standard.dailyWheel, isOpen: false },
  lotteryWheel: { ...standard.lotteryWheel, isOpen: false },
};

export const presets: Readonly<Record<"standard" | "br-bets", Numbers>> = {
  standard,
  "br-bets": brBets,
};
