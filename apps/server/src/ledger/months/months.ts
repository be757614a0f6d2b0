/** Keeps the journal's months open ahead of time, so that no round ever waits for one. */
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/types.ts";
import { openMonths } from "../repository.ts";

const DAY_MS = 24 * 3_600_000;
/** Far enough that a worker may be away for months. */
const AHEAD_MS = 365 * DAY_MS;

export async function openAhead(db: Db, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await openMonths(db, new Date(now), new Date(now + AHEAD_MS));
}
