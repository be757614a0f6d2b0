/**
 * What everybody has earned by playing and paying in, reckoned a second time from the deeds:
 * levels, their gifts, rebates, relief and invitations. It shares the market's published numbers
 * with the house, and none of its arithmetic.
 */
import type { Numbers } from "../src/market/index.ts";
import { addDays } from "../src/platform/days.ts";
import { type Claim, type Figures, GAMES, type PlayedType, share, sum } from "./month-deeds.ts";

export interface MonthNumbers {
  readonly vip: Numbers["vip"];
  readonly rebates: Numbers["rebates"];
  readonly dailyRelief: Numbers["dailyRelief"];
  readonly invitation: Numbers["invitation"];
  readonly agency: Numbers["agency"];
}

/** One line a reward: `<who> <kind> <period>` to `<amount> <state>`. */
export type Lines = Map<string, string>;

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

function ofType(figures: Figures, who: number, day: string, type: PlayedType | null): number {
  const rows = figures.played(who, day);
  return sum(
    rows.filter(({ game }) => type === null || GAMES[game].type === type).map(({ stake }) => stake),
  );
}

/** Day by day, and never down. */
export function climbOf(figures: Figures, numbers: MonthNumbers, who: number): Climb {
  const ladder = numbers.vip.levels;
  const byDay = new Map<string, Levels>();
  let last: Levels = { vip: 0, slot: 0, live: 0 };
  const total = { paid: 0, staked: 0, slots: 0, live: 0 };
  for (const day of figures.days) {
    total.paid += sum(figures.deposits(who, day));
    total.staked += ofType(figures, who, day, null);
    total.slots += ofType(figures, who, day, "slots");
    total.live += ofType(figures, who, day, "live");
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

interface Offer {
  readonly kind: "rebate" | "vip.upgrade" | "vip.weekly" | "vip.monthly";
  readonly period: string;
  readonly amount: number;
  /** The morning on which it is offered. */
  readonly from: string;
}

const CLAIMED_AS: Readonly<Record<Offer["kind"], Claim>> = {
  rebate: "rebates",
  "vip.upgrade": "upgrade",
  "vip.weekly": "weekly",
  "vip.monthly": "monthly",
};

function rebateOf(
  figures: Figures,
  numbers: MonthNumbers,
  of: { readonly who: number; readonly day: string; readonly level: number },
): number {
  const rates = numbers.vip.levels[of.level]?.rebateRates;
  const types = new Set(Object.values(GAMES).map(({ type }) => type));
  const amount = sum(
    [...types].map((type) => {
      const turnover = ofType(figures, of.who, of.day, type);
      return turnover > 0 ? share(turnover, rates?.[type] ?? 0) : 0;
    }),
  );
  return amount >= numbers.rebates.payFromCentavos ? amount : 0;
}

const isSunday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
const isLastOfMonth = (day: string): boolean => addDays(day, 1).endsWith("-01");

/** All that is offered on the morning after each day. */
function offersOf(figures: Figures, numbers: MonthNumbers, who: number): Offer[] {
  const { byDay } = climbOf(figures, numbers, who);
  const { levels, weeklyBettingFromCentavos, monthlyBettingFromCentavos } = numbers.vip;
  const offers: Offer[] = [];
  let before = 0;
  const since = { week: 0, month: 0 };
  for (const day of figures.days) {
    const from = addDays(day, 1);
    const level = byDay.get(day)?.vip ?? 0;
    const rung = levels[level];
    for (let reached = before + 1; reached <= level; reached += 1) {
      const amount = levels[reached]?.upgrade.amountCentavos ?? 0;
      offers.push({ kind: "vip.upgrade", period: String(reached), amount, from });
    }
    before = level;
    const rebate = rebateOf(figures, numbers, { who, day, level });
    offers.push({ kind: "rebate", period: day, amount: rebate, from });
    since.week += ofType(figures, who, day, null);
    since.month += ofType(figures, who, day, null);
    if (isSunday(day)) {
      const amount = since.week < weeklyBettingFromCentavos ? 0 : rung?.weekly.amountCentavos;
      offers.push({ kind: "vip.weekly", period: addDays(day, -6), amount: amount ?? 0, from });
      since.week = 0;
    }
    if (isLastOfMonth(day)) {
      const amount = since.month < monthlyBettingFromCentavos ? 0 : rung?.monthly.amountCentavos;
      offers.push({ kind: "vip.monthly", period: day.slice(0, 7), amount: amount ?? 0, from });
      since.month = 0;
    }
  }
  return offers.filter(({ amount }) => amount > 0);
}

/** `today`: the morning on which the books are closed. */
export function reckonLoyalty(figures: Figures, numbers: MonthNumbers, today: string): Lines {
  const lines: Lines = new Map();
  for (const { who } of figures.people) {
    const asked = figures.claimsOf(who);
    for (const { kind, period, amount, from } of offersOf(figures, numbers, who)) {
      if (from > today) continue;
      const days = kind === "rebate" ? numbers.rebates.keptDays : numbers.vip.claimDays;
      const until = addDays(from, days);
      const isClaimed = asked.some(
        ({ day, of }) => of === CLAIMED_AS[kind] && day >= from && day < until,
      );
      const open = today < until ? "claimable" : "expired";
      lines.set(`${who} ${kind} ${period}`, `${amount} ${isClaimed ? "claimed" : open}`);
    }
  }
  return lines;
}

/** Eight percent of what was lost yesterday, for who asked for it today. */
export function reckonRelief(figures: Figures, numbers: MonthNumbers): Lines {
  const { rate, lossFromCentavos, rewardMaxCentavos } = numbers.dailyRelief;
  const lines: Lines = new Map();
  for (const { who } of figures.people) {
    for (const { day, of } of figures.claimsOf(who)) {
      if (of !== "relief") continue;
      const yesterday = addDays(day, -1);
      const lost = sum(figures.played(who, yesterday).map(({ stake, win }) => stake - win));
      if (lost < Math.max(lossFromCentavos, 1)) continue;
      const amount = Math.min(share(lost, rate), rewardMaxCentavos);
      lines.set(`${who} daily-relief ${yesterday}`, `${amount} claimed`);
    }
  }
  return lines;
}

/** Since when an invitee has both recharged and staked enough, by what was known before `day`. */
function enoughSince(
  figures: Figures,
  numbers: MonthNumbers,
  of: { readonly who: number; readonly before: string },
): string | null {
  const { rechargeFromCentavos, stakeFromCentavos } = numbers.invitation;
  let paid = 0;
  let staked = 0;
  let since: string | null = null;
  for (const day of figures.days.filter((one) => one < of.before)) {
    paid += sum(figures.deposits(of.who, day));
    staked += ofType(figures, of.who, day, null);
    const isEnough = paid >= rechargeFromCentavos && staked >= stakeFromCentavos;
    if (!isEnough) since = null;
    else since ??= day;
  }
  return since;
}

export function reckonInvitations(figures: Figures, numbers: MonthNumbers): Lines {
  const { rewardCentavos, claimDays } = numbers.invitation;
  const lines: Lines = new Map();
  for (const { who: invitee, inviter } of figures.people) {
    if (inviter === null) continue;
    for (const { day, of } of figures.claimsOf(inviter)) {
      if (of !== "invitation") continue;
      const since = enoughSince(figures, numbers, { who: invitee, before: day });
      if (since === null || day > addDays(since, claimDays)) continue;
      lines.set(`${inviter} invitation invitee:${invitee}`, `${rewardCentavos} claimed`);
    }
  }
  return lines;
}
