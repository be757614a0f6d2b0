/**
 * What inviters have earned by those whom they invited, reckoned a second time from the deeds. A
 * level's days stand in a row; what a day is below nothing eats the days before it, the latest
 * first. The house reckons each day by itself and looks ahead instead.
 */
import type { Numbers } from "../src/market/index.ts";
import { addDays } from "../src/platform/days.ts";
import { type Figures, GAMES, type Played, type PlayedType, share, sum } from "./month-deeds.ts";
import type { Lines } from "./month-rewards.ts";

const LEVELS = [1, 2, 3] as const;
const WEEK_DAYS = 7;

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

/** `<who> <kind> <period>` to `<first> <left> <state>`. */
export function reckonCommissions(
  figures: Figures,
  numbers: Numbers["agency"],
  today: string,
): Lines {
  const house: House = { figures, numbers, below: treeOf(figures) };
  const lines: Lines = new Map();
  const past = figures.days.filter((day) => day < today);
  for (const who of house.below.keys()) {
    const note = (kind: string, of: { period: string; to: string; levels: readonly Level[] }) => {
      const first = sum(of.levels.map((one) => one.first));
      if (first === 0) return;
      const isDue = addDays(of.to, 1 + numbers.holdDays) <= today;
      const told = isDue ? endOf(kind, of.levels) : `${first} held`;
      lines.set(`${who} ${kind} ${of.period}`, `${first} ${told}`);
    };
    for (const day of past) {
      note("recharge", { period: day, to: day, levels: rechargeOf(house, who, day) });
      note("betting", { period: day, to: day, levels: bettingOf(house, who, day) });
      const to = addDays(day, WEEK_DAYS - 1);
      if (!isMonday(day) || to >= today) continue;
      note("settlement", { period: day, to, levels: settlementOf(house, who, day) });
    }
  }
  return lines;
}

/** What becomes of it when the hold is over. */
function endOf(kind: string, levels: readonly Level[]): string {
  const left = sum(levels.map((one) => one.left));
  if (left === 0) return "0 taken-back";
  const base = sum(levels.map((one) => Math.max(one.base, 0)));
  const takenBack = sum(levels.map((one) => one.takenBack));
  const isVoided = kind !== "recharge" && takenBack > 0 && takenBack * 2 >= base;
  return `${left} ${isVoided ? "stopped" : "paid"}`;
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
      const isNew = (index: number) =>
        index === 0 &&
        figures.days.every((one) => one >= day || figures.deposits(invitee, one).length === 0);
      for (const [index, deposit] of paid.entries()) {
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

/** Turnover by the weights of the games; what is below nothing is weighed as if it were above. */
function weighed({ game, stake }: Played): number {
  const size = share(Math.abs(stake), GAMES[game].weightPercent * 100);
  return stake < 0 ? -size : size;
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

/** What the house won of somebody over some days, by type of games. */
function wonByType(figures: Figures, who: number, days: readonly string[]) {
  const types = new Map<PlayedType, { staked: number; result: number }>();
  for (const { game, stake, win } of days.flatMap((day) => figures.played(who, day))) {
    const { type } = GAMES[game];
    const { staked, result } = types.get(type) ?? { staked: 0, result: 0 };
    types.set(type, { staked: staked + stake, result: result + stake - win });
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
    // Who did not play in the week has no part in it.
    const invitees = inviteesOf(house, who, level).filter((invitee) =>
      week.some((day) => figures.played(invitee, day).length > 0),
    );
    const results = invitees.flatMap((one) => wonByType(figures, one, week));
    const base =
      sum(results.map(({ result }) => result)) - sum(invitees.map((one) => takenBack(one, head)));
    const later = Math.min(0, sum(invitees.map((one) => takenBack(one, hold))));
    return levelOf(numbers.settlement.tiers, { level, base, left: base + later });
  });
}
