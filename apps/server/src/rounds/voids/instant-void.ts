/**
 * Calling off a round that was over at once: its stake goes back whole, its win is taken back as
 * far as it is there, and the stake's turnover is owed again. One command, once.
 */
import { add, type Centavos, larger, negate, ZERO } from "@tucano/contract/money.ts";
import { limits } from "../../compliance/index.ts";
import {
  type CommandKind,
  type Decision,
  type OwedBy,
  readOwedBy,
  type TransferDraft,
  type Wallet,
} from "../../ledger/index.ts";
import { nth } from "../../platform/memory/nth.ts";
import { rollbackStake, rollbackWin, waiveLostBonus } from "../../wallet/index.ts";
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
    await Promise.all([writeLimits(tx, effects), insertVoids(tx, effects)]);
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
  const back = rollbackStake(wallet, {
    ...sides,
    split: round.stake,
    turnoverOwedChange: atMostZero(owed.turnover),
    // A bonus that was lost with the round gave up more than the stake worked off.
    bonusOwedChange: larger(atMostZero(owed.bonus), negate(stake)),
  });
  const taken = rollbackWin(withReturned(wallet, back.transfers), { ...sides, split: round.win });
  const transfers = [...back.transfers, ...taken.transfers];
  const when = { playedAt: round.playedAt, now: input.at };
  const winTaken = add(taken.split.cash, taken.split.bonus);
  const bonusOwedChange = add(back.bonusOwedChange, taken.bonusOwedChange);
  return {
    outcome: "applied",
    transfers,
    turnoverOwedChange: back.turnoverOwedChange,
    bonusOwedChange: facts.isBonusAtPlay
      ? bonusOwedChange
      : waiveLostBonus(wallet, { transfers, bonusOwedChange }),
    answer: null,
    effect: {
      voided: { id: input.id, stake, winTaken, shortfall: taken.shortfall, at: input.at },
      limits: limits.withoutWin(
        limits.withoutBet(facts.limits, { amountCentavos: stake, ...when }),
        { amountCentavos: winTaken, ...when },
      ),
    },
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
