/**
 * How the people of the month behave: drawn from one seed, so that a month that fails can be seen
 * again. They write down all that they do, and of what the house tells them only names, and what a
 * wheel had shown before it was turned.
 */
import type { TestMember } from "../src/testing/people/people.ts";
import { claimAll, look, spin, type Visit } from "./month-calls.ts";
import {
  type Deed,
  depositClaims,
  type Person,
  type Wheel,
  type Claim,
  welcomeClaims,
} from "./month-deeds.ts";
import {
  createDice,
  depositOf,
  type Dice,
  giveUpPercentOf,
  isOverHttp,
  isRegular,
  lovesGifts,
  mainGameOf,
  mayStayOpen,
  oddityOf,
  winOf,
} from "./month-habits.ts";
import { type House, SHORT_CENTAVOS } from "./month-house.ts";
import type { Rules } from "./month-rules.ts";
import { spinKey } from "./month-wheels.ts";

const AT_ONCE = 16;
/** Bets go to the ledger together: the more there are, the fewer statements each costs. */
const PLAYERS_AT_ONCE = 120;
const VOID_DAYS_MAX = 4;
/** Of a hundred who are there, how many pay in; and how many of them all once more. */
const PAYING_PERCENTS = [50, 20] as const;
const CLAIM_PERCENT = 15;
const SPIN_PERCENT = 20;
const SPINS_MAX = 3;
const WITHDRAWAL_FROM = 2_000;
const WITHDRAWAL_MAX = 5_000_000;
const REAL_CENTAVOS = 100;
/** Of a hundred withdrawals, as operators see them in the morning. */
const APPROVED_PERCENT = 70;
const REJECTED_PERCENT = 20;

interface Inhabitant extends Person {
  readonly member: TestMember;
  readonly dice: Dice;
}

interface Undo {
  readonly dayIndex: number;
  readonly who: number;
  readonly bet: number;
  readonly undo: () => Promise<void>;
}

interface Wish {
  readonly one: Inhabitant;
  readonly day: string;
  readonly order: string;
}

export interface MonthPlan {
  readonly house: House;
  readonly rules: Rules;
  readonly seed: number;
  readonly membersCount: number;
  readonly days: readonly string[];
  /** Of a hundred, how many come on a day. */
  readonly activePercent: number;
  /** How many each of them invites. */
  readonly inviteesCount: number;
}

export interface Month {
  readonly people: readonly Inhabitant[];
  readonly deeds: readonly Deed[];
  /** Spins by the house's name for them, with the spins that were left. */
  readonly spins: ReadonlyMap<string, { readonly key: string; readonly left: number }>;
}

/** As many at once as there is room for: each that is done makes room for the next. */
async function atOnce<One>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
  count = AT_ONCE,
): Promise<void> {
  const waiting = all.values();
  const takeTurns = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: count }, takeTurns));
}

/** Half of them on the first day, the others by and by; inviters before invitees. */
async function joinUntil({ plan, people, dayIndex, day, note }: Today): Promise<void> {
  const { membersCount, days, house, seed, inviteesCount } = plan;
  const part = Math.min(1, 0.5 + dayIndex / days.length);
  const until = Math.round(membersCount * part);
  while (people.length < until) {
    const from = people.length;
    const to = Math.min(until, from * inviteesCount + 1, from + AT_ONCE);
    const joining = Array.from({ length: to - from }, async (_one, index): Promise<Inhabitant> => {
      const who = from + index;
      const inviter = who === 0 ? null : Math.floor((who - 1) / inviteesCount);
      const above = inviter === null ? null : (people[inviter]?.member ?? null);
      const member = await house.join(above);
      note({ day, who, deed: "join" });
      return { who, inviter, member, dice: createDice(seed + who * 7_919) };
    });
    people.push(...(await Promise.all(joining)));
  }
}

/** Somebody who is there today, and the slot that they sat down at. */
interface Presence {
  readonly one: Inhabitant;
  readonly visit: Visit;
  readonly main: ReturnType<typeof mainGameOf>;
}

interface Today {
  readonly plan: MonthPlan;
  readonly people: Inhabitant[];
  readonly day: string;
  readonly dayIndex: number;
  readonly undos: Undo[];
  readonly wishes: Wish[];
  readonly spins: Map<string, { readonly key: string; readonly left: number }>;
  readonly note: (deed: Deed) => void;
  /** Names the next bet. */
  readonly newBet: () => number;
  /** Those in the queue come one after the other. */
  readonly inLine: (work: () => Promise<void>) => Promise<void>;
}

async function come(today: Today, one: Inhabitant): Promise<Presence> {
  const { plan, day, note } = today;
  const { who, dice, member } = one;
  const main = mainGameOf(dice);
  const visit = await plan.house.visit(member, { game: main, isOverHttp: isOverHttp(who) });
  note({ day, who, deed: "visit" });
  const presence = { one, visit, main };
  await claimSome(today, presence, welcomeClaims);
  await turnWheel(today, presence, "daily");
  return presence;
}

async function claimSome(
  { plan, day, note }: Today,
  { one, visit }: Presence,
  which: readonly Claim[],
): Promise<void> {
  const { who, dice } = one;
  for (const of of which) {
    const isGift = of === "day7" || depositClaims.some((claim) => claim === of);
    if (dice(100) >= CLAIM_PERCENT && !isRegular(who)) continue;
    if (isGift && !lovesGifts(who)) continue;
    note({ day, who, deed: "claim", of });
    await claimAll(plan.house.server, visit, of);
  }
}

async function turnWheel(today: Today, { one, visit }: Presence, wheel: Wheel): Promise<void> {
  const { plan, day, note, spins, inLine } = today;
  const { who, dice } = one;
  const { server } = plan.house;
  if (dice(100) >= SPIN_PERCENT && !isRegular(who)) return;
  if (!lovesGifts(who)) return;
  note({ day, who, deed: "look", wheel });
  let shown = await look(server, visit, wheel);
  const spinOnce = async () => {
    const before = shown.next;
    note({ day, who, deed: "spin", ...before });
    const spun = await spin(server, visit, wheel);
    spins.set(spun.spinId, { key: spinKey(who, before), left: spun.remaining });
    shown = spun;
  };
  for (let count = 0; count < SPINS_MAX && shown.remaining > 0; count += 1) {
    await (plan.rules.isPoor(day) ? inLine(spinOnce) : spinOnce());
  }
}

async function pay(today: Today, presence: Presence, percent: number): Promise<void> {
  const { plan, day, dayIndex, note } = today;
  const { one, visit } = presence;
  const { who, dice } = one;
  if (dice(100) >= percent && !isRegular(who)) return;
  const amount = depositOf(who, dice);
  const isFirst = dayIndex === 0 && percent === PAYING_PERCENTS[0];
  const oddity = oddityOf(who, dice, isFirst);
  const order = await plan.house.payIn(visit, amount, oddity);
  const paid = oddity === "less" ? amount - SHORT_CENTAVOS : amount;
  if (oddity !== "by-stranger") note({ day, who, deed: "deposit", amount: paid, order });
  if (oddity === "by-stranger" || oddity === "twice") {
    note({ day, who, deed: "refund", amount, order });
  }
}

/** What recharging has earned, and whether a bonus is still wanted. */
async function collect(today: Today, presence: Presence): Promise<void> {
  const { plan, day, note } = today;
  const { who, dice } = presence.one;
  await claimSome(today, presence, depositClaims);
  await turnWheel(today, presence, "lottery");
  if (dice(100) >= giveUpPercentOf(who) || !lovesGifts(who)) return;
  note({ day, who, deed: "give-up" });
  await claimAll(plan.house.server, presence.visit, "give-up");
}

async function play(today: Today, { one, visit, main }: Presence): Promise<void> {
  const { plan, day, dayIndex, note, undos } = today;
  const { who, dice, member } = one;
  const { ledger, market } = plan.house.server.rooms;
  const wallet = await ledger.readWallet(member.memberId);
  const { stakeMaxCentavos } = await market.read("wagering");
  const most = wallet.bonusOwed > 0 ? stakeMaxCentavos : Number.MAX_SAFE_INTEGER;
  let money = wallet.cash + wallet.bonus;
  for (let bets = 2 + dice(8); bets > 0 && money > 0; bets -= 1) {
    const game = dice(4) === 0 ? "ao-vivo" : main;
    const stake = 1 + dice(Math.min(money, most));
    const win = winOf(dice, game, stake);
    const isOpen = win === 0 && mayStayOpen(game) && dice(4) === 0;
    const bet = { bet: today.newBet(), game, stake, win, isOpen };
    note({ day, who, deed: "bet", ...bet });
    const undo = await plan.house.bet(visit, bet);
    money += win - stake;
    const later = dayIndex + dice(VOID_DAYS_MAX);
    if (isOpen) undos.push({ dayIndex: later, who, bet: bet.bet, undo });
  }
  if (dice(6) === 0 || isRegular(who)) await withdraw(today, { one, visit, main });
}

/** Asked for whether or not the house will have it. */
async function withdraw({ plan, day, note, wishes }: Today, { one, visit }: Presence) {
  const { who, dice, member } = one;
  const { cash } = await plan.house.server.rooms.ledger.readWallet(member.memberId);
  const room = Math.min(cash, WITHDRAWAL_MAX) - WITHDRAWAL_FROM;
  if (room < 0) return;
  const amount = WITHDRAWAL_FROM + Math.floor(dice(room + 1) / REAL_CENTAVOS) * REAL_CENTAVOS;
  note({ day, who, deed: "withdrawal", amount });
  const order = await plan.house.withdraw(visit, amount);
  if (order !== null) wishes.push({ one, day, order });
}

/** The operators' morning. */
async function decideAll({ plan, day, note, wishes }: Today): Promise<void> {
  await atOnce(wishes.splice(0), async ({ one, day: of, order }) => {
    const luck = one.dice(100);
    if (luck >= APPROVED_PERCENT + REJECTED_PERCENT) return;
    const isPaid = luck < APPROVED_PERCENT;
    note({ day, who: one.who, deed: "decision", of, isPaid });
    await plan.house.decide(order, isPaid);
  });
  await plan.house.payOut();
}

async function takeBack({ day, dayIndex, undos, note }: Today): Promise<void> {
  const due = Map.groupBy(
    undos.filter((one) => one.dayIndex === dayIndex),
    ({ who }) => who,
  );
  await atOnce([...due.values()], async (own) => {
    for (const { who, bet, undo } of own) {
      note({ day, who, deed: "void", bet });
      await undo();
    }
  });
}

/** One after the other, whoever asks. */
function createLine(): Today["inLine"] {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(work);
    return last;
  };
}

async function liveDay(today: Today): Promise<void> {
  const { plan, people } = today;
  const { house, activePercent } = plan;
  await joinUntil(today);
  await decideAll(today);
  const active = people.filter(({ who, dice }) => dice(100) < activePercent || isRegular(who));
  const present: Presence[] = [];
  await atOnce(active, async (one) => void present.push(await come(today, one)));
  // One of each at a time, so that it is certain which deposit was the first.
  for (const percent of PAYING_PERCENTS) {
    await atOnce(present, (presence) => pay(today, presence, percent));
    await house.credit();
  }
  await house.read();
  await atOnce(present, (presence) => collect(today, presence));
  await atOnce(present, (presence) => play(today, presence), PLAYERS_AT_ONCE);
  await takeBack(today);
}

export async function liveThrough(plan: MonthPlan): Promise<Month> {
  const { house, days } = plan;
  const deeds: Deed[] = [];
  let bets = 0;
  const all = {
    plan,
    people: [] as Inhabitant[],
    undos: [] as Undo[],
    wishes: [] as Wish[],
    spins: new Map<string, { key: string; left: number }>(),
    note: (deed: Deed) => void deeds.push(deed),
    newBet: () => (bets += 1),
    inLine: createLine(),
  };
  for (const [dayIndex, day] of days.entries()) {
    if (dayIndex > 0) await house.wakeUp(day);
    house.noonOf(day);
    await liveDay({ ...all, day, dayIndex });
  }
  return { people: all.people, deeds, spins: all.spins };
}
