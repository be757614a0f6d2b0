/**
 * What everybody has earned by playing and paying in, calculated a second time from the deeds:
 * levels, their gifts, rebates, relief and invitations. It shares the market's published numbers
 * with the house, and none of its arithmetic.
 */
import type { Numbers } from "../src/market/index.ts";
import { addDays } from "../src/platform/days.ts";
import { type Claim, GAMES, share, sum, weighed } from "./month-deeds.ts";
import { cashLostOn, type Figures, stakedOn } from "./month-figures.ts";
import type { Earned } from "./month-promotions.ts";

export interface LoyaltyNumbers {
  readonly vip: Numbers["vip"];
  readonly rebates: Numbers["rebates"];
  readonly dailyRelief: Numbers["dailyRelief"];
  readonly invitation: Numbers["invitation"];
}

export interface Levels {
  readonly vip: number;
  readonly slot: number;
  readonly live: number;
}

interface Climb {
  /** At the end of each day. */
  readonly byDay: ReadonlyMap<string, Levels>;
  readonly last: Levels;
}

/** Day by day, and never down. */
export function climbOf(figures: Figures, numbers: LoyaltyNumbers, who: number): Climb {
  const ladder = numbers.vip.levels;
  const byDay = new Map<string, Levels>();
  let last: Levels = { vip: 0, slot: 0, live: 0 };
  const total = { paid: 0, staked: 0, slots: 0, live: 0 };
  for (const day of figures.days) {
    total.paid += sum(figures.deposits(who, day).map(({ amount }) => amount));
    total.staked += stakedOn(figures, { who, day }, null);
    total.slots += stakedOn(figures, { who, day }, "slots");
    total.live += stakedOn(figures, { who, day }, "live");
    let { vip, slot, live } = last;
    ladder.forEach(({ rechargeFromCentavos, bettingFromCentavos: from }, level) => {
      if (total.paid >= rechargeFromCentavos && total.staked >= from) vip = Math.max(vip, level);
      if (total.slots >= from) slot = Math.max(slot, level);
      if (total.live >= from) live = Math.max(live, level);
    });
    last = { vip, slot, live };
    byDay.set(day, last);
  }
  return { byDay, last };
}

/** What was settled for somebody, to be claimed within its time. */
export interface Offer extends Earned {
  readonly kind: "rebate" | "vip.upgrade" | "vip.weekly" | "vip.monthly";
  /** The morning on which it is offered, and the one on which it is too late. */
  readonly from: string;
  readonly until: string;
}

export const CLAIMED_AS: Readonly<Record<Offer["kind"], Claim>> = {
  rebate: "rebates",
  "vip.upgrade": "upgrade",
  "vip.weekly": "weekly",
  "vip.monthly": "monthly",
};

function rebateOf(
  figures: Figures,
  numbers: LoyaltyNumbers,
  of: { readonly who: number; readonly day: string; readonly level: number },
): number {
  const rates = numbers.vip.levels[of.level]?.rebateRates;
  const types = new Set(Object.values(GAMES).map(({ type }) => type));
  const amount = sum(
    [...types].map((type) => {
      const turnover = stakedOn(figures, of, type);
      return turnover > 0 ? share(turnover, rates?.[type] ?? 0) : 0;
    }),
  );
  return amount >= numbers.rebates.payFromCentavos ? amount : 0;
}

const isSunday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
const isLastOfMonth = (day: string): boolean => addDays(day, 1).endsWith("-01");

interface Gift {
  readonly amountCentavos: number;
  readonly turnoverMultiple: number;
}

/** All that is offered on the morning after each day. */
export function offersOf(figures: Figures, numbers: LoyaltyNumbers, who: number): Offer[] {
  const { byDay } = climbOf(figures, numbers, who);
  const { levels, weeklyBettingFromCentavos, monthlyBettingFromCentavos } = numbers.vip;
  const { claimDays, turnoverRateMax } = numbers.vip;
  const offers: Offer[] = [];
  const offer = (of: Pick<Offer, "kind" | "period" | "from">, gift: Gift | undefined) => {
    const amount = gift?.amountCentavos ?? 0;
    if (amount === 0) return;
    const turnover = amount * (gift?.turnoverMultiple ?? 0);
    const days = of.kind === "rebate" ? numbers.rebates.keptDays : claimDays;
    offers.push({ ...of, amount, turnover, pocket: "cash", until: addDays(of.from, days) });
  };
  let before = 0;
  const since = { week: 0, month: 0, weekCounted: 0, monthCounted: 0 };
  const bounded = (gift: Gift | undefined, counted: number) =>
    gift && {
      ...gift,
      amountCentavos: Math.min(gift.amountCentavos, share(Math.max(0, counted), turnoverRateMax)),
    };
  for (const day of figures.days) {
    const from = addDays(day, 1);
    const level = byDay.get(day)?.vip ?? 0;
    for (let reached = before + 1; reached <= level; reached += 1) {
      offer({ kind: "vip.upgrade", period: String(reached), from }, levels[reached]?.upgrade);
    }
    before = level;
    const { turnoverMultiple } = numbers.rebates;
    const amountCentavos = rebateOf(figures, numbers, { who, day, level });
    offer({ kind: "rebate", period: day, from }, { amountCentavos, turnoverMultiple });
    const staked = stakedOn(figures, { who, day }, null);
    since.week += staked;
    since.month += staked;
    const counted = sum(figures.played(who, day).map(weighed));
    since.weekCounted += counted;
    since.monthCounted += counted;
    if (isSunday(day)) {
      const isEnough = since.week >= weeklyBettingFromCentavos;
      const period = addDays(day, -6);
      const gift = bounded(levels[level]?.weekly, since.weekCounted);
      if (isEnough) offer({ kind: "vip.weekly", period, from }, gift);
      since.week = 0;
      since.weekCounted = 0;
    }
    if (isLastOfMonth(day)) {
      const isEnough = since.month >= monthlyBettingFromCentavos;
      const period = day.slice(0, 7);
      const gift = bounded(levels[level]?.monthly, since.monthCounted);
      if (isEnough) offer({ kind: "vip.monthly", period, from }, gift);
      since.month = 0;
      since.monthCounted = 0;
    }
  }
  return offers;
}

/** Eight percent of the cash that was lost yesterday, for those who claim it today. */
export function reliefOn(
  figures: Figures,
  numbers: LoyaltyNumbers["dailyRelief"],
  of: { readonly who: number; readonly day: string },
): Earned[] {
  const { rate, turnoverRateMax, lossFromCentavos, rewardMaxCentavos, turnoverMultiple } = numbers;
  const yesterday = addDays(of.day, -1);
  const counted = Math.max(0, sum(figures.played(of.who, yesterday).map(weighed)));
  const lost = cashLostOn(figures, of.who, yesterday);
  if (lost < Math.max(lossFromCentavos, 1)) return [];
  const amount = Math.min(share(lost, rate), rewardMaxCentavos, share(counted, turnoverRateMax));
  if (amount <= 0) return [];
  const turnover = amount * turnoverMultiple;
  return [{ kind: "daily-relief", period: yesterday, amount, turnover, pocket: "cash" }];
}

/** Since when an invitee has both recharged and staked enough, by what was known before `day`. */
function enoughSince(
  figures: Figures,
  numbers: LoyaltyNumbers["invitation"],
  of: { readonly who: number; readonly before: string },
): string | null {
  const { rechargeFromCentavos, stakeFromCentavos } = numbers;
  let paid = 0;
  let staked = 0;
  let since: string | null = null;
  for (const day of figures.days.filter((one) => one < of.before)) {
    paid += sum(figures.deposits(of.who, day).map(({ amount }) => amount));
    staked += stakedOn(figures, { who: of.who, day }, null);
    const isEnough = paid >= rechargeFromCentavos && staked >= stakeFromCentavos;
    if (!isEnough) since = null;
    else since ??= day;
  }
  return since;
}

export function invitationsOn(
  figures: Figures,
  numbers: LoyaltyNumbers["invitation"],
  of: { readonly who: number; readonly day: string },
): Earned[] {
  const { rewardCentavos: amount, claimDays, turnoverMultiple } = numbers;
  const invitees = figures.people.filter(({ inviter }) => inviter === of.who);
  return invitees.flatMap(({ who }) => {
    const since = enoughSince(figures, numbers, { who, before: of.day });
    if (since === null || of.day > addDays(since, claimDays)) return [];
    const turnover = amount * turnoverMultiple;
    const period = `invitee:${who}`;
    return [{ kind: "invitation", period, amount, turnover, pocket: "cash" as const }];
  });
}
