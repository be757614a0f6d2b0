/**
 * Adds to the stream whatever has been committed. One transaction takes the facts, gives them their
 * numbers and commits, while it holds the stream's end: so numbers become visible in their order,
 * and a reader that goes on from a number skips nothing, in whatever order the rooms committed.
 */
import { inTransaction } from "../../platform/database/transaction.ts";
import { takeFacts } from "../../platform/facts/facts-repository.ts";
import type { IntegrationsDeps } from "../types.ts";
import { appendEvents, forgetEvents, lockHead } from "./event-repository.ts";
import { forgetHours, takeHours } from "./hours-repository.ts";

const STEP = 500;
const HOUR_MS = 3_600_000;
/** The journal's reader has some minutes for the last entries of an hour. */
const HOUR_SETTLES_MS = 5 * 60_000;
export const KEPT_DAYS = 30;
const KEPT_MS = KEPT_DAYS * 86_400_000;

/** How many events it added; fewer than there are where another process writes. */
export async function writeStream(deps: IntegrationsDeps): Promise<number> {
  let written = 0;
  for (;;) {
    const added = await step(deps);
    written += added;
    if (added < STEP) return written;
  }
}

async function step({ db, clock }: IntegrationsDeps): Promise<number> {
  const hoursBefore = new Date(clock.now().getTime() - HOUR_MS - HOUR_SETTLES_MS);
  return inTransaction(db, async (tx) => {
    const last = await lockHead(tx);
    if (last === null) return 0;
    const facts = await takeFacts(tx, STEP);
    const hours = await takeHours(tx, hoursBefore, STEP);
    await appendEvents(tx, last, [...facts, ...hours]);
    return facts.length + hours.length;
  });
}

export async function forgetOld({ db, clock }: IntegrationsDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await inTransaction(db, async (tx) => {
    await forgetEvents(tx, before);
    await forgetHours(tx, before);
  });
}
