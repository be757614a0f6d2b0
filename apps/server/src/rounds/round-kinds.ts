/** The three commands as the ledger runs them: gathered, decided and written in batches. */
import type { StudioRefusal } from "@tucano/contract/studios/studio-wallet.ts";
import { gatherGrants } from "../free-rounds/index.ts";
import type { CommandKind } from "../ledger/index.ts";
import { nth } from "../platform/memory/nth.ts";
import { gatherBonusAtPlay } from "./bonus-repository.ts";
import {
  type BetInput,
  decideBet,
  decideRollback,
  decideWin,
  type PlayEffect,
  type PlayFacts,
  type RollbackInput,
  type RoundAnswer,
  type Transaction,
  type WinInput,
} from "./commands.ts";
import { type WatchBonuses, writeFree } from "./free-play.ts";
import { gatherLimits, writeLimits } from "./play-limits.ts";
import { gatherRounds, writeRounds } from "./repository.ts";

export type RoundKind<Input> = CommandKind<
  Input,
  PlayFacts,
  PlayEffect,
  RoundAnswer,
  StudioRefusal
>;

type Paced = Transaction & Partial<Pick<BetInput, "game" | "minRoundMs">>;
type Named = Paced & { readonly referenceUuid?: string; readonly reward?: string | null };

function paceOf({ at, game, minRoundMs = 0 }: Paced) {
  if (game === undefined || minRoundMs === 0) return null;
  return { gameId: game.gameId, since: new Date(at.getTime() - minRoundMs) };
}

/** All three read and write the same: the round, the bet or win referred to, grant and limits. */
function roundKind<Input extends Named>(
  name: string,
  decide: RoundKind<Input>["decide"],
  watchBonuses: WatchBonuses,
): RoundKind<Input> {
  return {
    name,
    isOptimistic: true,
    decide,
    gather: async (tx, inputs) => {
      const keys = inputs.map(({ memberId, input }) => ({
        memberId,
        studio: input.studio,
        roundRef: input.roundRef,
        referenceUuid: input.referenceUuid ?? null,
        pace: paceOf(input),
      }));
      const [rounds, limitsOf, bonusAtPlay] = await Promise.all([
        gatherRounds(tx, keys),
        gatherLimits(tx, inputs),
        gatherBonusAtPlay(tx, inputs, { mayLose: () => true, except: (input) => input }),
      ]);
      const grants = await gatherGrants(
        tx,
        inputs.map(({ memberId, input }, index) => ({
          memberId,
          ref: input.reward ?? rounds[index]?.reference?.freeGrant ?? null,
        })),
      );
      return rounds.map((facts, index) => ({
        ...facts,
        limits: nth(limitsOf, index),
        isBonusAtPlay: nth(bonusAtPlay, index),
        free: nth(grants, index),
      }));
    },
    write: async (tx, effects) => {
      // Limits first: they lock their members' wallets before anything else is locked.
      await Promise.all([
        writeLimits(tx, effects),
        writeRounds(tx, effects),
        writeFree(tx, watchBonuses, effects),
      ]);
    },
  };
}

export interface RoundKinds {
  readonly bet: RoundKind<BetInput>;
  readonly win: RoundKind<WinInput>;
  readonly rollback: RoundKind<RollbackInput>;
}

export function createRoundKinds(watchBonuses: WatchBonuses): RoundKinds {
  return {
    bet: roundKind("rounds.bet", decideBet, watchBonuses),
    win: roundKind("rounds.win", decideWin, watchBonuses),
    rollback: roundKind("rounds.rollback", decideRollback, watchBonuses),
  };
}
