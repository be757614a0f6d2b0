/**
 * The second calculation: the deeds gone through once more, day by day and in their order, with
 * everybody's purse. It shares the market's published numbers with the house, and none of its
 * arithmetic.
 */
import type { Numbers } from "../src/market/index.ts";
import { createCommissions } from "./month-commissions.ts";
import type { Claim, Deed, Lines, Person } from "./month-deeds.ts";
import { type Figures, sortDeeds } from "./month-figures.ts";
import {
  createStreaks,
  type Earned,
  firstRecharge,
  type PromotionNumbers,
  rechargeRebate,
  rechargeTiers,
} from "./month-promotions.ts";
import * as purses from "./month-purses.ts";
import {
  CLAIMED_AS,
  invitationsOn,
  type LoyaltyNumbers,
  type Offer,
  offersOf,
  reliefOn,
} from "./month-rewards.ts";
import { createWheels, spinKey, type Wheels, type WheelsDeps } from "./month-wheels.ts";

export interface MonthNumbers extends LoyaltyNumbers, PromotionNumbers {
  readonly agency: Numbers["agency"];
  readonly wagering: Numbers["wagering"];
}

export interface Lived extends Omit<WheelsDeps, "figures"> {
  readonly people: readonly Person[];
  readonly days: readonly string[];
  readonly deeds: readonly Deed[];
  readonly numbers: MonthNumbers;
  /** On which the night's jobs ran; the last of them is when the books are closed. */
  readonly mornings: readonly string[];
  /** The last on which people did anything. */
  readonly lastDay: string;
}

export interface Reckoned {
  readonly figures: Figures;
  /** Everybody's, on the evening of the last day and when the books are closed. */
  readonly onLastDay: readonly purses.Money[];
  readonly atTheEnd: readonly purses.Money[];
  readonly rewards: Lines;
  readonly commissions: Lines;
  readonly spins: Lines;
  /** `<who> <day>` to the amount and what became of it. */
  readonly withdrawals: Lines;
  /** Each payment that arrived: `<who> <order> <amount> <what became of it>`. */
  readonly payments: readonly string[];
  /** How often something came to be that no line tells. */
  readonly counts: Readonly<Record<"played-through" | "lost" | "given-up" | "out-of-time", number>>;
}

interface Books extends Lived {
  readonly figures: Figures;
  readonly purseOf: (who: number) => purses.Purse;
  readonly offersOf: (who: number) => readonly Offer[];
  readonly streaks: ReturnType<typeof createStreaks>;
  readonly wheels: Wheels;
  readonly rewards: Lines;
  readonly withdrawals: Map<string, { amount: number; state: string }>;
  readonly payments: string[];
  readonly counts: Record<keyof Reckoned["counts"], number>;
}

export function reckon(lived: Lived): Reckoned {
  const books = openBooks(lived);
  const { people, days, numbers, mornings, figures, counts } = books;
  const commissions = createCommissions(figures, numbers.agency);
  const woken = new Set(mornings);
  const deedsOf = Map.groupBy(lived.deeds, ({ day }) => day);
  const moneyOfAll = () => people.map(({ who }) => purses.moneyOf(books.purseOf(who)));
  let onLastDay: readonly purses.Money[] = [];
  let before = days[0] ?? "";
  for (const day of days) {
    if (woken.has(day)) {
      for (const { who, kind, period, amount } of commissions.fallDue(before, day)) {
        const turnover = amount * numbers.agency.turnoverMultiple;
        const told = { kind: `agency.${kind}`, period, amount, turnover, pocket: "cash" } as const;
        grant(books, { who, day }, told);
      }
      for (const { who } of people) {
        if (purses.endOfTime(books.purseOf(who), day)) counts["out-of-time"] += 1;
      }
      before = day;
    }
    for (const deed of deedsOf.get(day) ?? []) retrace(books, deed);
    if (day === lived.lastDay) onLastDay = moneyOfAll();
  }
  const today = mornings.at(-1) ?? "";
  noteUnclaimed(books, today);
  return {
    figures,
    onLastDay,
    atTheEnd: moneyOfAll(),
    rewards: books.rewards,
    commissions: commissions.tell(today),
    spins: books.wheels.lines,
    withdrawals: new Map(
      Array.from(books.withdrawals, ([key, { amount, state }]) => [key, `${amount} ${state}`]),
    ),
    payments: books.payments,
    counts,
  };
}

function openBooks(lived: Lived): Books {
  const { people, days, deeds, numbers } = lived;
  const figures = sortDeeds(people, days, deeds);
  const opened = people.map(() => purses.openPurse());
  const offers = new Map<number, Offer[]>();
  return {
    ...lived,
    figures,
    purseOf: (who) => {
      const purse = opened[who];
      if (purse === undefined) throw new Error(`Nobody is ${who}.`);
      return purse;
    },
    offersOf: (who) => {
      const known = offers.get(who) ?? offersOf(figures, numbers, who);
      offers.set(who, known);
      return known;
    },
    streaks: createStreaks(numbers.day7),
    wheels: createWheels({ ...lived, figures }),
    rewards: new Map(),
    withdrawals: new Map(),
    payments: [],
    counts: { "played-through": 0, lost: 0, "given-up": 0, "out-of-time": 0 },
  };
}

interface Act {
  readonly who: number;
  readonly day: string;
}

/** Once for each person, kind and period. */
function grant({ rewards, purseOf, numbers }: Books, { who, day }: Act, earned: Earned): void {
  const key = `${who} ${earned.kind} ${earned.period}`;
  if (rewards.has(key)) return;
  rewards.set(key, purses.tellGift(earned, "claimed"));
  purses.give(purseOf(who), earned, { day, bonusDays: numbers.wagering.bonusDays });
}

function retrace(books: Books, deed: Deed): void {
  const { purseOf, payments, withdrawals, counts } = books;
  const purse = purseOf(deed.who);
  const act: Act = deed;
  switch (deed.deed) {
    case "join":
    case "visit":
      return books.streaks.come(deed.who, deed.day);
    case "claim":
      for (const earned of earnedBy(books, act, deed.of)) grant(books, act, earned);
      return;
    case "look":
      return books.wheels.look(act, deed.wheel);
    case "spin": {
      const won = books.wheels.turn(act, deed);
      const earned = { kind: `${deed.wheel}-wheel`, period: spinKey(deed.who, deed) };
      if (won !== null) grant(books, act, { ...won, ...earned });
      return;
    }
    case "deposit":
      purses.payIn(purse, deed.amount);
      payments.push(`${deed.who} ${deed.order} ${deed.amount} credited`);
      return;
    case "refund":
      payments.push(`${deed.who} ${deed.order} ${deed.amount} refunded`);
      return;
    case "bet":
    case "void":
      return retraceBet(books, deed);
    case "give-up": {
      const isPlayed = purse.bonusOwed > 0;
      purses.giveUp(purse);
      if (isPlayed && purse.bonusOwed === 0) counts["given-up"] += 1;
      return;
    }
    case "withdrawal": {
      const { amount } = deed;
      if (!purses.lock(purse, amount)) return;
      withdrawals.set(`${deed.who} ${deed.day}`, { amount, state: "in_review" });
      return;
    }
    case "decision": {
      const order = withdrawals.get(`${deed.who} ${deed.of}`);
      // It should have been refused; the list of withdrawals lacks it.
      if (order === undefined) return;
      order.state = deed.isPaid ? "paid" : "rejected";
      return purses.unlock(purse, order.amount, deed.isPaid);
    }
  }
}

function retraceBet(
  { figures, purseOf, counts }: Books,
  deed: Extract<Deed, { deed: "bet" | "void" }>,
): void {
  const { who, day } = deed;
  const purse = purseOf(who);
  const { bonusOwed, cash, bonus } = purse;
  const { game } = figures.betOf(deed.bet);
  const part =
    deed.deed === "bet" ? purses.placeBet(purse, deed) : purses.takeBetBack(purse, deed.bet);
  if (part.stake !== 0 || part.win !== 0) figures.noteBonus(who, day, { game, ...part });
  if (bonusOwed === 0 || purse.bonusOwed > 0) return;
  const isKept = purse.cash > cash || bonus === 0;
  counts[isKept ? "played-through" : "lost"] += 1;
}

function earnedBy({ figures, numbers, streaks, offersOf: offered }: Books, act: Act, of: Claim) {
  const { who, day } = act;
  const deposits = figures.depositsOf(who).filter((one) => one.day <= day);
  switch (of) {
    case "relief":
      return reliefOn(figures, numbers.dailyRelief, act);
    case "invitation":
      return invitationsOn(figures, numbers.invitation, act);
    case "day7":
      return streaks.earned(who, day);
    case "first":
      return firstRecharge(numbers.firstRecharge, deposits, day);
    case "tiers":
      return rechargeTiers(numbers.rechargeTiers, deposits);
    case "recharge-rebate":
      return rechargeRebate(numbers.rechargeRebate, deposits);
    default:
      return offered(who).filter(
        ({ kind, from, until }) => CLAIMED_AS[kind] === of && from <= day && day < until,
      );
  }
}

/** What was settled and nobody asked for. */
function noteUnclaimed({ people, offersOf: offered, rewards }: Books, today: string): void {
  for (const { who } of people) {
    for (const offer of offered(who)) {
      const key = `${who} ${offer.kind} ${offer.period}`;
      if (offer.from > today || rewards.has(key)) continue;
      rewards.set(key, purses.tellGift(offer, today < offer.until ? "claimable" : "expired"));
    }
  }
}
