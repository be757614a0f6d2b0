/**
 * How the three commands that studios send are decided. Each refusal is one of the statuses of the
 * studio protocol.
 */
import assert from "node:assert";
import { type StudioRefusal, unitsOf } from "@tucano/contract/studios/studio-wallet.ts";
import { type Centavos, negate, ZERO } from "@tucano/contract/money.ts";
import { limits } from "../compliance/index.ts";
import type { FreeGrant } from "../free-rounds/index.ts";
import type { Decision, Wallet } from "../ledger/index.ts";
import {
  type Applied,
  rollbackStake,
  rollbackWin,
  stake,
  waiveLostBonus,
  win,
} from "../wallet/index.ts";
import type { BonusAtPlay } from "./bonus-repository.ts";
import { giveUnits, takeUnits, undoChange } from "./change.ts";
import {
  freeBetRefusal,
  grantOf,
  stakeFree,
  undoFreeBet,
  undoFreeWin,
  useOf,
  winFree,
  type WithFree,
} from "./free-play.ts";
import { entryRefusal } from "./sessions/gate.ts";
import { gameAccountOf, referenceOf } from "./names.ts";
import { type Limited, limitsInForce } from "./play-limits.ts";
import type { RoundFacts } from "./repository.ts";
import {
  type Jackpot,
  type Movement,
  openRound,
  type Round,
  type RoundEffect,
  type RoundGame,
  total,
  withBet,
  withoutBet,
  withoutWin,
  withWin,
} from "./round-state.ts";

export interface Transaction {
  readonly studio: string;
  /** Null: a rollback that names only what it undoes. */
  readonly roundRef: string | null;
  readonly transactionUuid: string;
  readonly at: Date;
}

export interface BetInput extends Transaction {
  readonly roundRef: string;
  /** In the studio's units; nothing, where somebody else pays for the bet. */
  readonly units: number;
  /** What the studio says pays for it; null: the player. */
  readonly reward: string | null;
  /** What a bet that costs the player nothing names as its amount; 0: it leaves it open. */
  readonly nominalUnits: number;
  /** The market has free rounds. */
  readonly isFreeOffered: boolean;
  readonly closes: boolean;
  readonly jackpot: Jackpot | null;
  readonly game: RoundGame;
  /** The least that a round begins with, where operators have set it. */
  readonly stakeMin: Centavos | null;
  /** The most that the game takes at once. */
  readonly stakeMax: Centavos;
  readonly turnoverWeightPercent: number;
  /** The most that may be staked at once while a bonus is being played. */
  readonly bonusStakeMax: Centavos;
  /** Why this bet may not be taken, known before the lock; null: it may. */
  readonly gate: StudioRefusal | null;
  /** The game takes no new rounds; those that are open go on. */
  readonly isClosedToNewRounds: boolean;
  /** The least between the beginnings of two rounds of this game; 0: its studio sees to it. */
  readonly minRoundMs: number;
}

export interface WinInput extends Transaction {
  readonly roundRef: string;
  readonly units: number;
  readonly closes: boolean;
  readonly referenceUuid: string;
  readonly jackpot: Jackpot | null;
  /** What the studio wants to hear when the bet was undone. */
  readonly afterRollback: StudioRefusal;
}

export interface RollbackInput extends Transaction {
  readonly referenceUuid: string;
}

/** Stored with the operation. */
export interface RoundAnswer {
  /** What a win rollback could not take back any more. */
  readonly shortfallCentavos?: number;
}

/** Of the member's limits: as they are, and as the command leaves them. */
export type PlayFacts = RoundFacts & Limited & BonusAtPlay & WithFree;
export type PlayEffect = RoundEffect & Limited;

type RoundDecision = Decision<RoundAnswer, PlayEffect, StudioRefusal>;

function refuse(code: StudioRefusal): RoundDecision {
  return { outcome: "refused", code };
}

const sidesOf = (studio: string, roundRef: string, gameCode: string) => ({
  reference: referenceOf(studio, roundRef),
  game: gameAccountOf(studio, gameCode),
});

/** A bonus that is used up, with nothing of it at play any more, owes nothing any more. */
function bonusOwedBy(
  moved: Pick<Applied, "transfers" | "bonusOwedChange">,
  { wallet, facts, round }: { wallet: Wallet; facts: PlayFacts; round: Round },
): Centavos {
  const isAtPlay = facts.isBonusAtPlay || (round.status === "open" && round.stakeBonus > 0);
  return isAtPlay ? moved.bonusOwedChange : waiveLostBonus(wallet, moved);
}

/** A clock that was set back says nothing. */
function isTooSoon(pacedAt: Date | null, { at, minRoundMs }: BetInput): boolean {
  const passedMs = pacedAt === null ? minRoundMs : at.getTime() - pacedAt.getTime();
  return passedMs >= 0 && passedMs < minRoundMs;
}

export function decideBet(wallet: Wallet, facts: PlayFacts, input: BetInput): RoundDecision {
  const entry = entryRefusal(wallet.access, input.gate) ?? freeBetRefusal(facts.free, input);
  if (entry !== null) return refuse(entry);
  if (input.units > unitsOf(input.stakeMax)) return refuse("RS_ERROR_LIMIT_REACHED");
  if (wallet.bonusOwed > 0 && input.units > unitsOf(input.bonusStakeMax)) {
    return refuse("RS_ERROR_LIMIT_REACHED");
  }
  const { round } = facts;
  if (round === null && input.isClosedToNewRounds) return refuse("RS_ERROR_INVALID_GAME");
  // Nothing is staked in a free round: there is nothing that could be too little.
  const isTooLittle = input.units > 0 && input.units < unitsOf(input.stakeMin ?? ZERO);
  if (round === null && isTooLittle) return refuse("RS_ERROR_LIMIT_REACHED");
  if (round === null && isTooSoon(facts.pacedAt, input)) return refuse("RS_ERROR_LIMIT_REACHED");
  if (round !== null && round.status !== "open") return refuse("RS_ERROR_UNKNOWN");
  if (round !== null && round.gameId !== input.game.gameId) return refuse("RS_ERROR_INVALID_GAME");
  const { centavos: amount, change } = takeUnits(facts.change, input.units);
  const play = { stakeCentavos: amount, winCentavos: ZERO, now: input.at };
  if (limits.check(limitsInForce(wallet, facts), play) !== null)
    return refuse("RS_ERROR_LIMIT_REACHED");
  const { free, limits: held } = facts;
  const sides = sidesOf(input.studio, input.roundRef, input.game.gameCode);
  const { turnoverWeightPercent } = input;
  const staked =
    free === null
      ? stake(wallet, { ...sides, amount, turnoverWeightPercent })
      : stakeFree(wallet, free, sides);
  if (staked.outcome === "refused") {
    return refuse(
      staked.code === "wallet.insufficient_funds"
        ? "RS_ERROR_NOT_ENOUGH_MONEY"
        : "RS_ERROR_USER_DISABLED",
    );
  }
  const { split, transfers } = staked;
  const movement: Movement = {
    transactionUuid: input.transactionUuid,
    roundRef: input.roundRef,
    kind: "bet",
    split,
    turnoverWorkedOff: negate(staked.turnoverOwedChange),
    bonusWorkedOff: negate(staked.bonusOwedChange),
    betUuid: null,
    change: change.after - change.before,
    reward: input.reward,
    freeGrant: free?.id ?? null,
    freeStake: free?.stake ?? ZERO,
    isUndone: false,
    at: input.at,
  };
  const after = withBet(round ?? openRound(input), { ...movement, closes: input.closes });
  return {
    outcome: "applied",
    transfers,
    turnoverOwedChange: staked.turnoverOwedChange,
    bonusOwedChange: bonusOwedBy(staked, { wallet, facts, round: after }),
    answer: {},
    effect: {
      round: after,
      movement,
      undone: null,
      jackpot: input.jackpot,
      change,
      free: free === null ? null : useOf(free),
      at: input.at,
      limits: limits.withBet(held, play),
    },
  };
}

/** Accepted whatever the member's state: the money is theirs. */
export function decideWin(wallet: Wallet, facts: PlayFacts, input: WinInput): RoundDecision {
  const { round, reference: bet } = facts;
  const isValid = bet !== null && bet.kind === "bet" && bet.roundRef === input.roundRef;
  if (!isValid) return refuse("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
  if (bet.isUndone) return refuse(input.afterRollback);
  assert(round !== null, "A bet has a round.");
  const { centavos: amount, change } = giveUnits(facts.change, input.units);
  const sides = { ...sidesOf(round.studio, round.roundRef, round.gameCode), amount };
  const grant = grantOf(bet, facts);
  const within = grant === null ? null : winFree(grant, { ...sides, at: input.at });
  const won = within?.moved ?? win(wallet, { ...sides, split: bet.split });
  const { split, transfers } = won;
  // What the house has staked wins nothing back of what the player lost.
  const winCentavos = within === null ? total(split) : ZERO;
  const movement: Movement = {
    transactionUuid: input.transactionUuid,
    roundRef: input.roundRef,
    kind: "win",
    split,
    turnoverWorkedOff: ZERO,
    bonusWorkedOff: ZERO,
    betUuid: input.referenceUuid,
    change: change.after - change.before,
    reward: bet.reward,
    freeGrant: bet.freeGrant,
    freeStake: ZERO,
    isUndone: false,
    at: input.at,
  };
  const after = withWin(round, { split, closes: input.closes, at: input.at });
  return {
    outcome: "applied",
    transfers,
    turnoverOwedChange: won.turnoverOwedChange,
    bonusOwedChange: bonusOwedBy(won, { wallet, facts, round: after }),
    answer: {},
    effect: {
      round: after,
      movement,
      undone: null,
      jackpot: input.jackpot,
      change,
      free: within?.use ?? null,
      at: input.at,
      limits: limits.withWin(facts.limits, { winCentavos, now: input.at }),
    },
  };
}

/**
 * Undoes a bet or a win, once. One that never came is cancelled in advance: when it does come, it
 * moves nothing.
 */
export function decideRollback(
  wallet: Wallet,
  facts: PlayFacts,
  input: RollbackInput,
): RoundDecision {
  const { round, reference: target } = facts;
  if (target === null) {
    return { outcome: "applied", transfers: [], cancels: true, answer: {} };
  }
  const isOfRound = input.roundRef === null || input.roundRef === target.roundRef;
  if (!isOfRound) return refuse("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
  if (target.isUndone) return { outcome: "applied", transfers: [], answer: {} };
  assert(round !== null, "A bet or a win has a round.");
  const sides = sidesOf(round.studio, round.roundRef, round.gameCode);
  const undone = { uuid: input.referenceUuid, by: input.transactionUuid };
  const when = { playedAt: target.at, now: input.at };
  const grant = grantOf(target, facts);
  if (target.kind === "bet") {
    const within = grant === null ? null : undoFreeBet(grant, target, sides);
    const back =
      within?.moved ??
      rollbackStake(wallet, {
        ...sides,
        split: target.split,
        turnoverOwedChange: negate(target.turnoverWorkedOff),
        bonusOwedChange: negate(target.bonusWorkedOff),
      });
    const after = withoutBet(round, { ...target, at: input.at });
    const exact = undoChange(facts.change, target.change, { ...round, wallet, ...back });
    return {
      outcome: "applied",
      transfers: exact.transfers,
      turnoverOwedChange: back.turnoverOwedChange,
      bonusOwedChange: bonusOwedBy({ ...back, ...exact }, { wallet, facts, round: after }),
      answer: {},
      effect: {
        round: after,
        movement: null,
        undone: { ...undone, shortfall: ZERO, change: exact.undone },
        jackpot: null,
        change: exact.change,
        free: within?.use ?? null,
        at: input.at,
        limits: limits.withoutBet(facts.limits, { amountCentavos: total(target.split), ...when }),
      },
    };
  }
  return undoWin(wallet, facts, { round, target, grant, input });
}

interface WinToUndo {
  readonly round: Round;
  readonly target: Movement;
  readonly grant: FreeGrant | null;
  readonly input: RollbackInput;
}

function undoWin(
  wallet: Wallet,
  facts: PlayFacts,
  { round, target, grant, input }: WinToUndo,
): RoundDecision {
  const undone = { uuid: input.referenceUuid, by: input.transactionUuid };
  const when = { playedAt: target.at, now: input.at };
  const sides = sidesOf(round.studio, round.roundRef, round.gameCode);
  const won = { ...sides, split: target.split };
  const within = grant === null ? null : undoFreeWin(wallet, grant, won);
  const back = within?.moved ?? rollbackWin(wallet, won);
  const { split: taken, shortfall } = back;
  const after = withoutWin(round, { taken, shortfall });
  const exact = undoChange(facts.change, target.change, { ...round, wallet, ...back });
  return {
    outcome: "applied",
    transfers: exact.transfers,
    turnoverOwedChange: back.turnoverOwedChange,
    bonusOwedChange: bonusOwedBy({ ...back, ...exact }, { wallet, facts, round: after }),
    answer: shortfall > 0 ? { shortfallCentavos: shortfall } : {},
    effect: {
      round: after,
      movement: null,
      undone: { ...undone, shortfall, change: exact.undone },
      jackpot: null,
      change: exact.change,
      free: within?.use ?? null,
      at: input.at,
      limits: limits.withoutWin(facts.limits, {
        amountCentavos: within === null ? total(taken) : ZERO,
        ...when,
      }),
    },
  };
}
