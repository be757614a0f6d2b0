/** A member's points: one movement at a time, what has expired before anything else. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTurn } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import { expiredOf, nextExpiry } from "./policy.ts";
import { addLine, listMoves } from "./repository.ts";
import type { MissionsDeps } from "./types.ts";

export interface Points {
  readonly points: number;
  readonly expiring: { readonly points: number; readonly at: Date } | null;
}

export function inPointsTurn<T>(
  { db, clock }: Pick<MissionsDeps, "db" | "clock">,
  memberId: MemberId,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inTurn(db, { what: "missions.points", memberId }, async (tx) => {
    await expire(tx, memberId, clock.now());
    return work(tx);
  });
}

async function expire(tx: Tx, memberId: MemberId, at: Date): Promise<void> {
  const expired = expiredOf(await listMoves(tx, memberId), at);
  if (expired === 0) return;
  await addLine(tx, memberId, {
    kind: "expiry",
    reference: at.toISOString(),
    code: null,
    change: -expired,
    at,
    expiresAt: null,
  });
}

/** Writes nothing: what has expired is left out of it, and written with the next movement. */
export async function readPoints(
  { db, clock }: Pick<MissionsDeps, "db" | "clock">,
  memberId: MemberId,
): Promise<Points> {
  const moves = await listMoves(db, memberId);
  const expired = expiredOf(moves, clock.now());
  const left = expired === 0 ? moves : [...moves, { change: -expired, expiresAt: null }];
  const points = left.reduce((sum, { change }) => sum + change, 0);
  return { points, expiring: nextExpiry(left) };
}
