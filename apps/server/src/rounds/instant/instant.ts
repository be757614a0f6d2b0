/**
 * Rounds that are over at once, for a studio that runs beside the platform: the stake is taken, the
 * outcome drawn and the win paid in one command and one commit. The studio says how outcomes are
 * drawn and what its record of them is; everything a bet must fulfil is decided here, under the
 * same guard as the money. A wish has a key of the client's making: the same key is the same round.
 */
import assert from "node:assert";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { StudioRefusal } from "@tucano/contract/studios/studio-wallet.ts";
import { add, type Centavos, subtract } from "@tucano/contract/money.ts";
import { limits } from "../../compliance/index.ts";
import type { CommandKind, Decision, Gathered, Wallet } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { nth } from "../../platform/memory/nth.ts";
import { type Refused, stake, waiveLostBonus, win } from "../../wallet/index.ts";
import { type BonusAtPlay, gatherBonusAtPlay } from "../bonus-repository.ts";
import { entryRefusal } from "../sessions/gate.ts";
import { instantRoundRows } from "./instant-repository.ts";
import type { InstantRound } from "./instant-round.ts";
import { gameAccountOf, referenceOf } from "../names.ts";
import {
  gatherLimits,
  hasLimits,
  type Limited,
  limitsInForce,
  writeLimits,
} from "../play-limits.ts";
import type { RoundGame } from "../round-state.ts";

/** What a drawer sees of a round. */
export interface DrawnPlay {
  readonly memberId: MemberId;
  readonly user: string;
  /** What the studio noted with this player's last round, or otherwise; empty at first. */
  readonly note: string;
  readonly gameCode: string;
  readonly amount: Centavos;
  /** The least between this round and the player's last one of any game. */
  readonly minRoundMs: number;
  /** JSON of the studio's own form; null in games without a choice. */
  readonly choice: string | null;
  readonly at: Date;
}

export interface Drawn {
  readonly win: Centavos;
  /** The studio's record of the round: JSON, stored unchanged. */
  readonly details: string;
  /**
   * The player's note from now on. It is kept with the wallet and changes in the round's commit, so
   * no two rounds are ever drawn on the same note.
   */
  readonly note: string;
}

/** How a studio draws. Its steps run for whole batches, like those of a command. */
export interface RoundDrawer<Chance> {
  /** How much of the stake counts as turnover, in percent; never more than the game counts. */
  turnoverPercent(play: Pick<DrawnPlay, "gameCode" | "choice">): number;
  /**
   * What outcomes are drawn from beside the note, in the order of `plays`: only what never changes
   * while the note is the same.
   */
  gather(tx: Tx, plays: readonly DrawnPlay[]): Promise<Chance[]>;
  /** Pure. Throws a DomainError when the round may not be played now; nothing is stored then. */
  draw(chance: Chance, play: DrawnPlay): Drawn;
}

export interface InstantInput {
  readonly studio: string;
  readonly id: string;
  readonly roundKey: string;
  readonly user: string;
  readonly amount: Centavos;
  readonly minRoundMs: number;
  readonly choice: string | null;
  readonly at: Date;
  readonly game: RoundGame;
  readonly stakeMin: Centavos;
  readonly stakeMax: Centavos;
  readonly turnoverWeightPercent: number;
  /** The most that may be staked at once while a bonus is being played. */
  readonly bonusStakeMax: Centavos;
  /** Why this round may not be played, known before deciding; null: it may. */
  readonly gate: StudioRefusal | null;
  readonly isClosedToNewRounds: boolean;
}

export interface InstantEffect extends Limited {
  readonly round: InstantRound;
}

/** Stored with the operation: a repeat finds the round by it, or why there is none. */
export interface InstantAnswer {
  readonly round: string;
  /** Of a refusal: a bonus is being played, and no stake may be higher than this. */
  readonly bonusStakeMaxCentavos?: number;
}

export interface InstantFacts<Chance> extends Limited, BonusAtPlay {
  readonly chance: Chance;
}

export type InstantKind<Chance> = CommandKind<
  InstantInput,
  InstantFacts<Chance>,
  InstantEffect,
  InstantAnswer,
  StudioRefusal
>;

export function instantKind<Chance>(drawer: RoundDrawer<Chance>): InstantKind<Chance> {
  return {
    name: "rounds.instant",
    isOptimistic: true,
    gather: async (tx, inputs) => {
      const [chances, limitsOf, bonusAtPlay] = await Promise.all([
        drawer.gather(tx, inputs.map(playOf)),
        gatherLimits(tx, inputs),
        gatherBonusAtPlay(tx, inputs, { mayLose: usesUpBonus }),
      ]);
      return chances.map((chance, index) => ({
        chance,
        limits: nth(limitsOf, index),
        isBonusAtPlay: nth(bonusAtPlay, index),
      }));
    },
    decide: (wallet, facts, input) => decideInstant(drawer, { wallet, facts, input }),
    rows: instantRoundRows,
    write: writeLimits,
    needsWrite: hasLimits,
  };
}

/** Only such a stake can be the bonus's last: all others cost no statement. */
function usesUpBonus({ input, wallet }: Gathered<InstantInput>): boolean {
  return input.amount >= add(wallet.cash, wallet.bonus) || wallet.bonus === 0;
}

function playOf({ memberId, input, wallet }: Gathered<InstantInput>): DrawnPlay {
  return {
    memberId,
    user: input.user,
    note: wallet.note,
    gameCode: input.game.gameCode,
    amount: input.amount,
    minRoundMs: input.minRoundMs,
    choice: input.choice,
    at: input.at,
  };
}

function refuse(code: StudioRefusal): Refused<StudioRefusal> {
  return { outcome: "refused", code };
}

function refusalOf(wallet: Wallet, facts: Limited, input: InstantInput): StudioRefusal | null {
  const entry = entryRefusal(wallet.access, input.gate);
  if (entry !== null) return entry;
  if (input.isClosedToNewRounds) return "RS_ERROR_INVALID_GAME";
  const isOffered = input.amount >= input.stakeMin && input.amount <= input.stakeMax;
  const play = { stakeCentavos: input.amount, now: input.at };
  const isAllowed = isOffered && limits.check(limitsInForce(wallet, facts), play) === null;
  return isAllowed ? null : "RS_ERROR_LIMIT_REACHED";
}

function decideInstant<Chance>(
  drawer: RoundDrawer<Chance>,
  { wallet, facts, input }: { wallet: Wallet; facts: InstantFacts<Chance>; input: InstantInput },
): Decision<InstantAnswer, InstantEffect, StudioRefusal> {
  const refusal = refusalOf(wallet, facts, input);
  if (refusal !== null) return refuse(refusal);
  if (wallet.bonusOwed > 0 && input.amount > input.bonusStakeMax) {
    const answer = { round: input.id, bonusStakeMaxCentavos: input.bonusStakeMax };
    return { ...refuse("RS_ERROR_LIMIT_REACHED"), answer };
  }
  assert(input.amount > 0, "A round is played for something.");
  const { studio, id, game, amount } = input;
  const sides = { reference: referenceOf(studio, id), game: gameAccountOf(studio, game.gameCode) };
  const staked = stake(wallet, {
    ...sides,
    amount,
    turnoverWeightPercent: input.turnoverWeightPercent,
  });
  if (staked.outcome === "refused") return refuse("RS_ERROR_NOT_ENOUGH_MONEY");
  const drawn = drawer.draw(facts.chance, playOf({ memberId: wallet.memberId, input, wallet }));
  const { bonusOwedChange } = staked;
  const afterStake = { bonusOwed: add(wallet.bonusOwed, bonusOwedChange) };
  const won = win(afterStake, { ...sides, amount: drawn.win, split: staked.split });
  const transfers = [...staked.transfers, ...won.transfers];
  const playable = add(wallet.cash, wallet.bonus);
  return {
    outcome: "applied",
    transfers,
    turnoverOwedChange: staked.turnoverOwedChange,
    bonusOwedChange: facts.isBonusAtPlay
      ? bonusOwedChange
      : waiveLostBonus(wallet, { transfers, bonusOwedChange }),
    note: drawn.note,
    answer: { round: id },
    effect: {
      limits: limits.withBet(facts.limits, {
        stakeCentavos: amount,
        winCentavos: drawn.win,
        now: input.at,
      }),
      round: {
        id,
        studio,
        game,
        roundKey: input.roundKey,
        stake: staked.split,
        win: won.split,
        balanceAfter: add(subtract(playable, amount), drawn.win),
        details: drawn.details,
      },
    },
  };
}
