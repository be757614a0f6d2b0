/**
 * The door of rewards: whatever the house gives passes here. Other rooms say what somebody has
 * earned and why; this room keeps it, pays it at most once, watches over what is guarded (a CPF, a
 * device, a payment key), ends what is over, and shows what a bonus or a deposit still asks for.
 * Docs: docs/rewards.md.
 */
import { inTransaction } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { pageOf } from "../platform/paging.ts";
import type { Room } from "../platform/room.ts";
import { createUuid7 } from "../platform/uuid7.ts";
import { fitsBudget, spentOf } from "./guards/budget.ts";
import { freeDeposits, readDepositUses } from "./guards/deposit-repository.ts";
import { giveBackParts } from "./guards/budget-repository.ts";
import { rewardsCalls } from "./calls.ts";
import { claim, claimNow, guard } from "./claims/claim.ts";
import { sendFree } from "./claims/free-rounds.ts";
import { createPayReward } from "./claims/pay-reward.ts";
import { coverHistory } from "./requirements/cover-history.ts";
import { expireBonuses, forfeitBonus, forfeitKind } from "./bonus/forfeit-bonus.ts";
import { listSignalsOf } from "./guards/guard-repository.ts";
import { rewardsJobs } from "./jobs.ts";
import { listSignalsAfter, sumClaimedOf } from "./office-repository.ts";
import { offerRewards } from "./claims/offer.ts";
import {
  expireRewards,
  findReward,
  findRewardById,
  forfeitReward,
  listRewards,
  sumClaimable,
  watchBonuses,
} from "./repository.ts";
import { accept, give, waiting } from "./bonus/waiting-bonus.ts";
import type { Reward, Rewards, RewardsContext, RewardsDeps } from "./types.ts";

export { limitsOf, scopesOf } from "./guards/budget.ts";
export { freeGiftOf } from "./claims/free-rounds.ts";
export { costOf } from "./policy.ts";
export { rewardsBookChecks } from "./books-repository.ts";
export type * from "./types.ts";

const EXPIRED_AT_ONCE = 5_000;

export function createRewards(deps: RewardsDeps): Room<Rewards> {
  const context: RewardsContext = {
    ...deps,
    newId: createUuid7(deps.clock, deps.random),
    payReward: createPayReward(sendFree(deps.jobs)),
  };
  const api = createApi(context);
  return { api, routes: rewardsCalls(api), jobs: rewardsJobs(deps, api) };
}

function createApi(context: RewardsContext): Rewards {
  const { db, clock } = context;
  const takeBack = forfeitKind(context);
  return {
    offer: (tx, offers) => offerRewards(context, tx, offers),
    claim: (key, guards, limits) => claim(context, key, guards, limits),
    claimNow: (offer, guards, limits) => claimNow(context, offer, guards, limits),
    give: (offer) => give(context, offer),
    watchBonuses,
    waiting: (memberId) => waiting(context, memberId),
    accept: (memberId, id) => accept(context, memberId, id),
    depositUses: (memberId) => readDepositUses(db, memberId),
    fitsBudget: (offer, limits) => fitsBudget(db, offer, limits),
    spentOf: (scopes) => spentOf(db, scopes),
    guard: (key, guards) => guard(context, key, guards),
    find: (key) => findReward(db, key),
    claimableOf: (memberIds, kind) => sumClaimable(db, { memberIds, kind, now: clock.now() }),
    list: (memberId, filter) => {
      const { offset, limit } = pageOf(filter);
      return listRewards(db, { memberId, filter, offset, limit });
    },
    forfeit: (id, operator, reason) => forfeit(context, { id, operator, reason }),
    expireDue: () => expireDue(context),
    forfeitBonus: (memberId, wish) => forfeitBonus(context, takeBack, { ...wish, memberId }),
    expireBonuses: () => expireBonuses(context, takeBack),
    signalsOf: (memberId, limit) => listSignalsOf(db, memberId, limit),
    signalsAfter: (page) => listSignalsAfter(db, page),
    claimedOf: (page) => sumClaimedOf(db, page),
    findById: (id) => findRewardById(db, id),
    coverHistory: (memberId, input) => coverHistory(context, memberId, input),
  };
}

/** What rewards that are not paid any more had used: budgets, and the deposits they were for. */
async function giveBack(tx: Tx, ids: readonly string[]): Promise<void> {
  await freeDeposits(tx, ids);
  await giveBackParts(tx, ids);
}

/** Twice is once; what was paid stays paid, and is taken back by an adjustment if at all. */
async function forfeit(
  { db }: RewardsContext,
  act: { readonly id: string; readonly operator: string; readonly reason: string },
): Promise<Reward> {
  await inTransaction(db, async (tx) => {
    if (await forfeitReward(tx, act)) await giveBack(tx, [act.id]);
  });
  const reward = await findRewardById(db, act.id);
  if (reward === null) throw new DomainError("rewards.not_found");
  if (reward.state === "claimed") throw new DomainError("rewards.already_claimed");
  return reward;
}

/** In parts, so that no transaction of it holds many rows for long. */
async function expireDue({ db, clock }: RewardsContext): Promise<number> {
  const now = clock.now();
  let count = 0;
  for (;;) {
    const expired = await inTransaction(db, async (tx) => {
      const ids = await expireRewards(tx, now, EXPIRED_AT_ONCE);
      await giveBack(tx, ids);
      return ids.length;
    });
    count += expired;
    if (expired < EXPIRED_AT_ONCE) return count;
  }
}
