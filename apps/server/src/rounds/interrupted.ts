/** Rounds that were paid for and never finished: found again, and brought to their result. */
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { Logger } from "../platform/logger.ts";
import { userOf } from "./names.ts";
import { listFlaggedRounds, listOpenRounds, type ReviewRow } from "./repository.ts";
import type { InterruptedRound, RoundResolver } from "./types.ts";

export interface InterruptedDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Null: this studio resolves its rounds by itself; ours only lists them. */
  readonly resolverOf: (studio: string) => RoundResolver | null;
}

/** A spin takes seconds and a hand of cards minutes: after this long nobody is playing it. */
export const OPEN_TOO_LONG_MS = 10 * 60_000;
const BATCH_LIMIT = 500;

function toInterrupted(row: ReviewRow): InterruptedRound {
  return {
    memberId: row.member_id,
    user: userOf(row.member_id),
    studio: row.studio,
    roundRef: row.round_ref,
    gameCode: row.game_code,
    stakeCentavos: row.stake_amount,
    status: row.status,
    flags: row.flags,
    openedAt: row.opened_at,
  };
}

export async function listInterrupted(
  { db, clock }: Pick<InterruptedDeps, "db" | "clock">,
  olderThanMs: number = OPEN_TOO_LONG_MS,
): Promise<InterruptedRound[]> {
  const openedBefore = new Date(clock.now().getTime() - olderThanMs);
  return (await listOpenRounds(db, { openedBefore, limit: BATCH_LIMIT })).map(toInterrupted);
}

export async function listForReview(db: Db, limit: number): Promise<InterruptedRound[]> {
  return (await listFlaggedRounds(db, limit)).map(toInterrupted);
}

/** Returns how many were asked about. One that fails is asked about again next time. */
export async function resolveInterrupted(
  deps: InterruptedDeps,
  olderThanMs: number = OPEN_TOO_LONG_MS,
): Promise<number> {
  let askedCount = 0;
  for (const round of await listInterrupted(deps, olderThanMs)) {
    const resolver = deps.resolverOf(round.studio);
    if (resolver === null) continue;
    try {
      await resolver.resolveRound(round);
      askedCount += 1;
    } catch (error) {
      deps.logger.error({ err: error, studio: round.studio, round: round.roundRef }, "resolving");
    }
  }
  return askedCount;
}
