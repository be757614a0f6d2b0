/**
 * The rules of missions and points: which periods run, how far somebody is, what has expired. Pure.
 * A row says how often a game was played on a day and no more, so no rule here can favour a stake.
 */
import { addDays, mondayOf, monthAfter } from "../platform/days.ts";
import type { PlayedEver } from "../statistics/index.ts";
import type { Mission, PointLine } from "./types.ts";

/** São Paulo days, both included. */
export interface Period {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

interface PlayedDay {
  readonly day: string;
  readonly game: string;
  readonly plays: number;
}

export interface Deeds {
  /** Of the periods that are asked about. */
  readonly days: readonly PlayedDay[];
  /** Of all time. */
  readonly ever: PlayedEver;
  readonly hasSecondFactor: boolean;
  readonly hasDepositLimit: boolean;
}

export const ONCE: Period = { label: "once", from: "0001-01-01", to: "9999-12-31" };

const WEEK_DAYS = 7;
const MONTH_LENGTH = "2026-11".length;

function weekOf(monday: string): Period {
  return { label: monday, from: monday, to: addDays(monday, WEEK_DAYS - 1) };
}

function monthOf(month: string): Period {
  const next = `${monthAfter(month)}-01`;
  return { label: month, from: `${month}-01`, to: addDays(next, -1) };
}

/** The one that runs, and the one before it: what was done in it can be claimed until this ends. */
export function periodsOf(every: Mission["every"], today: string): readonly Period[] {
  if (every === "once") return [ONCE];
  if (every === "week") {
    const monday = mondayOf(today);
    return [weekOf(monday), weekOf(addDays(monday, -WEEK_DAYS))];
  }
  const month = today.slice(0, MONTH_LENGTH);
  return [monthOf(month), monthOf(addDays(`${month}-01`, -1).slice(0, MONTH_LENGTH))];
}

/** The last day on which it can be claimed: the end of the period after it; null: no end. */
export function claimUntil(every: Mission["every"], { to }: Period): string | null {
  if (every === "once") return null;
  const next = addDays(to, 1);
  return every === "week" ? weekOf(next).to : monthOf(next.slice(0, MONTH_LENGTH)).to;
}

function playsBy(
  rows: readonly PlayedDay[],
  what: "day" | "game",
): readonly (readonly [string, number])[] {
  const plays = new Map<string, number>();
  for (const row of rows) plays.set(row[what], (plays.get(row[what]) ?? 0) + row.plays);
  return [...plays];
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

function countInPeriod({ counts, roundsEach }: Mission, period: Period, deeds: Deeds): number {
  const rows = deeds.days.filter(({ day }) => day >= period.from && day <= period.to);
  if (counts === "rounds") return sum(rows.map(({ plays }) => plays));
  const enough = playsBy(rows, counts === "days" ? "day" : "game").filter(
    ([, plays]) => plays >= roundsEach,
  );
  if (counts !== "newGames") return enough.length;
  const isNew = (game: string) =>
    deeds.ever.games.some((one) => one.game === game && one.firstDay >= period.from);
  return enough.filter(([game]) => isNew(game)).length;
}

function countEver({ counts, roundsEach }: Mission, { ever }: Deeds): number {
  if (counts === "rounds") return sum(ever.games.map(({ plays }) => plays));
  if (counts === "days") return ever.days;
  return ever.games.filter(({ plays }) => plays >= roundsEach).length;
}

/** How far it is: never below nothing, never beyond the goal. */
export function progressOf(mission: Mission, period: Period, deeds: Deeds): number {
  if (mission.counts === "twoStep") return deeds.hasSecondFactor ? mission.goal : 0;
  if (mission.counts === "depositLimit") return deeds.hasDepositLimit ? mission.goal : 0;
  const done =
    mission.every === "once" ? countEver(mission, deeds) : countInPeriod(mission, period, deeds);
  return Math.max(0, Math.min(mission.goal, done));
}

type Moved = Pick<PointLine, "change" | "expiresAt">;

/** What was spent, less what came back, and what has expired: it takes the oldest points first. */
const spentOf = (lines: readonly Moved[]): number =>
  -sum(lines.filter(({ expiresAt }) => expiresAt === null).map(({ change }) => change));

/** Points whose time is over and that were not spent. */
export function expiredOf(lines: readonly Moved[], now: Date): number {
  const over = lines.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now);
  return Math.max(0, sum(over.map(({ change }) => change)) - spentOf(lines));
}

/** The points that expire next, once what has expired is taken away. */
export function nextExpiry(
  lines: readonly Moved[],
): { readonly points: number; readonly at: Date } | null {
  let spent = spentOf(lines);
  const earned = lines
    .flatMap(({ change, expiresAt }) => (expiresAt === null ? [] : [{ change, at: expiresAt }]))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { change, at } of earned) {
    if (change > spent) return { points: change - spent, at };
    spent -= change;
  }
  return null;
}
