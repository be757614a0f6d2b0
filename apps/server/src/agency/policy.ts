/** How commissions are calculated. Pure: no clock, no database. */
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import {
  add,
  type Centavos,
  larger,
  multiplyFloor,
  smaller,
  subtract,
  toCentavos,
  ZERO,
} from "@tucano/contract/money.ts";
import type { Numbers } from "../market/index.ts";
import { addDays } from "../platform/days.ts";
import type { Level, LevelResult } from "./types.ts";

type AgencyNumbers = Numbers["agency"];
export type Tier = AgencyNumbers["betting"]["tiers"][number];

export const DIRECT = 1;
export const LEVELS = [1, 2, 3] as const;

const BASIS_POINTS = 10_000;
const HALF = 2;

const rateAt = (rates: { direct: number; indirect: number }, level: Level): number =>
  level === DIRECT ? rates.direct : rates.indirect;

/** The highest tier that is reached, whatever their order; null: none is. */
export function tierOf(tiers: readonly Tier[], base: Centavos): Tier | null {
  const reached = tiers.filter(({ fromCentavos }) => fromCentavos <= base);
  return reached.toSorted((a, b) => b.fromCentavos - a.fromCentavos)[0] ?? null;
}

export interface LevelBase {
  readonly level: Level;
  readonly base: Centavos;
  readonly takenBack: Centavos;
}

/**
 * Of play: the tier is that of what all invitees of the level came to together, less what was taken
 * back; the commission is that times the tier's rate, rounded down once. A loss earns nothing.
 */
export function levelResult(
  tiers: readonly Tier[],
  { level, base, takenBack }: LevelBase,
): LevelResult {
  const left = subtract(base, takenBack);
  const tier = left > 0 ? tierOf(tiers, left) : null;
  const rate = tier === null ? 0 : rateAt(tier, level);
  const amount = multiplyFloor(larger(left, ZERO), rate, BASIS_POINTS);
  return { level, base, takenBack, rate, amount };
}

/**
 * Of what the house won: the same, and never more than a part of what the level's bets count. Else
 * a few bold bets would earn their inviter more than the house expects to win of them, for a week
 * in which they win takes nothing back.
 */
export function settlementResult(
  { tiers, turnoverRateMax }: AgencyNumbers["settlement"],
  of: LevelBase & { readonly turnover: Centavos },
): LevelResult {
  const full = levelResult(tiers, of);
  const rateMax = rateAt(turnoverRateMax, of.level);
  const most = multiplyFloor(larger(of.turnover, ZERO), rateMax, BASIS_POINTS);
  return { ...full, amount: smaller(full.amount, most) };
}

export interface DepositCommission {
  readonly rate: number;
  readonly amount: Centavos;
}

/** Each deposit by itself, rounded down, and never more than the most a deposit earns. */
export function depositCommission(
  numbers: AgencyNumbers["recharge"],
  deposit: { readonly amount: Centavos; readonly nth: number; readonly level: Level },
): DepositCommission | null {
  if (deposit.amount < numbers.depositFromCentavos) return null;
  const rate = rateAt(deposit.nth === 1 ? numbers.first : numbers.repeated, deposit.level);
  const full = multiplyFloor(deposit.amount, rate, BASIS_POINTS);
  return { rate, amount: smaller(full, toCentavos(numbers.perDepositMaxCentavos)) };
}

/**
 * What is left of a day when the hold is over. Figures of a closed day never change: what is taken
 * back later makes a later day smaller, down to below zero. What a day is below zero is taken off
 * the latest days before it that still have something, so that nothing is taken off twice.
 */
export function leftAfterHold(ofDay: Centavos, laterDays: readonly Centavos[]): Centavos {
  let left = ofDay;
  // What days between have, and lose first.
  let between = ZERO;
  for (const later of laterDays) {
    const sum = add(between, later);
    between = larger(sum, ZERO);
    left = add(left, smaller(sum, ZERO));
  }
  return larger(left, smaller(ofDay, ZERO));
}

export interface PlayedResult {
  readonly stakeCentavos: Centavos;
  readonly cashStakeCentavos: Centavos;
  readonly cashWinCentavos: Centavos;
}

/** What the house won of real money; below zero: lost. */
export function houseResult(rows: readonly PlayedResult[]): Centavos {
  return add(...rows.map((row) => subtract(row.cashStakeCentavos, row.cashWinCentavos)));
}

/**
 * Of days right after a week: types of games of which more was taken back than staked. That is play
 * of the week before, and counts there and not in the new week.
 */
export function takenBackOf(rows: readonly PlayedResult[]): Centavos {
  return houseResult(rows.filter((row) => row.stakeCentavos < 0));
}

export function sumOfLevels(levels: readonly LevelResult[]): {
  readonly direct: Centavos;
  readonly indirect: Centavos;
  readonly total: Centavos;
} {
  const sum = (some: readonly LevelResult[]) => add(...some.map(({ amount }) => amount));
  const direct = sum(levels.filter(({ level }) => level === DIRECT));
  const indirect = sum(levels.filter(({ level }) => level !== DIRECT));
  return { direct, indirect, total: add(direct, indirect) };
}

/**
 * Taking back half of the play before the commission is paid looks like playing for the commission.
 */
export function isBetAndVoid(levels: readonly LevelResult[]): boolean {
  const base = add(...levels.map((one) => larger(one.base, ZERO)));
  const takenBack = add(...levels.map((one) => one.takenBack));
  return takenBack > 0 && takenBack * HALF >= base;
}

/** Types of games that have two sides to bet on. */
const TWO_SIDED: ReadonlySet<GameType> = new Set(["table", "live", "card", "sports", "lottery"]);
/** Less is too little to be worth anybody's while. */
const OPPOSITE_FROM = toCentavos(10_000);
const TENTH = 10;

export interface PlayedType extends PlayedResult {
  readonly gameType: GameType;
  readonly winCentavos: Centavos;
}

/**
 * Two who stake about the same on one type of games, where one wins about what the other loses:
 * together they make turnover and lose next to nothing.
 */
export function areOpposite(one: PlayedType, other: PlayedType): boolean {
  if (one.gameType !== other.gameType || !TWO_SIDED.has(one.gameType)) return false;
  const [first, second] = [one.stakeCentavos, other.stakeCentavos];
  if (first < OPPOSITE_FROM || second < OPPOSITE_FROM) return false;
  const lost = subtract(first, one.winCentavos);
  const alsoLost = subtract(second, other.winCentavos);
  const staked = add(first, second);
  const isDecided = Math.abs(lost) * HALF >= first && Math.abs(alsoLost) * HALF >= second;
  const isAlike = Math.abs(first - second) * TENTH <= staked;
  return isDecided && isAlike && Math.abs(lost + alsoLost) * TENTH <= staked;
}

export interface Missing {
  /** The last that was calculated; null: none ever was. */
  readonly last: string | null;
  /** Not included: it is not over. */
  readonly until: string;
  readonly stepDays: number;
  /** So many at once, and so far back at first. */
  readonly countMax: number;
}

/** Periods that are over and were not calculated, the oldest first. */
export function missingPeriods({ last, until, stepDays, countMax }: Missing): string[] {
  const periods: string[] = [];
  let next = last === null ? addDays(until, -stepDays * countMax) : addDays(last, stepDays);
  while (next < until && periods.length < countMax) {
    periods.push(next);
    next = addDays(next, stepDays);
  }
  return periods;
}

const PRIVATE_ADDRESS =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^(?:::1|f[cd]|fe80)/i;

/** Of a machine or its own network: everybody behind it looks the same. */
export function isPrivateAddress(address: string): boolean {
  return address === "" || PRIVATE_ADDRESS.test(address);
}
