/** The command that pays a reward: its money and its row change in one commit, once. */
import { ZERO } from "@tucano/contract/money.ts";
import type { Wallet } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { grant } from "../../wallet/index.ts";
import { refusalOf } from "../policy.ts";
import { lockRewards, writeClaims } from "../repository.ts";
import type { PayReward, Reward } from "../types.ts";

/** `reward:<id>` is what its transfer belongs to. */
export const rewardReference = (id: string): string => `reward:${id}`;

export const SOURCE = "rewards";

/**
 * Refusals are thrown and not stored: the operation's id is the reward's, and a member who may not
 * claim today may claim tomorrow. `giveFree`: the rounds that come with these, once they are paid.
 */
export const createPayReward = (
  giveFree: (tx: Tx, ids: readonly string[]) => Promise<void>,
): PayReward => ({
  write: async (tx, effects) => {
    await writeClaims(tx, effects);
    await giveFree(
      tx,
      effects.filter(({ effect }) => effect.hasFree).map(({ effect }) => effect.id),
    );
  },
  name: "rewards.claim",
  gather: (tx, inputs) =>
    lockRewards(
      tx,
      inputs.map(({ memberId, input }) => ({ memberId, id: input.id })),
    ),
  decide: (wallet, reward, { at, bonusExpiresAt }) => {
    if (reward === null) throw new DomainError("rewards.not_found");
    const refusal = refusalOf(reward, new Date(at));
    if (refusal !== null) throw new DomainError(refusal);
    const granted = reward.amount === 0 ? grantNothing(wallet) : grantMoney(wallet, reward);
    if (granted.outcome === "refused") throw new DomainError("rewards.account_blocked");
    const isBonus = granted.bonusOwedChange > 0;
    return {
      ...granted,
      answer: { amountCentavos: reward.amount },
      effect: {
        id: reward.id,
        claimedAt: at,
        bonusExpiresAt: isBonus ? bonusExpiresAt : null,
        hasFree: reward.free != null,
      },
    };
  },
});

const grantMoney = (wallet: Wallet, reward: Reward) =>
  grant(wallet, {
    ...reward,
    reference: rewardReference(reward.id),
    isRebate: reward.kind === "rebate",
  });

/** A reward of free rounds alone: refused to whom money would be refused. */
const grantNothing = ({ access }: Wallet) =>
  access === "active"
    ? ({
        outcome: "applied",
        transfers: [],
        turnoverOwedChange: ZERO,
        bonusOwedChange: ZERO,
      } as const)
    : ({ outcome: "refused" } as const);
