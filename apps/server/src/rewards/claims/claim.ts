/**
 * Claiming a reward. What guards it is taken first, in a transaction of its own: rows that members
 * share have no place in the one that moves the money. A guard that was taken by a claim which then
 * fails for a passing reason stays with that reward, and its member may claim again.
 */
import { createHash } from "node:crypto";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import {
  type Conflict,
  type Guarded,
  insertSignals,
  releaseGuards,
  takeGuards,
} from "../guards/guard-repository.ts";
import { offerRewards } from "./offer.ts";
import { SOURCE } from "./pay-reward.ts";
import { refusalOf } from "../policy.ts";
import { findReward, type RewardKey } from "../repository.ts";
import { freeDeposits, useDeposit } from "../guards/deposit-repository.ts";
import { giveBackParts, takeParts } from "../guards/budget-repository.ts";
import type { BudgetLimit, Guards, Reward, RewardOffer, RewardsContext } from "../types.ts";

const DAY_MS = 86_400_000;

/** Refusals of the money itself: certain, so what the claim would have used is free again. */
const FINAL_REFUSALS: ReadonlySet<string> = new Set([
  "rewards.not_found",
  "rewards.not_yet",
  "rewards.expired",
  "rewards.forfeited",
  "rewards.account_blocked",
]);

export async function claim(
  context: RewardsContext,
  key: RewardKey,
  guards: Guards = {},
  limits: readonly BudgetLimit[] = [],
): Promise<Reward> {
  const reward = await findReward(context.db, key);
  if (reward === null) throw new DomainError("rewards.not_found");
  if (reward.state === "claimed") return reward;
  await requireClaimable(context, reward);
  await guarded(context, key, (tx) => takeAll(tx, reward, { guards, limits }));
  return pay(context, reward);
}

/** The offer and its guards commit together: nobody keeps an offer that is not theirs. */
export async function claimNow(
  context: RewardsContext,
  offer: RewardOffer,
  guards: Guards = {},
  limits: readonly BudgetLimit[] = [],
): Promise<Reward> {
  const known = await findReward(context.db, offer);
  if (known === null) {
    await guarded(context, offer, async (tx) => {
      await offerRewards(context, tx, [offer]);
      const reward = await findReward(tx, offer);
      if (reward === null) throw new Error("The reward just offered is missing.");
      await takeAll(tx, reward, { guards, limits });
    });
  }
  return claim(context, offer, guards, limits);
}

/** The same member's guards of one kind and period are one claim, however often they are taken. */
export async function guard(
  context: RewardsContext,
  { memberId, kind, period }: RewardKey,
  guards: Guards,
): Promise<void> {
  const id = uuidOf(`${memberId}\0${kind}\0${period}`);
  const key = { memberId, kind, period };
  await guarded(context, key, (tx) => takeGuarded(tx, { ...key, id }, guards));
}

const HEX_GROUPS = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/;

function uuidOf(text: string): string {
  const digest = createHash("sha256").update(text).digest("hex");
  return digest.replace(HEX_GROUPS, "$1-$2-$3-$4-$5");
}

/** Looked at before anything is taken; decided under the wallet's lock all the same. */
async function requireClaimable({ clock, ledger }: RewardsContext, reward: Reward): Promise<void> {
  const refusal = refusalOf(reward, clock.now());
  if (refusal !== null) throw new DomainError(refusal);
  const { access } = await ledger.readWallet(reward.memberId);
  if (access !== "active") throw new DomainError("rewards.account_blocked");
}

/** Somebody else has used one of them already. */
class GuardsTaken extends Error {
  readonly conflicts: readonly Conflict[];

  constructor(conflicts: readonly Conflict[]) {
    super("A guard of this reward is somebody else's.");
    this.conflicts = conflicts;
  }
}

interface Uses {
  readonly guards: Guards;
  readonly limits: readonly BudgetLimit[];
}

/** Always guards first, then budgets, so that no two claims wait for each other. */
async function takeAll(tx: Tx, reward: Reward, { guards, limits }: Uses): Promise<void> {
  await takeGuarded(tx, reward, guards);
  const { deposit } = guards;
  if (deposit !== undefined && !(await useDeposit(tx, reward, deposit))) {
    throw new DomainError("rewards.deposit_used");
  }
  if (!(await takeParts(tx, reward, limits))) throw new DomainError("rewards.budget_spent");
}

async function takeGuarded(tx: Tx, reward: Guarded, guards: Guards): Promise<void> {
  const conflicts = await takeGuards(tx, reward, guards);
  if (conflicts.length > 0) throw new GuardsTaken(conflicts);
}

/** All or nothing; a refusal leaves a signal for those who look into abuse. */
async function guarded(
  { db, clock, logger }: RewardsContext,
  key: RewardKey,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(db, work);
  } catch (error) {
    if (!(error instanceof GuardsTaken)) throw error;
    const { conflicts } = error;
    await inTransaction(db, (tx) => insertSignals(tx, key, { conflicts, at: clock.now() }));
    const names = conflicts.map(({ guard }) => guard);
    logger.info({ memberId: key.memberId, kind: key.kind, guards: names }, "reward refused");
    throw new DomainError("rewards.already_used");
  }
}

async function pay(context: RewardsContext, reward: Reward): Promise<Reward> {
  const { clock, db, ledger, market, payReward } = context;
  const { memberId, id } = reward;
  const now = clock.now();
  const { bonusDays } = await market.read("wagering", now);
  try {
    const outcome = await ledger.execute(payReward, {
      memberId,
      source: SOURCE,
      externalId: id,
      payload: id,
      input: {
        id,
        at: now.toISOString(),
        bonusExpiresAt: new Date(now.getTime() + bonusDays * DAY_MS).toISOString(),
      },
    });
    if (outcome.status !== "applied") throw new Error(`A reward was answered ${outcome.status}.`);
  } catch (error) {
    if (error instanceof DomainError && FINAL_REFUSALS.has(error.code)) {
      await inTransaction(db, async (tx) => {
        await releaseGuards(tx, reward);
        await freeDeposits(tx, [reward.id]);
        await giveBackParts(tx, [reward.id]);
      });
    }
    throw error;
  }
  const paid = await findReward(db, reward);
  if (paid === null) throw new Error("The reward just paid is missing.");
  return paid;
}
