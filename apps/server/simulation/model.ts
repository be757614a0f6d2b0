/**
 * What the house should do, said again in the plainest words: no lock, no batch, no database, and
 * none of the functions under test. The simulation holds the real thing against it.
 */
import { BONUS_MULTIPLE, sourceOf, type Wish } from "./play.ts";

export interface Purse {
  cash: number;
  bonus: number;
  locked: number;
  turnoverOwed: number;
  bonusOwed: number;
}

const EMPTY: Purse = { cash: 0, bonus: 0, locked: 0, turnoverOwed: 0, bonusOwed: 0 };

interface ModelBet {
  readonly cash: number;
  readonly bonus: number;
  readonly countedForCash: number;
  readonly countedForBonus: number;
  isUndone: boolean;
}

interface Seen {
  readonly payload: string;
  readonly status: "applied" | "refused" | "tombstoned";
}

export type Verdict = "applied" | "refused" | "replayed" | "conflict" | "tombstoned";

export interface Model {
  purse(member: number): Purse;
  tell(wish: Wish): Verdict;
}

export function createModel(): Model {
  const purses = new Map<number, Purse>();
  const seen = new Map<string, Seen>();
  const owners = new Map<string, number>();
  const bets = new Map<string, ModelBet>();

  function purse(member: number): Purse {
    const found = purses.get(member) ?? { ...EMPTY };
    purses.set(member, found);
    return found;
  }

  /** Did it go through? */
  function act(wish: Wish): boolean {
    const mine = purse(wish.member);
    const bet = "bet" in wish ? bets.get(`${wish.member} ${wish.bet}`) : undefined;
    switch (wish.act) {
      case "deposit":
        mine.cash += wish.amount;
        mine.turnoverOwed += wish.amount;
        return true;
      case "bonus":
        mine.bonus += wish.amount;
        mine.bonusOwed += wish.amount * BONUS_MULTIPLE;
        return true;
      case "bet": {
        if (mine.cash + mine.bonus < wish.amount) return false;
        const cash = Math.min(mine.cash, wish.amount);
        const countedForCash = Math.min(mine.turnoverOwed, wish.amount);
        const countedForBonus = Math.min(mine.bonusOwed, wish.amount - countedForCash);
        mine.cash -= cash;
        mine.bonus -= wish.amount - cash;
        mine.turnoverOwed -= countedForCash;
        mine.bonusOwed -= countedForBonus;
        const bonus = wish.amount - cash;
        const made = { cash, bonus, countedForCash, countedForBonus, isUndone: false };
        bets.set(`${wish.member} ${wish.id}`, made);
        if (countedForBonus > 0 && mine.bonusOwed === 0) {
          mine.cash += mine.bonus;
          mine.bonus = 0;
        }
        return true;
      }
      case "win": {
        if (bet === undefined || bet.isUndone) return false;
        const share = Math.floor((wish.amount * bet.bonus) / (bet.cash + bet.bonus));
        const bonus = mine.bonusOwed > 0 ? share : 0;
        mine.bonus += bonus;
        mine.cash += wish.amount - bonus;
        return true;
      }
      case "rollback":
        if (bet === undefined) cancel(wish.member, wish.bet);
        else if (!bet.isUndone) {
          const isBonus = mine.bonusOwed > 0;
          mine.cash += isBonus ? bet.cash : bet.cash + bet.bonus;
          mine.bonus += isBonus ? bet.bonus : 0;
          mine.turnoverOwed += bet.countedForCash + (isBonus ? 0 : bet.countedForBonus);
          mine.bonusOwed += isBonus ? bet.countedForBonus : 0;
          bet.isUndone = true;
        }
        return true;
      case "hold":
        if (mine.cash < wish.amount || mine.turnoverOwed + mine.bonusOwed > 0) return false;
        mine.cash -= wish.amount;
        mine.locked += wish.amount;
        return true;
      case "release":
      case "payout":
        if (mine.locked < wish.amount) return false;
        mine.locked -= wish.amount;
        if (wish.act === "release") mine.cash += wish.amount;
        return true;
    }
  }

  function cancel(member: number, id: string): void {
    const key = `studio:simulated ${id}`;
    if (!owners.has(key)) owners.set(key, member);
    const mine = `${member} ${key}`;
    if (!seen.has(mine)) seen.set(mine, { payload: "", status: "tombstoned" });
  }

  return {
    purse,
    tell(wish) {
      const key = `${sourceOf(wish)} ${wish.id}`;
      const mine = `${wish.member} ${key}`;
      if (key.startsWith("studio:")) {
        if (!owners.has(key)) owners.set(key, wish.member);
        if (owners.get(key) !== wish.member) return "conflict";
      }
      const payload = JSON.stringify(wish);
      const before = seen.get(mine);
      if (before?.status === "tombstoned") return "tombstoned";
      if (before !== undefined) return before.payload === payload ? "replayed" : "conflict";
      const status = act(wish) ? "applied" : "refused";
      seen.set(mine, { payload, status });
      return status;
    },
  };
}
