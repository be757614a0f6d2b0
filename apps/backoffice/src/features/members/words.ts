/** The words for what happens to money and accounts; what has none is shown by its own name. */
import { formatInstant } from "@tucano/i18n/dates.ts";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type {
  signalKinds,
  timelineKinds,
} from "@tucano/contract/backoffice/members/member-views.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import { gameTypeWords } from "../../platform/subjects/game-type-words.ts";
import { membersAuditLabels } from "./audit-labels.ts";
import { language } from "../../platform/language.ts";

const movements: Readonly<Record<string, MessageDescriptor>> = {
  deposit: msg`Deposit`,
  "withdrawal.hold": msg`Held for a withdrawal`,
  "withdrawal.release": msg`Withdrawal given back`,
  "withdrawal.payout": msg`Withdrawal paid`,
  "withdrawal.fee": msg`Withdrawal fee`,
  "bonus.grant": msg`Bonus given`,
  "bonus.convert": msg`Bonus became cash`,
  "bonus.forfeit": msg`Bonus taken back`,
  "reward.grant": msg`Reward in cash`,
  "rebate.claim": msg`Rebate`,
  "agency.commission": msg`Commission`,
  "jackpot.win": msg`Jackpot won`,
  adjustment: msg`Adjustment by hand`,
};

const pockets: Readonly<Record<string, MessageDescriptor>> = {
  cash: msg`Cash`,
  bonus: msg`Bonus`,
  rebate: msg`Rebate`,
  locked: msg`Locked`,
};

const rewards: Readonly<Record<string, MessageDescriptor>> = {
  ftd: msg`First deposit`,
  "recharge-tier": msg`Deposit bonus`,
  "recharge-rebate": msg`Deposit rebate`,
  invitation: msg`Invitation`,
  "daily-relief": msg`Daily relief`,
  day7: msg`Seven days`,
  "daily-wheel": msg`Daily wheel`,
  "lottery-wheel": msg`Lottery wheel`,
  rebate: msg`Rebate`,
  "vip.level": msg`VIP level reached`,
  "vip.upgrade": msg`Gift for a VIP level`,
  "vip.weekly": msg`VIP weekly gift`,
  "vip.monthly": msg`VIP monthly gift`,
  "agency.recharge": msg`Commission on deposits`,
  "agency.betting": msg`Commission on bets`,
  "agency.settlement": msg`Commission on losses`,
  manual: msg`Given by hand`,
  campaign: msg`Campaign`,
  shop: msg`Shop of points`,
  mission: msg`Missions`,
  "promo-code": msg`Promo code`,
  race: msg`Place in a race`,
};

/** The lines that make a reward's amount up. */
const basis: Readonly<Record<string, MessageDescriptor>> = {
  campaign: msg`Campaign`,
  commission: msg`Commission`,
  deposit: msg`Deposit`,
  earned: msg`Earned at this total`,
  "earned-before": msg`Earned before`,
  fulfilled: msg`Fulfilled`,
  invitee: msg`Invited player`,
  level: msg`Level`,
  "login-day": msg`Day of coming back`,
  loss: msg`Loss`,
  manual: msg`Given by hand`,
  "prize-drawn": msg`Prize drawn`,
  "prize-given": msg`Prize given`,
  points: msg`Points spent`,
  "promo-code": msg`Promo code`,
  race: msg`Race`,
  "race-place": msg`Place`,
  "race-points": msg`Points (rounds)`,
  rate: msg`Rate`,
  recharge: msg`Deposits`,
  recharged: msg`Deposited in all`,
  result: msg`Result`,
  spin: msg`Spin`,
  stake: msg`Stakes`,
  "taken-back": msg`Taken back`,
  turnover: msg`Turnover`,
};

/** Requests by others about a player are in the timeline, too. */
const requests: Readonly<Record<string, MessageDescriptor>> = {
  "approval.request": msg`Approval asked for`,
  "approval.approve": msg`Approval given`,
  "approval.reject": msg`Approval refused`,
  "approval.withdraw": msg`Request taken back`,
  "approval.execute": msg`Request carried out`,
  "approval.expire": msg`Request expired`,
};

export const rewardStates = {
  claimable: [msg`Can be claimed`, "sea"],
  claimed: [msg`Claimed`, "leaf"],
  expired: [msg`Expired`, "neutral"],
  forfeited: [msg`Taken back`, "coral"],
} as const satisfies Record<string, readonly [MessageDescriptor, BadgeTone]>;

/** How a gift of a VIP level stands. */
export const giftStateWords: Readonly<Record<string, MessageDescriptor>> = {
  locked: msg`Not earned yet`,
  waiting: msg`Waits`,
  claimable: msg`Can be claimed`,
  claimed: msg`Claimed`,
  expired: msg`Expired`,
  forfeited: msg`Taken back`,
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ENDING = 8;

/** For when, or for what, a reward was: a day, the end of an order's number, a name. */
export function periodText(period: string): string {
  if (DAY.test(period)) return formatInstant(period, "day", language);
  // Its request is in the audit log.
  if (period.startsWith("approval:")) return "";
  return /^[A-Z0-9-]{17,}$/i.test(period) ? `…${period.slice(-ENDING)}` : period;
}

export const signalNames: Record<(typeof signalKinds)[number], MessageDescriptor> = {
  "shared-device": msg`Same device`,
  "shared-address": msg`Same address`,
  "shared-payment-key": msg`Same payment key`,
  "shared-cpf": msg`Same CPF`,
  "bet-and-void": msg`Bets that were taken back`,
  "opposite-bets": msg`Opposite bets`,
  refused: msg`Refused`,
};

export const timelineNames: Record<
  (typeof timelineKinds)[number],
  readonly [MessageDescriptor, BadgeTone]
> = {
  money: [msg`Money`, "leaf"],
  reward: [msg`Reward`, "gold"],
  session: [msg`Signed in`, "neutral"],
  ticket: [msg`Conversation`, "sea"],
  note: [msg`Note`, "neutral"],
  operator: [msg`Operator`, "coral"],
  registered: [msg`Registered`, "leaf"],
};

const requirementKinds: Readonly<Record<string, MessageDescriptor>> = {
  deposit: msg`Deposit`,
  bonus: msg`Bonus`,
  reward: msg`Reward`,
  rebate: msg`Rebate`,
  commission: msg`Commission`,
  other: msg`Something else`,
};

const measures: Readonly<Record<string, MessageDescriptor>> = {
  deposit: msg`Deposits`,
  stake: msg`Stakes`,
  loss: msg`Losses`,
  time: msg`Minutes of play`,
  day: msg`a day`,
  week: msg`a week`,
  month: msg`a month`,
};

const dictionaries = {
  act: { ...membersAuditLabels, ...requests } as Readonly<Record<string, MessageDescriptor>>,
  movement: movements,
  pocket: pockets,
  reward: rewards,
  basis,
  gameType: gameTypeWords as Readonly<Record<string, MessageDescriptor>>,
  requirement: requirementKinds,
  measure: measures,
};

/** A word of one of the lists; unknown ones stay as they are. */
export function useWords(): (list: keyof typeof dictionaries, name: string) => string {
  const { _ } = useLingui();
  return (list, name) => {
    const found = dictionaries[list][name];
    return found === undefined ? name : _(found);
  };
}
