/**
 * The deeds of the month, sorted by person and day. Stakes, wins and deposits are known from the
 * deeds alone; which pocket paid is added day by day, as the purses are gone through.
 */
import {
  type Bet,
  type Claim,
  type Deed,
  type GameCode,
  GAMES,
  type Person,
  type Played,
  type PlayedType,
  sum,
} from "./month-deeds.ts";

export interface Deposit {
  readonly day: string;
  readonly amount: number;
  readonly order: string;
}

export interface Figures {
  readonly people: readonly Person[];
  /** All days on which anything can have happened, in their order. */
  readonly days: readonly string[];
  /** Net of what was taken back on that day: one for each game that was touched. */
  played(who: number, day: string): readonly Played[];
  deposits(who: number, day: string): readonly Deposit[];
  depositsOf(who: number): readonly Deposit[];
  claimsOf(who: number): readonly { readonly day: string; readonly of: Claim }[];
  betOf(bet: number): Bet;
  /** The bonus pocket's part of what is counted already. */
  noteBonus(who: number, day: string, part: { game: GameCode; stake: number; win: number }): void;
}

interface Counted {
  readonly game: GameCode;
  stake: number;
  win: number;
  bonusStake: number;
  bonusWin: number;
}

const NOTHING: readonly never[] = [];

export function sortDeeds(
  people: readonly Person[],
  days: readonly string[],
  deeds: readonly Deed[],
): Figures {
  const plays = people.map(() => new Map<string, Counted[]>());
  const deposits = people.map((): Deposit[] => []);
  const claimed = people.map((): { day: string; of: Claim }[] => []);
  const bets = new Map<number, Bet>();
  const betOf = (bet: number): Bet => {
    const found = bets.get(bet);
    if (found === undefined) throw new Error(`There is no bet ${bet}.`);
    return found;
  };
  const countedFor = (who: number, day: string, game: GameCode): Counted => {
    const rows = plays[who]?.get(day) ?? [];
    plays[who]?.set(day, rows);
    const known = rows.find((one) => one.game === game);
    if (known !== undefined) return known;
    const fresh = { game, stake: 0, win: 0, bonusStake: 0, bonusWin: 0 };
    rows.push(fresh);
    return fresh;
  };
  for (const deed of deeds) {
    const { who, day } = deed;
    if (deed.deed === "bet") {
      bets.set(deed.bet, deed);
      const counted = countedFor(who, day, deed.game);
      counted.stake += deed.stake;
      counted.win += deed.win;
    } else if (deed.deed === "void") {
      const { game, stake } = betOf(deed.bet);
      countedFor(who, day, game).stake -= stake;
    } else if (deed.deed === "deposit") {
      deposits[who]?.push({ day, amount: deed.amount, order: deed.order });
    } else if (deed.deed === "claim") claimed[who]?.push({ day, of: deed.of });
  }
  return {
    people,
    days,
    played: (who, day) => plays[who]?.get(day) ?? NOTHING,
    deposits: (who, day) => (deposits[who] ?? []).filter((one) => one.day === day),
    depositsOf: (who) => deposits[who] ?? [],
    claimsOf: (who) => claimed[who] ?? [],
    betOf,
    noteBonus: (who, day, { game, stake, win }) => {
      const counted = countedFor(who, day, game);
      counted.bonusStake += stake;
      counted.bonusWin += win;
    },
  };
}

/** What was staked on a day, on games of one type or on all. */
export function stakedOn(
  figures: Figures,
  of: { readonly who: number; readonly day: string },
  type: PlayedType | null,
): number {
  const rows = figures.played(of.who, of.day);
  return sum(
    rows.filter(({ game }) => type === null || GAMES[game].type === type).map(({ stake }) => stake),
  );
}

/** What was lost in cash on a day; below nothing: won. */
export function cashLostOn(figures: Figures, who: number, day: string): number {
  return sum(
    figures
      .played(who, day)
      .map(({ stake, win, bonusStake, bonusWin }) => stake - bonusStake - (win - bonusWin)),
  );
}
