/**
 * What inviters have earned by those whom they invited, calculated a second time from the deeds. A
 * level's days stand in a row; what a day is below nothing eats the days before it, the latest
 * first. The house calculates each day by itself and looks ahead instead.
 */
import type { Numbers } from "../src/market/index.ts";
import { addDays } from "../src/platform/days.ts";
import { GAMES, type Lines, type PlayedType, share, sum, weighed } from "./month-deeds.ts";
import type { Figures } from "./month-figures.ts";

const LEVELS = [1, 2, 3] as const;
const WEEK_DAYS = 7;
const KINDS = ["recharge", "betting", "settlement"] as const;
type Kind = (typeof KINDS)[number];

type Tiers = Numbers["agency"]["betting"]["tiers"];

interface House {
  readonly figures: Figures;
  readonly numbers: Numbers["agency"];
  /** By inviter, those one, two and three steps below. */
  readonly below: ReadonlyMap<number, readonly (readonly number[])[]>;
}

interface Level {
  readonly base: number;
  readonly takenBack: number;
  readonly first: number;
  readonly left: number;
}

/** One that is paid, on the morning on which it is. */
export interface Commission {
  readonly who: number;
  readonly kind: Kind;
  readonly period: string;
  readonly amount: number;
}

export interface Commissions {
  /** Those whose hold is over by the morning of `day`, and was not by the morning `after`. */
  fallDue(after: string, day: string): readonly Commission[];
  /** All of them as of `today`: `<who> <kind> <period>` to `<first> <left> <state>`. */
  tell(today: string): Lines;
}

export function createCommissions(figures: Figures, numbers: Numbers["agency"]): Commissions {
  const house: House = { figures, numbers, below: treeOf(figures) };
  const ended: Lines = new Map();
  const lastDayOf = (kind: Kind, period: string) =>
    kind === "settlement" ? addDays(period, WEEK_DAYS - 1) : period;
  const dueOn = (kind: Kind, period: string) =>
    addDays(lastDayOf(kind, period), 1 + numbers.holdDays);
  const each = function* (isWanted: (kind: Kind, period: string) => boolean) {
    for (const period of figures.days) {
      for (const kind of KINDS) {
        if (kind === "settlement" && !isMonday(period)) continue;
        if (!isWanted(kind, period)) continue;
        for (const who of house.below.keys()) {
          const levels = RECKONED[kind](house, who, period);
          const first = sum(levels.map((one) => one.first));
          if (first > 0) yield { who, kind, period, levels, first };
        }
      }
    }
  };
  return {
    fallDue: (after, day) => {
      const paid: Commission[] = [];
      const isWanted = (kind: Kind, period: string) =>
        dueOn(kind, period) > after && dueOn(kind, period) <= day;
      for (const { who, kind, period, levels, first } of each(isWanted)) {
        const { left, state } = endOf(kind, levels);
        ended.set(`${who} ${kind} ${period}`, `${first} ${left} ${state}`);
        if (state === "paid") paid.push({ who, kind, period, amount: left });
      }
      return paid;
    },
    tell: (today) => {
      const lines: Lines = new Map(ended);
      const isHeld = (kind: Kind, period: string) =>
        lastDayOf(kind, period) < today && dueOn(kind, period) > today;
      for (const { who, kind, period, first } of each(isHeld)) {
        lines.set(`${who} ${kind} ${period}`, `${first} ${first} held`);
      }
      return lines;
    },
  };
}

/** What becomes of it when the hold is over. */
function endOf(kind: Kind, levels: readonly Level[]): { left: number; state: string } {
  const left = sum(levels.map((one) => one.left));
  if (left === 0) return { left, state: "taken-back" };
  const base = sum(levels.map((one) => Math.max(one.base, 0)));
  const takenBack = sum(levels.map((one) => one.takenBack));
  const isVoided = kind !== "recharge" && takenBack > 0 && takenBack * 2 >= base;
  return { left, state: isVoided ? "stopped" : "paid" };
}

const isMonday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() === 1;

function treeOf({ people }: Figures): Map<number, number[][]> {
  const below = new Map<number, number[][]>(people.map(({ who }) => [who, [[], [], []]]));
  for (const { who, inviter } of people) {
    let above = inviter;
    for (const level of LEVELS) {
      if (above === null) break;
      below.get(above)?.[level - 1]?.push(who);
      above = people[above]?.inviter ?? null;
    }
  }
  return below;
}

const inviteesOf = ({ below }: House, who: number, level: number): readonly number[] =>
  below.get(who)?.[level - 1] ?? [];

const rateOf = (rates: { direct: number; indirect: number }, level: number): number =>
  level === 1 ? rates.direct : rates.indirect;

function rechargeOf({ below, figures, numbers }: House, who: number, day: string): Level[] {
  const { first, repeated, depositFromCentavos, perDepositMaxCentavos } = numbers.recharge;
  return LEVELS.map((level) => {
    let amount = 0;
    for (const invitee of below.get(who)?.[level - 1] ?? []) {
      const paid = figures.deposits(invitee, day);
      const isNew = (index: number) => index === 0 && figures.depositsOf(invitee)[0]?.day === day;
      for (const [index, { amount: deposit }] of paid.entries()) {
        if (deposit < depositFromCentavos) continue;
        const rates = isNew(index) ? first : repeated;
        amount += Math.min(share(deposit, rateOf(rates, level)), perDepositMaxCentavos);
      }
    }
    return { base: 0, takenBack: 0, first: amount, left: amount };
  });
}

function earns(tiers: Tiers, base: number, level: number): number {
  const reached = tiers.filter(({ fromCentavos }) => fromCentavos <= base);
  const best = reached.toSorted((a, b) => b.fromCentavos - a.fromCentavos)[0];
  return base > 0 && best !== undefined ? share(base, rateOf(best, level)) : 0;
}

function levelOf(tiers: Tiers, of: { level: number; base: number; left: number }): Level {
  const first = earns(tiers, of.base, of.level);
  const left = Math.min(first, earns(tiers, of.left, of.level));
  return { base: of.base, takenBack: of.base - of.left, first, left };
}

function bettingOf(house: House, who: number, day: string): Level[] {
  const { figures, numbers } = house;
  const last = addDays(day, numbers.holdDays);
  const window = figures.days.filter((one) => one >= day && one <= last);
  return LEVELS.map((level) => {
    const row = window.map((one) =>
      sum(
        inviteesOf(house, who, level).flatMap((invitee) =>
          figures.played(invitee, one).map(weighed),
        ),
      ),
    );
    const base = row[0] ?? 0;
    eatBackwards(row);
    return levelOf(numbers.betting.tiers, { level, base, left: base > 0 ? (row[0] ?? 0) : base });
  });
}

function eatBackwards(row: number[]): void {
  for (const [index, value] of row.entries()) {
    let missing = Math.max(0, -value);
    for (let before = index - 1; before >= 0 && missing > 0; before -= 1) {
      const eaten = Math.min(missing, Math.max(0, row[before] ?? 0));
      row[before] = (row[before] ?? 0) - eaten;
      missing -= eaten;
    }
  }
}

/** What the house won of somebody in cash over some days, by type of games. */
function wonByType(figures: Figures, who: number, days: readonly string[]) {
  const types = new Map<PlayedType, { staked: number; result: number }>();
  for (const played of days.flatMap((day) => figures.played(who, day))) {
    const { type } = GAMES[played.game];
    const { staked, result } = types.get(type) ?? { staked: 0, result: 0 };
    const lost = played.stake - played.bonusStake - (played.win - played.bonusWin);
    types.set(type, { staked: staked + played.stake, result: result + lost });
  }
  return [...types.values()];
}

function settlementOf(house: House, who: number, monday: string): Level[] {
  const { figures, numbers } = house;
  const daysAfter = (day: string, count: number) =>
    figures.days.filter((one) => one >= day && one < addDays(day, count));
  const week = daysAfter(monday, WEEK_DAYS);
  const head = daysAfter(monday, numbers.holdDays);
  const hold = daysAfter(addDays(monday, WEEK_DAYS), numbers.holdDays);
  const takenBack = (invitee: number, days: readonly string[]) =>
    sum(
      wonByType(figures, invitee, days)
        .filter(({ staked }) => staked < 0)
        .map(({ result }) => result),
    );
  return LEVELS.map((level) => {
    // A member who did not play in the week has no part in it.
    const invitees = inviteesOf(house, who, level).filter((invitee) =>
      week.some((day) => figures.played(invitee, day).length > 0),
    );
    const results = invitees.flatMap((one) => wonByType(figures, one, week));
    const base =
      sum(results.map(({ result }) => result)) - sum(invitees.map((one) => takenBack(one, head)));
    const later = Math.min(0, sum(invitees.map((one) => takenBack(one, hold))));
    const full = levelOf(numbers.settlement.tiers, { level, base, left: base + later });
    const all = inviteesOf(house, who, level);
    const countedOn = (day: string) =>
      sum(all.flatMap((invitee) => figures.played(invitee, day).map(weighed)));
    const counted = sum(
      week.map((day) => (head.includes(day) ? Math.max(0, countedOn(day)) : countedOn(day))),
    );
    const undone = sum(hold.map((day) => Math.min(0, countedOn(day))));
    const rate = rateOf(numbers.settlement.turnoverRateMax, level);
    const first = Math.min(full.first, share(Math.max(0, counted), rate));
    const left = Math.min(first, full.left, share(Math.max(0, counted + undone), rate));
    return { ...full, first, left };
  });
}

const RECKONED = {
  recharge: rechargeOf,
  betting: bettingOf,
  settlement: settlementOf,
} as const satisfies Record<Kind, (house: House, who: number, period: string) => Level[]>;
