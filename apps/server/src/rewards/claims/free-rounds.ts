/**
 * Free rounds that come with a reward. The claim's commit sends a job; the rounds are given once,
 * under the reward's own name, from budgets that the claim has taken from.
 */
import * as z from "zod/mini";
import { toCentavos } from "@tucano/contract/money.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { FreeWith } from "../../market/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { job, type JobDefinition, type Jobs, whenSent } from "../../platform/jobs/index.ts";
import { freeSourceOf } from "../policy.ts";
import { findRewardById } from "../repository.ts";
import type { FreeGift, RewardsDeps } from "../types.ts";

export const GIVE_FREE_JOB = job("rewards.give-free-rounds", { id: z.uuid() });

const DAY_MS = 86_400_000;

export const sendFree =
  (jobs: Pick<Jobs, "send">) =>
  async (tx: Tx, ids: readonly string[]): Promise<void> => {
    for (const id of ids) await jobs.send(tx, GIVE_FREE_JOB, { id });
  };

export const freeJob = (deps: RewardsDeps): JobDefinition =>
  whenSent(GIVE_FREE_JOB, ({ id }) => giveFree(deps, id));

/** As the market's numbers say it; null: none. */
export function freeGiftOf(free: FreeWith): FreeGift | null {
  if (free.freeCount === 0 || free.freeGame === "") return null;
  return {
    studio: HOUSE_STUDIO,
    gameCode: free.freeGame,
    stake: toCentavos(free.freeStakeCentavos),
    rounds: free.freeCount,
    days: free.freeDays,
  };
}

/** What cannot be kept fails as a job, and waits for people; a member who is shut out has none. */
async function giveFree(deps: RewardsDeps, id: string): Promise<void> {
  const reward = await findRewardById(deps.db, id);
  if (reward?.free == null || reward.claimedAt === null) return;
  const { memberId, kind, period, free, claimedAt } = reward;
  const gameId = await deps.gameIdOf(free.studio, free.gameCode);
  if (gameId === null) throw new Error(`There is no game ${free.gameCode} for a reward's rounds.`);
  const wish = {
    memberId,
    gameIds: [gameId],
    stake: free.stake,
    rounds: free.rounds,
    endsAt: new Date(claimedAt.getTime() + free.days * DAY_MS),
    source: freeSourceOf(kind),
    sourceRef: `${kind}:${period}`,
    budget: null,
  };
  try {
    await deps.freeRounds.give(wish);
  } catch (error) {
    const isShutOut = error instanceof DomainError && error.code === "free_rounds.account_blocked";
    if (!isShutOut) throw error;
    deps.logger.info({ memberId, kind, period }, "Free rounds of a reward are not given.");
  }
}
