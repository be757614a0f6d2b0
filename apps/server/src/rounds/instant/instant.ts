/**
 * Rounds that are over at once, for a studio that runs beside the platform: the stake is taken, the
 * outcome drawn and the win paid in one command and one commit. The studio says how outcomes are
 * drawn and what its record of them is; everything a bet must fulfil is decided here, under the
 * same guard as the money. A wish has a key of the client's making: the same key is the same round.
 */
import assert from "node:assert";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { StudioRefusal } from "@tucano/contract/studios/studio-wallet.ts";
import { add, type Centavos, subtract, ZERO } from "@tucano/contract/money.ts";
import { limits } from "../../compliance/index.ts";
import {
  type FreeGrant,
  type FreeRefusal,
  gatherGrants,
  playRefusal,
} from "../../free-rounds/index.ts";
import type { JackpotOdds, JackpotPool } from "@tucano/game-math/jackpots/draw.ts";
import { insertWins, type JackpotWin } from "../../jackpots/index.ts";
import type { CommandKind, Decision, Gathered, Wallet } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { nth } from "../../platform/memory/nth.ts";
import { type Refused, type Split, stake, waiveLostBonus, win } from "../../wallet/index.ts";
import { type BonusAtPlay, gatherBonusAtPlay } from "../bonus-repository.ts";
import {
  stakeFree,
  useOf,
  type WatchBonuses,
  winFree,
  type WithFree,
  writeFree,
} from "../free-play.ts";
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
import type { FreeUse, RoundGame } from "../round-state.ts";

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
  /** Which of the free rounds of a grant it is; null: the player pays for it. */
  readonly free: DrawnFree | null;
  /** What it may win beside the game; null: it takes no part. */
  readonly jackpot: DrawnJackpot | null;
  readonly at: Date;
}

export interface DrawnJackpot {
  readonly odds: JackpotOdds;
  /** The part of the stake that was paid in cash: the chance is in proportion to it. */
  readonly cash: Centavos;
}

export interface DrawnFree {
  readonly grantId: string;
  /** 1, 2, … of all that were given. */
  readonly number: number;
  readonly of: number;
}

export interface Drawn {
  readonly win: Centavos;
  /** The studio's record of the round: JSON, stored unchanged. */
  readonly details: string;
  /** The jackpots that it wins, if any; what is in them is paid afterwards. */
  readonly jackpots: readonly JackpotPool[];
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
  readonly freeGrant: string | null;
  /** The market has free rounds. */
  readonly isFreeOffered: boolean;
  /** What jackpots are drawn by; null: the game takes no part just now. */
  readonly jackpotOdds: JackpotOdds | null;
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
  readonly free: FreeUse | null;
  readonly jackpots: readonly Omit<JackpotWin, "memberId">[];
  readonly at: Date;
  readonly round: InstantRound;
}

/** Stored with the operation: a repeat finds the round by it, or why there is none. */
export interface InstantAnswer {
  readonly round: string;
  /** Of a refusal: a bonus is being played, and no stake may be higher than this. */
  readonly bonusStakeMaxCentavos?: number;
  /** Of a refusal: why the grant that was named does not pay for it. */
  readonly freeRefusal?: FreeRefusal;
}

export interface InstantFacts<Chance> extends Limited, BonusAtPlay, WithFree {
  readonly chance: Chance;
}

export type InstantKind<Chance> = CommandKind<
  InstantInput,
  InstantFacts<Chance>,
  InstantEffect,
  InstantAnswer,
  StudioRefusal
>;

export function instantKind<Chance>(
  drawer: RoundDrawer<Chance>,
  watchBonuses: WatchBonuses,
): InstantKind<Chance> {
  return {
    name: "rounds.instant",
    isOptimistic: true,
    gather: async (tx, inputs) => {
      const [chances, limitsOf, bonusAtPlay, grants] = await Promise.all([
        drawer.gather(
          tx,
          inputs.map((one) => playOf(one, { free: null, jackpot: null })),
        ),
        gatherLimits(tx, inputs),
        gatherBonusAtPlay(tx, inputs, { mayLose: usesUpBonus }),
        gatherGrants(
          tx,
          inputs.map(({ memberId, input }) => ({ memberId, ref: input.freeGrant })),
        ),
      ]);
      return chances.map((chance, index) => ({
        chance,
        limits: nth(limitsOf, index),
        isBonusAtPlay: nth(bonusAtPlay, index),
        free: nth(grants, index),
      }));
    },
    decide: (wallet, facts, input) => decideInstant(drawer, { wallet, facts, input }),
    rows: instantRoundRows,
    write: async (tx, effects) => {
      const wins = effects.flatMap(({ memberId, effect }) =>
        effect.jackpots.map((won) => ({ memberId, ...won })),
      );
      await Promise.all([
        writeLimits(tx, effects),
        writeFree(tx, watchBonuses, effects),
        insertWins(tx, wins),
      ]);
    },
    needsWrite: (effect) => hasLimits(effect) || effect.free !== null || effect.jackpots.length > 0,
  };
}

/** Only such a stake can be the bonus's last: all others cost no statement. */
function usesUpBonus({ input, wallet }: Gathered<InstantInput>): boolean {
  return input.amount >= add(wallet.cash, wallet.bonus) || wallet.bonus === 0;
}

function playOf(
  { memberId, input, wallet }: Gathered<InstantInput>,
  { free, jackpot }: WithFree & Pick<DrawnPlay, "jackpot">,
): DrawnPlay {
  return {
    jackpot,
    free: free === null ? null : { grantId: free.id, number: free.used + 1, of: free.rounds },
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
  // The stake of a grant was offered when it was given, and is none of the player's money.
  const isFree = input.freeGrant !== null;
  const isOffered = input.amount >= input.stakeMin && input.amount <= input.stakeMax;
  const play = { stakeCentavos: isFree ? ZERO : input.amount, now: input.at };
  const isInLimits = limits.check(limitsInForce(wallet, facts), play) === null;
  return isInLimits && (isFree || isOffered) ? null : "RS_ERROR_LIMIT_REACHED";
}

/** Why the grant that was named does not pay for it; a grant that is not there is over. */
function freeRefusalOf({ free }: WithFree, input: InstantInput): FreeRefusal | null {
  if (input.freeGrant === null) return null;
  if (free === null || !input.isFreeOffered) return "not_now";
  const { studio, amount: stakeOf, game, at } = input;
  return playRefusal(free, { studio, gameId: game.gameId, stake: stakeOf, at });
}

/** The stake by whoever pays for it, and how the win follows from it. */
function moneyOf(
  wallet: Wallet,
  { free }: WithFree,
  { studio, id, game, amount, turnoverWeightPercent, at }: InstantInput,
) {
  const side = { reference: referenceOf(studio, id), game: gameAccountOf(studio, game.gameCode) };
  if (free !== null) {
    const staked = stakeFree(wallet, free, side);
    const pay = (won: Centavos) => winFree(free, { ...side, amount: won, at });
    return { staked, pay, own: ZERO };
  }
  const staked = stake(wallet, { ...side, amount, turnoverWeightPercent });
  const pay = (won: Centavos) => {
    assert(staked.outcome === "applied", "A win follows a stake.");
    const afterStake = { bonusOwed: add(wallet.bonusOwed, staked.bonusOwedChange) };
    const moved = win(afterStake, { ...side, amount: won, split: staked.split });
    return { moved, use: null };
  };
  return { staked, pay, own: amount };
}

/** A bonus and free rounds are the house's money: they add nothing, and win nothing. */
function jackpotOf(
  { cash }: Split,
  free: FreeGrant | null,
  { jackpotOdds: odds }: InstantInput,
): DrawnJackpot | null {
  return odds === null || free !== null || cash === 0 ? null : { odds, cash };
}

function winsOf(
  pools: readonly JackpotPool[],
  { odds, cash }: DrawnJackpot,
  { id, at, game }: InstantInput,
): InstantEffect["jackpots"] {
  const { gameCode } = game;
  return pools.map((pool) => {
    const { oddsCentavos } = odds[pool];
    return { pool, roundId: id, gameCode, stake: cash, oddsCentavos, wonAt: at };
  });
}

function decideInstant<Chance>(
  drawer: RoundDrawer<Chance>,
  { wallet, facts, input }: { wallet: Wallet; facts: InstantFacts<Chance>; input: InstantInput },
): Decision<InstantAnswer, InstantEffect, StudioRefusal> {
  const refusal = refusalOf(wallet, facts, input);
  if (refusal !== null) return refuse(refusal);
  const { studio, id, game, amount } = input;
  const freeRefusal = freeRefusalOf(facts, input);
  if (freeRefusal !== null) {
    return { ...refuse("RS_ERROR_LIMIT_REACHED"), answer: { round: id, freeRefusal } };
  }
  const { free } = facts;
  if (free === null && wallet.bonusOwed > 0 && amount > input.bonusStakeMax) {
    const answer = { round: id, bonusStakeMaxCentavos: input.bonusStakeMax };
    return { ...refuse("RS_ERROR_LIMIT_REACHED"), answer };
  }
  assert(amount > 0, "A round is played for something.");
  const { staked, pay, own } = moneyOf(wallet, facts, input);
  if (staked.outcome === "refused") return refuse("RS_ERROR_NOT_ENOUGH_MONEY");
  const jackpot = jackpotOf(staked.split, free, input);
  const play = playOf({ memberId: wallet.memberId, input, wallet }, { free, jackpot });
  const drawn = drawer.draw(facts.chance, play);
  const { moved: won, use } = pay(drawn.win);
  const transfers = [...staked.transfers, ...won.transfers];
  const bonusOwedChange = add(staked.bonusOwedChange, won.bonusOwedChange);
  return {
    outcome: "applied",
    transfers,
    turnoverOwedChange: add(staked.turnoverOwedChange, won.turnoverOwedChange),
    bonusOwedChange: facts.isBonusAtPlay
      ? bonusOwedChange
      : waiveLostBonus(wallet, { transfers, bonusOwedChange }),
    note: drawn.note,
    answer: { round: id },
    effect: {
      at: input.at,
      free: free === null || use === null ? null : { ...useOf(free), ...use, used: 1 },
      jackpots: jackpot === null ? [] : winsOf(drawn.jackpots, jackpot, input),
      limits: limits.withBet(facts.limits, {
        stakeCentavos: own,
        winCentavos: free === null ? drawn.win : ZERO,
        now: input.at,
      }),
      round: {
        id,
        studio,
        game,
        roundKey: input.roundKey,
        stake: staked.split,
        win: won.split,
        freeGrant: free?.id ?? null,
        freeStake: free?.stake ?? ZERO,
        balanceAfter: add(subtract(add(wallet.cash, wallet.bonus), own), drawn.win),
        details: drawn.details,
      },
    },
  };
}
