/** Rounds that were paid for and never finished: found again, and brought to their result. */
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/types.ts";
import type { Logger } from "../../platform/logger.ts";
import { userOf } from "../names.ts";
import { listOpenRounds, type MemberRound } from "../repository.ts";
import type { InterruptedRound, RoundResolver, StuckRound } from "../types.ts";

export interface InterruptedDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Null: this studio resolves its rounds by itself; ours only lists them. */
  readonly resolverOf: (studio: string) => RoundResolver | null;
}

type StuckDeps = Pick<InterruptedDeps, "db" | "clock" | "resolverOf">;

/** A spin takes seconds and a hand of cards minutes: after this long nobody is playing it. */
export const OPEN_TOO_LONG_MS = 10 * 60_000;
const BATCH_LIMIT = 500;
/** More than anybody goes through by hand; what is beyond follows when these are over. */
const STUCK_MAX = 200;
/** What is beyond is looked at when those before it are over. */
const PAGES_MAX = 40;

function toInterrupted(round: MemberRound): InterruptedRound {
  const { memberId, studio, roundRef, gameCode, stakeAmount, status, flags, openedAt } = round;
  const user = userOf(memberId);
  return {
    memberId,
    user,
    studio,
    roundRef,
    gameCode,
    stakeCentavos: stakeAmount,
    status,
    flags,
    openedAt,
  };
}

/**
 * Returns how many were asked about. One that fails is asked about again next time. All are looked
 * through, page by page, so that many that wait for their players hide none that was interrupted.
 */
export async function resolveInterrupted(
  deps: InterruptedDeps,
  olderThanMs: number = OPEN_TOO_LONG_MS,
): Promise<number> {
  let askedCount = 0;
  for await (const rounds of pagesOfStuck(deps, olderThanMs)) {
    for (const round of rounds) {
      if (round.refusal === null && (await resolve(deps, round))) askedCount += 1;
    }
  }
  return askedCount;
}

/** Rounds that somebody has to look at, the oldest first. */
export async function listStuck(deps: StuckDeps): Promise<readonly StuckRound[]> {
  const found: StuckRound[] = [];
  for await (const rounds of pagesOfStuck(deps, OPEN_TOO_LONG_MS)) {
    found.push(...rounds);
    if (found.length >= STUCK_MAX) break;
  }
  return found.slice(0, STUCK_MAX);
}

async function* pagesOfStuck(
  deps: StuckDeps,
  olderThanMs: number,
): AsyncGenerator<readonly StuckRound[]> {
  const openedBefore = new Date(deps.clock.now().getTime() - olderThanMs);
  let after: InterruptedRound | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const rows: MemberRound[] = await listOpenRounds(deps.db, {
      openedBefore,
      after,
      limit: BATCH_LIMIT,
    });
    const rounds = rows.map(toInterrupted);
    yield await leaveOutWaiting(deps, rounds);
    after = rounds.at(-1) ?? null;
    if (rounds.length < BATCH_LIMIT) break;
  }
}

/** Without those that wait for their players, as they should. */
async function leaveOutWaiting(
  { resolverOf }: StuckDeps,
  rounds: readonly InterruptedRound[],
): Promise<readonly StuckRound[]> {
  const found: StuckRound[] = [];
  for (const [studio, own] of Map.groupBy(rounds, (round) => round.studio)) {
    const resolver = resolverOf(studio);
    const refs = own.map(({ roundRef }) => roundRef);
    const waiting = new Set(await resolver?.listWaiting?.(refs));
    const refused = await resolver?.listRefused?.(refs);
    for (const round of own) {
      if (waiting.has(round.roundRef)) continue;
      found.push({ ...round, refusal: refused?.get(round.roundRef) ?? null });
    }
  }
  return found;
}

async function resolve(deps: InterruptedDeps, round: InterruptedRound): Promise<boolean> {
  const { studio, roundRef } = round;
  try {
    const resolver = deps.resolverOf(studio);
    await resolver?.resolveRound(round);
    return resolver !== null;
  } catch (error) {
    deps.logger.error({ err: error, studio, round: roundRef }, "resolving");
    return false;
  }
}
