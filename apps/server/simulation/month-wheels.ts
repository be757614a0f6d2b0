/**
 * Both wheels, turned a second time: which spins somebody had, what the revealed seed draws with
 * what was shown before the spin, and what the day still had to give. The draw is computed here
 * from its published description, not by the house's own functions.
 */
import { createHash, createHmac } from "node:crypto";
import type { Numbers } from "../src/market/index.ts";
import { addDays } from "../src/platform/days.ts";
import { type Lines, type Spin, sum, type Wheel, weighed } from "./month-deeds.ts";
import type { Figures } from "./month-figures.ts";
import type { Gift } from "./month-purses.ts";

type WheelNumbers = Numbers["dailyWheel"];
type Prize = WheelNumbers["prizes"][number];

export interface Act {
  readonly who: number;
  readonly day: string;
}

export interface WheelsDeps {
  readonly figures: Figures;
  /** As they held on that day, all of it. */
  readonly numbersOf: (wheel: Wheel, day: string) => WheelNumbers;
  /** Revealed server seeds, in hex, by their commitment. */
  readonly seeds: ReadonlyMap<string, string>;
}

export interface Wheels {
  /** Opening a wheel gives the spins earned by then. */
  look(act: Act, wheel: Wheel): void;
  /** What the spin has won; null: no money. */
  turn(act: Act, spin: Spin): Gift | null;
  /** `<who> <wheel> <seed> <nonce>` to the draw, what it gave, and the spins that were left. */
  readonly lines: Lines;
}

/** A spin is named by its seed and its place in it. */
export const spinKey = (who: number, { wheel, commitment, nonce }: Omit<Spin, "clientSeed">) =>
  `${who} ${wheel} ${commitment.slice(0, 12)} ${nonce}`;

const WORDS = 2 ** 32;
const WORDS_A_BLOCK = 8;
const SOURCES = ["login", "deposit", "turnover"] as const;
type Given = Record<(typeof SOURCES)[number], number>;

/** Of one person's wheel. */
interface Own {
  /** By day, what was given of each source. */
  readonly given: Map<string, Given>;
  /** By day, spins that were not used. */
  readonly unused: Map<string, number>;
}

/** Of one wheel's day, over everybody. */
interface DayLeft {
  budget: number;
  readonly given: Map<string, number>;
}

function ticketOf(seed: string, { clientSeed, nonce }: Spin, of: number): number {
  const limit = WORDS - (WORDS % of);
  for (let block = 0; ; block += 1) {
    const keyed = createHmac("sha256", Buffer.from(seed, "hex"));
    const digest = keyed.update(`${clientSeed}:${nonce}:${block}`).digest();
    for (let place = 0; place < WORDS_A_BLOCK; place += 1) {
      const word = digest.readUInt32BE(place * 4);
      if (word < limit) return word % of;
    }
  }
}

function sectorAt(prizes: readonly Prize[], ticket: number): Prize {
  let from = 0;
  for (const prize of prizes) {
    if (ticket < from + prize.weight) return prize;
    from += prize.weight;
  }
  throw new Error(`No prize has the ticket ${ticket}.`);
}

const RANKS = ["cash", "bonus", "spins", "nothing"];

/** From the most to the least: money, and cash before as much bonus, then spins, then nothing. */
function ranked(prizes: readonly Prize[]): Prize[] {
  return prizes.toSorted(
    (a, b) =>
      b.amountCentavos - a.amountCentavos ||
      RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind) ||
      b.spins - a.spins,
  );
}

function isThere({ code, stockPerDay, amountCentavos }: Prize, left: DayLeft): boolean {
  const given = left.given.get(code) ?? 0;
  return amountCentavos <= left.budget && (stockPerDay === null || given < stockPerDay);
}

function takeFrom(left: DayLeft, prizes: readonly Prize[], drawn: Prize): Prize {
  const falling = ranked(prizes);
  const lower = falling.slice(falling.indexOf(drawn));
  // Both wheels have a prize that never runs out.
  const given = lower.find((prize) => isThere(prize, left)) ?? drawn;
  left.budget -= given.amountCentavos;
  left.given.set(given.code, (left.given.get(given.code) ?? 0) + 1);
  return given;
}

export function createWheels({ figures, numbersOf, seeds }: WheelsDeps): Wheels {
  const owned = new Map<string, Own>();
  const days = new Map<string, DayLeft>();
  const lines: Lines = new Map();
  const ownOf = (who: number, wheel: Wheel): Own => {
    const own = owned.get(`${who} ${wheel}`) ?? { given: new Map(), unused: new Map() };
    owned.set(`${who} ${wheel}`, own);
    return own;
  };
  const leftOf = (wheel: Wheel, day: string): DayLeft => {
    const budget = numbersOf(wheel, day).budgetPerDayCentavos;
    const left = days.get(`${wheel} ${day}`) ?? { budget, given: new Map() };
    days.set(`${wheel} ${day}`, left);
    return left;
  };
  /** Today's play is not known yet when people come to the wheels. */
  const earnedOn = ({ who, day: today }: Act, wheel: Wheel, day: string): Given => {
    const numbers = numbersOf(wheel, day);
    const times = (amount: number, each: number) => (each > 0 ? Math.floor(amount / each) : 0);
    const paid = sum(figures.deposits(who, day).map(({ amount }) => amount));
    const staked = day === today ? 0 : sum(figures.played(who, day).map(weighed));
    return {
      login: day === today ? numbers.spinsPerLogin : 0,
      deposit: times(paid, numbers.depositPerSpinCentavos),
      turnover: times(Math.max(staked, 0), numbers.turnoverPerSpinCentavos),
    };
  };
  const look = (act: Act, wheel: Wheel): void => {
    const own = ownOf(act.who, wheel);
    for (const day of [addDays(act.day, -1), act.day]) {
      const earned = earnedOn(act, wheel, day);
      const given = own.given.get(day) ?? { login: 0, deposit: 0, turnover: 0 };
      own.given.set(day, given);
      for (const source of SOURCES) {
        const room = numbersOf(wheel, day).spinsPerDayMax - sum(Object.values(given));
        const more = Math.max(0, Math.min(earned[source] - given[source], room));
        given[source] += more;
        own.unused.set(day, (own.unused.get(day) ?? 0) + more);
      }
    }
  };
  const turn = ({ who, day }: Act, spin: Spin): Gift | null => {
    const { wheel, commitment } = spin;
    const { prizes } = numbersOf(wheel, day);
    const { unused } = ownOf(who, wheel);
    const good = [addDays(day, -1), day];
    const from = good.find((one) => (unused.get(one) ?? 0) > 0);
    const seed = seeds.get(commitment) ?? "";
    const hash = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
    if (from === undefined || hash !== commitment) {
      lines.set(spinKey(who, spin), from === undefined ? "had no spin" : "has no such seed");
      return null;
    }
    unused.set(from, (unused.get(from) ?? 0) - 1);
    const of = sum(prizes.map(({ weight }) => weight));
    const ticket = ticketOf(seed, spin, of);
    const drawn = sectorAt(prizes, ticket);
    const given = takeFrom(leftOf(wheel, day), prizes, drawn);
    unused.set(day, (unused.get(day) ?? 0) + (given.kind === "spins" ? given.spins : 0));
    const left = sum(good.map((one) => unused.get(one) ?? 0));
    const told = `${ticket}/${of} ${drawn.code} → ${given.code}, ${left} left`;
    lines.set(spinKey(who, spin), told);
    const amount = given.amountCentavos;
    if (amount === 0 || (given.kind !== "cash" && given.kind !== "bonus")) return null;
    return { amount, turnover: amount * given.turnoverMultiple, pocket: given.kind };
  };
  return { look, turn, lines };
}
