/**
 * Calling off a round that was over at once: its stake goes back whole, its win is taken back as
 * far as it is there, and the stake's turnover is owed again. One command, once.
 */
import assert from "node:assert";
import { add, type Centavos, larger, negate, ZERO } from "@tucano/contract/money.ts";
import { limits } from "../../compliance/index.ts";
import { type GrantUse, writeUses } from "../../free-rounds/index.ts";
import {
  type CommandKind,
  type Decision,
  type OwedBy,
  readOwedBy,
  type TransferDraft,
  type Wallet,
} from "../../ledger/index.ts";
import { nth } from "../../platform/memory/nth.ts";
import {
  rollbackFreeStake,
  rollbackFreeWin,
  rollbackStake,
  rollbackWin,
  waiveLostBonus,
} from "../../wallet/index.ts";
import { type BonusAtPlay, gatherBonusAtPlay } from "../bonus-repository.ts";
import { gameAccountOf, referenceOf } from "../names.ts";
import { gatherLimits, type Limited, writeLimits } from "../play-limits.ts";
import {
  gatherInstants,
  type InstantToVoid,
  type InstantVoid,
  insertVoids,
} from "./void-repository.ts";

export interface InstantVoidInput {
  readonly studio: string;
  readonly id: string;
  /** The operation that the round was, for what it changed of what is owed. */
  readonly roundKey: string;
  readonly at: Date;
}

interface Facts extends Limited, BonusAtPlay {
  readonly round: InstantToVoid | null;
  readonly owed: OwedBy;
}

interface Effect extends Limited {
  readonly free: GrantUse | null;
  readonly voided: InstantVoid;
}

type Refusal = "backoffice.round_not_found";

export const instantVoidKind: CommandKind<InstantVoidInput, Facts, Effect, null, Refusal> = {
  name: "rounds.instant_void",
  gather: async (tx, inputs) => {
    const keys = inputs.map(({ memberId, input }) => ({ memberId, ...input }));
    const operations = keys.map(({ memberId, studio, roundKey }) => ({
      memberId,
      source: `instant:${studio}`,
      externalId: roundKey,
    }));
    const [rounds, owed, limitsOf, bonusAtPlay] = await Promise.all([
      gatherInstants(tx, keys),
      readOwedBy(tx, operations),
      gatherLimits(tx, inputs),
      gatherBonusAtPlay(tx, inputs, { mayLose: () => true }),
    ]);
    return rounds.map((round, index) => ({
      round,
      owed: nth(owed, index),
      limits: nth(limitsOf, index),
      isBonusAtPlay: nth(bonusAtPlay, index),
    }));
  },
  decide: decideVoid,
  write: async (tx, effects) => {
    await Promise.all([
      writeLimits(tx, effects),
      insertVoids(tx, effects),
      writeUses(
        tx,
        effects.flatMap(({ memberId, effect: { free } }) =>
          free === null ? [] : [{ memberId, ...free }],
        ),
      ),
    ]);
  },
};

function decideVoid(
  wallet: Wallet,
  facts: Facts,
  input: InstantVoidInput,
): Decision<null, Effect, Refusal> {
  const { round, owed } = facts;
  if (round === null) return { outcome: "refused", code: "backoffice.round_not_found" };
  if (round.isVoid) return { outcome: "applied", transfers: [], answer: null };
  const sides = {
    reference: referenceOf(input.studio, input.id),
    game: gameAccountOf(input.studio, round.gameCode),
  };
  const stake = add(round.stake.cash, round.stake.bonus);
  const free = round.freeGrant === null ? null : freeOf(round, owed);
  const back = rollbackStake(wallet, {
    ...sides,
    split: round.stake,
    turnoverOwedChange: atMostZero(owed.turnover),
    // A bonus that was lost with the round gave up more than the stake worked off.
    bonusOwedChange: larger(atMostZero(owed.bonus), negate(stake)),
  });
  const returned = withReturned(wallet, back.transfers);
  const taken =
    free === null
      ? rollbackWin(returned, { ...sides, split: round.win })
      : rollbackFreeWin(returned, { ...sides, split: round.win, owed: free.owed });
  const housed = free === null ? [] : rollbackFreeStake({ ...sides, amount: free.stake }).transfers;
  const transfers = [...back.transfers, ...housed, ...taken.transfers];
  const when = { playedAt: round.playedAt, now: input.at };
  const winTaken = add(taken.split.cash, taken.split.bonus);
  const bonusOwedChange = add(back.bonusOwedChange, taken.bonusOwedChange);
  return {
    outcome: "applied",
    transfers,
    turnoverOwedChange: add(back.turnoverOwedChange, taken.turnoverOwedChange),
    bonusOwedChange: facts.isBonusAtPlay
      ? bonusOwedChange
      : waiveLostBonus(wallet, { transfers, bonusOwedChange }),
    answer: null,
    effect: {
      // The round stays counted: whoever called it off gives another one, if one is due.
      free: free === null ? null : { ...free.use, won: negate(winTaken) },
      voided: { id: input.id, stake, winTaken, shortfall: taken.shortfall, at: input.at },
      limits: limits.withoutWin(
        limits.withoutBet(facts.limits, { amountCentavos: stake, ...when }),
        { amountCentavos: free === null ? winTaken : ZERO, ...when },
      ),
    },
  };
}

/** Of a free round, what its win had added to what is owed is what its operation changed. */
function freeOf({ freeGrant, freeStake: stake }: InstantToVoid, owed: OwedBy) {
  assert(freeGrant !== null, "A free round has a grant.");
  return {
    stake,
    owed: {
      turnoverOwedChange: larger(owed.turnover, ZERO),
      bonusOwedChange: larger(owed.bonus, ZERO),
    },
    use: { id: freeGrant, used: 0, won: ZERO },
  };
}

function atMostZero(change: Centavos): Centavos {
  return change < 0 ? change : ZERO;
}

/** The stake is back before the win is taken: so little as possible stays with the house. */
function withReturned(wallet: Wallet, transfers: readonly TransferDraft[]): Wallet {
  const into = (pocket: string) =>
    add(...transfers.filter(({ credit }) => credit === pocket).map(({ amount }) => amount));
  return {
    ...wallet,
    cash: add(wallet.cash, into("member:cash")),
    bonus: add(wallet.bonus, into("member:bonus")),
  };
}
