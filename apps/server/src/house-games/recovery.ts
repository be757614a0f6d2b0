/** Finds rounds that were left open, whatever left them open, and carries them to their end. */
import { findInterrupted, findRound } from "./repository.ts";
import { settleRound } from "./settle-round.ts";
import type { Context } from "./types.ts";

const BATCH_MAX = 500;

/** Answers how many were finished. What cannot be finished now stays open for the next run. */
export async function recoverRounds(context: Context, olderThanMs: number): Promise<number> {
  const before = new Date(context.clock.now().getTime() - olderThanMs);
  const interrupted = await findInterrupted(context.db, before, BATCH_MAX);
  let count = 0;
  for (const round of interrupted) {
    try {
      await settleRound(context, round);
      count += 1;
    } catch (error) {
      context.logger.warn({ err: error, round: round.id }, "A round stays open.");
    }
  }
  if (count > 0) context.logger.info({ count }, "Interrupted rounds were finished.");
  return count;
}

/** One round by the name the platform knows it by. Harmless when it is finished already. */
export async function resolveRound(context: Context, roundId: string): Promise<void> {
  const round = await findRound(context.db, roundId);
  if (round?.status === "pending") await settleRound(context, round);
}
