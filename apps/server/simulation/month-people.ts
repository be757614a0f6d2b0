/**
 * How the people of the month behave: drawn from one seed, so that a month that fails can be seen
 * again. They write down all that they do, and nothing of what the house tells them.
 */
import { claimDailyRelief, claimInvitation } from "@tucano/contract/promotions.ts";
import { claimGift, claimRebates } from "@tucano/contract/vip.ts";
import type { TestMember } from "../src/testing/people.ts";
import { type Claim, claims, type Deed, type GameCode, type Person } from "./month-deeds.ts";
import type { House, Visit } from "./month-house.ts";

const AT_ONCE = 24;
const CHILDREN = 3;
const MAIN_GAMES = ["onca-dourada", "mare-alta", "noite-do-saci"] as const;
const TABLES: ReadonlySet<GameCode> = new Set(["mare-alta", "ao-vivo"]);
const VOID_DAYS_MAX = 4;
/** Of a hundred who are there, how many pay in; and how many of them all once more. */
const PAYING_PERCENTS = [60, 30] as const;
const WITHDRAWAL_FROM = 2_000;

export type Dice = (bound: number) => number;

/** The same seed is the same month. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

interface Inhabitant extends Person {
  readonly member: TestMember;
  readonly dice: Dice;
}

interface Pending {
  readonly dayIndex: number;
  readonly who: number;
  readonly game: GameCode;
  readonly stake: number;
  readonly undo: () => Promise<void>;
}

export interface MonthPlan {
  readonly house: House;
  readonly seed: number;
  readonly membersCount: number;
  readonly days: readonly string[];
  /** Of a hundred, how many come on a day. */
  readonly activePercent: number;
}

export interface Month {
  readonly people: readonly Inhabitant[];
  readonly deeds: readonly Deed[];
}

async function inParts<One>(all: readonly One[], work: (one: One) => Promise<void>) {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    await Promise.all(all.slice(from, from + AT_ONCE).map(work));
  }
}

/** Half of them on the first day, the others by and by; inviters before invitees. */
async function joinUntil(plan: MonthPlan, people: Inhabitant[], dayIndex: number): Promise<void> {
  const { membersCount, days, house, seed } = plan;
  const part = Math.min(1, 0.5 + dayIndex / days.length);
  const until = Math.round(membersCount * part);
  while (people.length < until) {
    const from = people.length;
    const to = Math.min(until, from * CHILDREN + 1, from + AT_ONCE);
    const joining = Array.from({ length: to - from }, async (_one, index): Promise<Inhabitant> => {
      const who = from + index;
      const inviter = who === 0 ? null : Math.floor((who - 1) / CHILDREN);
      const above = inviter === null ? null : (people[inviter]?.member ?? null);
      const member = await house.join(above);
      return { who, inviter, member, dice: createDice(seed + who * 7_919) };
    });
    people.push(...(await Promise.all(joining)));
  }
}

async function claimAll(house: House, visit: Visit, of: Claim): Promise<void> {
  const expected = ["promotions.not_eligible", "vip.not_eligible", "vip.nothing_to_claim"];
  // Once all is claimed, the last reward may be answered again.
  const answered = new Set<string>();
  for (;;) {
    const { error, data } =
      of === "rebates"
        ? await house.ask(visit, claimRebates, {})
        : of === "relief"
          ? await house.ask(visit, claimDailyRelief, {})
          : of === "invitation"
            ? await house.ask(visit, claimInvitation, {})
            : await house.ask(visit, claimGift, { kind: of });
    if (error !== null && !expected.includes(error)) throw new Error(`${of}: ${error}`);
    const told = JSON.stringify(data);
    if (error !== null || answered.has(told)) return;
    answered.add(told);
  }
}

function depositOf({ who, dice }: Inhabitant): number {
  if (who % 10 === 0) return 100_000 + dice(400_000);
  return who % 10 < 4 ? 10_000 + dice(90_000) : 1_000 + dice(9_000);
}

/** Tables never give more than the stake, so that nobody can look like the other side of a bet. */
function winOf(dice: Dice, game: GameCode, stake: number): number {
  const luck = dice(100);
  if (TABLES.has(game)) return luck < 80 ? stake : dice(stake);
  if (luck < 50) return 0;
  return luck < 97 ? Math.floor((stake * dice(280)) / 100) : stake * (2 + dice(6));
}

/** Somebody who is there today, and the slot that they sat down at. */
interface Presence {
  readonly one: Inhabitant;
  readonly visit: Visit;
  readonly main: GameCode;
}

interface Today {
  readonly plan: MonthPlan;
  readonly day: string;
  readonly dayIndex: number;
  readonly pending: Pending[];
  readonly note: (deed: Deed) => void;
}

async function come({ plan, day, note }: Today, one: Inhabitant): Promise<Presence> {
  const { who, dice } = one;
  const main = MAIN_GAMES[dice(MAIN_GAMES.length)] ?? "onca-dourada";
  const visit = await plan.house.visit(one.member, main);
  for (const of of claims) {
    if (dice(100) >= 40) continue;
    await claimAll(plan.house, visit, of);
    note({ day, who, deed: "claim", of });
  }
  return { one, visit, main };
}

async function pay(
  { plan, day, note }: Today,
  { one, visit }: Presence,
  percent: number,
): Promise<void> {
  const { who, dice } = one;
  if (dice(100) >= percent) return;
  const amount = depositOf(one);
  await plan.house.payIn(visit, amount);
  note({ day, who, deed: "deposit", amount });
}

async function play(today: Today, { one, visit, main }: Presence): Promise<void> {
  const { plan, day, dayIndex, note, pending } = today;
  const { who, dice, member } = one;
  const { ledger } = plan.house.server.rooms;
  const wallet = await ledger.readWallet(member.memberId);
  let cash: number = wallet.cash;
  for (let bets = 2 + dice(8); bets > 0 && cash > 0; bets -= 1) {
    const game = dice(4) === 0 ? "ao-vivo" : main;
    const stake = 1 + dice(cash);
    const win = winOf(dice, game, stake);
    const isOpen = win === 0 && !TABLES.has(game) && dice(4) === 0;
    const undo = await plan.house.bet(visit, { game, stake, win, isOpen });
    note({ day, who, deed: "bet", game, stake, win });
    cash += win - stake;
    const later = dayIndex + dice(VOID_DAYS_MAX);
    if (isOpen) pending.push({ dayIndex: later, who, game, stake, undo });
  }
  if (dice(6) !== 0 || cash < WITHDRAWAL_FROM) return;
  const amount = WITHDRAWAL_FROM + dice(cash - WITHDRAWAL_FROM + 1);
  if (await plan.house.withdraw(visit, amount)) note({ day, who, deed: "withdrawal", amount });
}

async function takeBack({ day, dayIndex, pending, note }: Today): Promise<void> {
  await inParts(
    pending.filter((one) => one.dayIndex === dayIndex),
    async ({ who, game, stake, undo }) => {
      await undo();
      note({ day, who, deed: "void", game, stake });
    },
  );
}

export async function liveThrough(plan: MonthPlan): Promise<Month> {
  const { house, days } = plan;
  const people: Inhabitant[] = [];
  const deeds: Deed[] = [];
  const pending: Pending[] = [];
  for (const [dayIndex, day] of days.entries()) {
    if (dayIndex > 0) await house.wakeUp(day);
    house.noonOf(day);
    await joinUntil(plan, people, dayIndex);
    const today: Today = { plan, day, dayIndex, pending, note: (deed) => void deeds.push(deed) };
    const active = people.filter(({ dice }) => dice(100) < plan.activePercent);
    const present: Presence[] = [];
    await inParts(active, async (one) => void present.push(await come(today, one)));
    // One of each at a time, so that it is certain which deposit was the first.
    for (const percent of PAYING_PERCENTS) {
      await inParts(present, (presence) => pay(today, presence, percent));
      await house.credit();
    }
    await inParts(present, (presence) => play(today, presence));
    await takeBack(today);
  }
  return { people, deeds };
}
