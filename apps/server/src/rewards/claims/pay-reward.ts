/** The command that pays a reward: its money and its row change in one commit, once. */
import type { Centavos } from "@tucano/contract/money.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { DomainError } from "../../platform/errors.ts";
import { grant } from "../../wallet/index.ts";
import { refusalOf } from "../policy.ts";
import { lockRewards, type Paid, writeClaims } from "../repository.ts";
import type { Reward } from "../types.ts";

export interface PayInput {
  readonly id: string;
  /** ISO 8601, both. */
  readonly at: string;
  readonly bonusExpiresAt: string;
}

export interface PayAnswer {
  readonly amountCentavos: Centavos;
}

/** `reward:<id>` is what its transfer belongs to. */
export const rewardReference = (id: string): string => `reward:${id}`;

export const SOURCE = "rewards";

/**
 * Refusals are thrown and not stored: the operation's id is the reward's, and a member who may not
 * claim today may claim tomorrow.
 */
export const payReward: CommandKind<PayInput, Reward | null, Paid, PayAnswer> = {
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
    const granted = grant(wallet, {
      ...reward,
      reference: rewardReference(reward.id),
      isRebate: reward.kind === "rebate",
    });
    if (granted.outcome === "refused") throw new DomainError("rewards.account_blocked");
    const isBonus = granted.bonusOwedChange > 0;
    return {
      ...granted,
      answer: { amountCentavos: reward.amount },
      effect: {
        id: reward.id,
        claimedAt: at,
        bonusExpiresAt: isBonus ? bonusExpiresAt : null,
      },
    };
  },
  write: writeClaims,
};
