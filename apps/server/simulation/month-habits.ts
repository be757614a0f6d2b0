/** What people of the simulated month are like: drawn from one seed, and from who they are. */
import { type GameCode, GAMES } from "./month-deeds.ts";
import type { Oddity } from "./month-house.ts";

export type Dice = (bound: number) => number;

const MAIN_GAMES = ["onca-dourada", "mare-alta", "noite-do-saci"] as const;
/**
 * Always there; they pay in on every visit and leave nothing out. One brings enough for every
 * gift, the other so little that a bonus is soon played through.
 */
const REGULARS: ReadonlySet<number> = new Set([1, 16]);
/** Whose first recharge is another's money. */
const FIRST_REGULAR = 1;
/** Of how many people one speaks to the house over HTTP, and not at its doors. */
const OVER_HTTP_APART = 6;
const ODD_PERCENT = 12;
const ODDITIES: readonly Oddity[] = ["by-stranger", "twice", "less"];

/** The same seed is the same month, but for what the house draws by its own seeds. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

export const isRegular = (who: number): boolean => REGULARS.has(who);
export const isOverHttp = (who: number): boolean => who % OVER_HTTP_APART === 1;
/** The others do without gifts that have to be played for. */
export const lovesGifts = (who: number): boolean => who % 3 !== 0;
/** A bonus hinders those who play for high stakes, and they give it up again. */
export const giveUpPercentOf = (who: number): number => (who % 10 === 0 ? 60 : 5);

export function mainGameOf(dice: Dice): GameCode {
  return MAIN_GAMES[dice(MAIN_GAMES.length)] ?? "onca-dourada";
}

export function depositOf(who: number, dice: Dice): number {
  if (who % 10 === 0) return 100_000 + dice(400_000);
  return who % 10 < 4 ? 10_000 + dice(90_000) : 1_000 + dice(9_000);
}

export function oddityOf(who: number, dice: Dice, isFirst: boolean): Oddity | null {
  const odd = ODDITIES[dice(ODDITIES.length)] ?? null;
  if (isFirst && who === FIRST_REGULAR) return "by-stranger";
  return dice(100) < ODD_PERCENT ? odd : null;
}

const isTable = (game: GameCode): boolean => ["table", "live"].includes(GAMES[game].type);

/** Tables never give more than the stake, so that nobody can look like the other side of a bet. */
export function winOf(dice: Dice, game: GameCode, stake: number): number {
  const luck = dice(100);
  if (isTable(game)) return luck < 80 ? stake : dice(stake);
  if (luck < 50) return 0;
  return luck < 97 ? Math.floor((stake * dice(280)) / 100) : stake * (2 + dice(6));
}

export const mayStayOpen = (game: GameCode): boolean => !isTable(game);
