/**
 * What a round is and how bets, wins and rollbacks change it. Pure: the ledger's lock gives the
 * state, the decision gives the state after.
 */
import { add, type Centavos, subtract, ZERO } from "@tucano/contract/money.ts";
import type { GrantUse } from "../free-rounds/index.ts";
import type { Split } from "../wallet/index.ts";
import type { Change } from "./change.ts";

export type RoundStatus = "open" | "settled" | "void";
/** Why somebody should look at a round. */
export type RoundFlag = "late-win" | "rollback-after-win" | "shortfall";

export interface Round {
  readonly studio: string;
  readonly roundRef: string;
  readonly gameId: number;
  readonly gameCode: string;
  readonly gameType: string;
  readonly brandCode: string;
  readonly status: RoundStatus;
  readonly stakeAmount: Centavos;
  readonly stakeBonus: Centavos;
  readonly winAmount: Centavos;
  readonly winBonus: Centavos;
  /** What the house staked beside that, in free rounds. */
  readonly freeStake: Centavos;
  /** Bets that were not taken back. */
  readonly betCount: number;
  readonly flags: readonly RoundFlag[];
  readonly openedAt: Date;
  readonly settledAt: Date | null;
}

export interface Movement {
  readonly transactionUuid: string;
  readonly roundRef: string;
  readonly kind: "bet" | "win";
  readonly split: Split;
  /** Of what cash owed, and of what the bonus owed. */
  readonly turnoverWorkedOff: Centavos;
  readonly bonusWorkedOff: Centavos;
  readonly betUuid: string | null;
  /** Units that it left in the player's change; negative: that it took from there. */
  readonly change: number;
  /** Of a bet that somebody else pays for: what the studio says it comes from. */
  readonly reward: string | null;
  /** Of one that the house pays for: the grant, and its stake. Of its win: the grant. */
  readonly freeGrant: string | null;
  readonly freeStake: Centavos;
  readonly isUndone: boolean;
  readonly at: Date;
}

/** As the studio says it, of one bet or win: information, and no money. */
export interface Jackpot {
  /** In the studio's units: what of a stake went there, or what of a win came from there. */
  readonly units: number;
  readonly name: string | null;
}

/** What a command leaves in the tables, in the same commit as the money. */
export interface RoundEffect {
  readonly round: Round;
  readonly movement: Movement | null;
  readonly undone: Undone | null;
  /** Of the movement. */
  readonly jackpot: Jackpot | null;
  readonly change: Change;
  /** Null: it is no round of a grant. */
  readonly free: FreeUse | null;
  readonly at: Date;
}

/** What is changed of a grant of free rounds. */
export interface FreeUse extends GrantUse {
  /** Until when a bonus that it won is to be played through; null: it won none. */
  readonly bonusUntil: Date | null;
}

export interface Undone {
  readonly uuid: string;
  readonly by: string;
  /** Of a win: what was no longer there to take back. */
  readonly shortfall: Centavos;
  /** Units that were taken out of the change. */
  readonly change: number;
}

export type RoundGame = Pick<Round, "gameId" | "gameCode" | "gameType" | "brandCode">;

export function openRound(round: {
  studio: string;
  roundRef: string;
  game: RoundGame;
  at: Date;
}): Round {
  return {
    studio: round.studio,
    roundRef: round.roundRef,
    ...round.game,
    status: "open",
    stakeAmount: ZERO,
    stakeBonus: ZERO,
    winAmount: ZERO,
    winBonus: ZERO,
    freeStake: ZERO,
    betCount: 0,
    flags: [],
    openedAt: round.at,
    settledAt: null,
  };
}

export function total(split: Split): Centavos {
  return add(split.cash, split.bonus);
}

interface Bet {
  readonly split: Split;
  /** The house's. */
  readonly freeStake: Centavos;
  readonly at: Date;
}

export function withBet(round: Round, bet: Bet & { readonly closes: boolean }): Round {
  const after = {
    ...round,
    freeStake: add(round.freeStake, bet.freeStake),
    stakeAmount: add(round.stakeAmount, total(bet.split)),
    stakeBonus: add(round.stakeBonus, bet.split.bonus),
    betCount: round.betCount + 1,
  };
  return bet.closes ? settled(after, bet.at) : after;
}

export function withWin(round: Round, win: { split: Split; closes: boolean; at: Date }): Round {
  const after = {
    ...round,
    winAmount: add(round.winAmount, total(win.split)),
    winBonus: add(round.winBonus, win.split.bonus),
    flags: round.status === "open" ? round.flags : flagged(round.flags, "late-win"),
  };
  return win.closes ? settled(after, win.at) : after;
}

/** A round whose bets were all rolled back is void, whatever it was before. */
export function withoutBet(round: Round, bet: Bet): Round {
  const after = {
    ...round,
    freeStake: subtract(round.freeStake, bet.freeStake),
    stakeAmount: subtract(round.stakeAmount, total(bet.split)),
    stakeBonus: subtract(round.stakeBonus, bet.split.bonus),
    betCount: round.betCount - 1,
    flags: round.winAmount > 0 ? flagged(round.flags, "rollback-after-win") : round.flags,
  };
  if (after.betCount > 0) return after;
  return { ...after, status: "void", settledAt: round.settledAt ?? bet.at };
}

/** `taken` may be less than the win was: the shortfall stays with the round as paid. */
export function withoutWin(round: Round, win: { taken: Split; shortfall: Centavos }): Round {
  const winAmount = subtract(round.winAmount, total(win.taken));
  const winBonus = subtract(round.winBonus, win.taken.bonus);
  return {
    ...round,
    winAmount,
    // Taken from the other pocket for want of money in its own: the share cannot leave 0 … total.
    winBonus: winBonus < 0 ? ZERO : winBonus > winAmount ? winAmount : winBonus,
    flags: win.shortfall > 0 ? flagged(round.flags, "shortfall") : round.flags,
  };
}

function settled(round: Round, at: Date): Round {
  return round.status === "open" ? { ...round, status: "settled", settledAt: at } : round;
}

function flagged(flags: readonly RoundFlag[], flag: RoundFlag): readonly RoundFlag[] {
  return flags.includes(flag) ? flags : [...flags, flag];
}
