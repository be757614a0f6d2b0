/** Finds rounds that were left open, whatever left them open, and carries them to their end. */
import { inTransaction } from "../../platform/database/transaction.ts";
import { countUndecided, findInterrupted, findRound, markVoid } from "../repository.ts";
import { listWaiting } from "../steps/repository-steps.ts";
import { carryOn } from "./play-round.ts";
import { leaveRound } from "../steps/steps.ts";
import type { Context, PendingRound } from "../types.ts";

const BATCH_MAX = 500;
/** How long a round of several steps waits for its player before it is played to its end. */
const LEFT_MS = 24 * 3_600_000;

/** Answers how many were finished. What cannot be finished now stays open for the next run. */
export async function recoverRounds(
  context: Context,
  olderThanMs: number,
  leftMs = LEFT_MS,
): Promise<number> {
  const nowMs = context.clock.now().getTime();
  const leftBefore = new Date(nowMs - leftMs);
  const before = { startedBefore: new Date(nowMs - olderThanMs), leftBefore };
  const interrupted = await findInterrupted(context.db, before, BATCH_MAX);
  let count = 0;
  for (const round of interrupted) {
    try {
      if (isLeft(round, leftBefore)) await leaveRound(context, round);
      else await carryOn(context, round);
      count += 1;
    } catch (error) {
      context.logger.warn({ err: error, round: round.id }, "A round stays open.");
    }
  }
  if (count > 0) context.logger.info({ count }, "Interrupted rounds were finished.");
  return count;
}

/** Nobody plays on: each round is brought to the end that a round has whose player has left. */
export async function endAllRounds(context: Context): Promise<void> {
  let count = BATCH_MAX;
  while (count === BATCH_MAX) count = await recoverRounds(context, 0, 0);
  const left = await countUndecided(context.db);
  if (left > 0) throw new RangeError(`${left} rounds could not be finished: see npm run books.`);
}

function isLeft({ hasSteps, lastStepAt }: PendingRound, before: Date): boolean {
  return hasSteps && lastStepAt !== null && lastStepAt <= before;
}

/** Of these rounds those that wait for their players, each for a day since it was last played. */
export function waitingOf(context: Context, roundIds: readonly string[]): Promise<string[]> {
  const leftBefore = new Date(context.clock.now().getTime() - LEFT_MS);
  return listWaiting(context.db, roundIds, leftBefore);
}

/** One round by the name the platform knows it by. Harmless when it is finished already. */
export async function resolveRound(context: Context, roundId: string): Promise<void> {
  const round = await findRound(context.db, roundId);
  if (round?.status === "pending") await carryOn(context, round);
}

/** The platform has called the round off: what it had booked went back already. */
export async function markVoided(context: Context, roundId: string): Promise<void> {
  const refusal = "RS_ERROR_TRANSACTION_ROLLED_BACK";
  await inTransaction(context.db, (tx) =>
    markVoid(tx, { id: roundId, refusal }, context.clock.now()),
  );
}
