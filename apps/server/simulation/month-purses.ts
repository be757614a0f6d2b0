/**
 * Everybody's money, moved a second time: cash before bonus, what a stake works off, what becomes
 * of a bonus that is played through, lost, given up or out of time, and of a bet that is taken
 * back. In the plainest words, and with nothing of the house's wallet.
 */
import { addDays } from "../src/platform/days.ts";
import { type Bet, GAMES } from "./month-deeds.ts";

export interface Money {
  cash: number;
  bonus: number;
  locked: number;
  /** What is to be staked yet: for the cash, and for the bonus. */
  owed: number;
  bonusOwed: number;
}

export interface Purse extends Money {
  /** The last day on which the bonus can be played; null: none was given. */
  bonusUntil: string | null;
  /** Bets by number, with what they took. */
  readonly stakes: Map<number, Stake>;
  /** Of rounds that are not over, what the bonus has in them. */
  readonly open: Map<number, number>;
}

interface Stake {
  readonly cash: number;
  readonly bonus: number;
  readonly forCash: number;
  readonly forBonus: number;
}

/** What the bonus pocket had of a bet, a win, or a bet that was taken back. */
export interface BonusPart {
  readonly stake: number;
  readonly win: number;
}

/** The house takes no withdrawal below it. */
const WITHDRAWAL_LEAST = 2_000;

export function openPurse(): Purse {
  const money = { cash: 0, bonus: 0, locked: 0, owed: 0, bonusOwed: 0 };
  return { ...money, bonusUntil: null, stakes: new Map(), open: new Map() };
}

export function moneyOf({ cash, bonus, locked, owed, bonusOwed }: Purse): Money {
  return { cash, bonus, locked, owed, bonusOwed };
}

const isAtPlay = ({ open }: Purse): boolean => [...open.values()].some((bonus) => bonus > 0);

/** There is nothing left to play with, and nothing that could come back. */
function loseWhatIsGone(purse: Purse): void {
  if (purse.bonus === 0 && !isAtPlay(purse)) purse.bonusOwed = 0;
}

export function placeBet(purse: Purse, { bet, game, stake, win, isOpen }: Bet): BonusPart {
  // What neither pocket has, cash then lacks: the wallets differ, and so does what came before.
  const bonus = Math.min(Math.max(0, stake - Math.max(0, purse.cash)), purse.bonus);
  const cash = stake - bonus;
  const counted = Math.floor((stake * GAMES[game].weightPercent) / 100);
  const forCash = Math.min(counted, purse.owed);
  const forBonus = Math.min(counted - forCash, purse.bonusOwed);
  purse.stakes.set(bet, { cash, bonus, forCash, forBonus });
  purse.cash -= cash;
  purse.bonus -= bonus;
  purse.owed -= forCash;
  purse.bonusOwed -= forBonus;
  if (forBonus > 0 && purse.bonusOwed === 0) {
    purse.cash += purse.bonus;
    purse.bonus = 0;
  }
  if (win > 0 || isOpen) purse.open.set(bet, bonus);
  loseWhatIsGone(purse);
  if (win === 0) return { stake: bonus, win: 0 };
  const back = purse.bonusOwed > 0 ? Number((BigInt(win) * BigInt(bonus)) / BigInt(stake)) : 0;
  purse.cash += win - back;
  purse.bonus += back;
  purse.open.delete(bet);
  loseWhatIsGone(purse);
  return { stake: bonus, win: back };
}

export function takeBetBack(purse: Purse, bet: number): BonusPart {
  const taken = purse.stakes.get(bet);
  if (taken === undefined) throw new Error(`Bet ${bet} was never placed.`);
  const isPlayed = purse.bonusOwed > 0;
  const bonus = isPlayed ? taken.bonus : 0;
  purse.cash += taken.cash + taken.bonus - bonus;
  purse.bonus += bonus;
  purse.owed += taken.forCash + (isPlayed ? 0 : taken.forBonus);
  purse.bonusOwed += isPlayed ? taken.forBonus : 0;
  purse.open.delete(bet);
  loseWhatIsGone(purse);
  return { stake: -bonus, win: 0 };
}

export interface Gift {
  readonly amount: number;
  readonly turnover: number;
  readonly pocket: "cash" | "bonus";
}

export function tellGift({ amount, turnover, pocket }: Gift, state: string): string {
  return `${amount} ${pocket}, ${turnover} owed, ${state}`;
}

/** `bonusDays`: how long a bonus may be played that is given on `day`. */
export function give(
  purse: Purse,
  { amount, turnover, pocket }: Gift,
  of: { readonly day: string; readonly bonusDays: number },
): void {
  if (pocket === "cash" || turnover === 0) {
    purse.cash += amount;
    purse.owed += turnover;
    return;
  }
  purse.bonus += amount;
  purse.bonusOwed += turnover;
  purse.bonusUntil = addDays(of.day, of.bonusDays);
}

export function payIn(purse: Purse, amount: number): void {
  purse.cash += amount;
  purse.owed += amount;
}

/** Refused while a part of it is at play. */
export function giveUp(purse: Purse): void {
  if (isAtPlay(purse)) return;
  purse.bonus = 0;
  purse.bonusOwed = 0;
  purse.bonusUntil = null;
}

/** The night's job, on the morning of `day`. True: something was taken back. */
export function endOfTime(purse: Purse, day: string): boolean {
  if (purse.bonusUntil === null || purse.bonusUntil >= day) return false;
  const isPlayed = purse.bonus > 0 || purse.bonusOwed > 0;
  giveUp(purse);
  return isPlayed && purse.bonusUntil === null;
}

/** False: refused. */
export function lock(purse: Purse, amount: number): boolean {
  if (amount < WITHDRAWAL_LEAST || amount > purse.cash) return false;
  if (purse.owed > 0) return false;
  purse.cash -= amount;
  purse.locked += amount;
  return true;
}

export function unlock(purse: Purse, amount: number, isPaid: boolean): void {
  purse.locked -= amount;
  if (!isPaid) purse.cash += amount;
}
