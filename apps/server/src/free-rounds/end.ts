/** Grants that end before they are played: taken back, or past their time. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { oneByOne } from "../platform/database/one-by-one.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import type { FreeContext } from "./give.ts";
import { endGrants, type Ending, findOf, giveBack, listDue } from "./repository.ts";
import type { GivenGrant } from "./types.ts";

/**
 * In the transaction that shuts a member out: from its commit on, none of the member's rounds is
 * played for the house's money.
 */
export async function cancelAll(
  context: FreeContext,
  tx: Tx,
  { memberId, reason }: { readonly memberId: MemberId; readonly reason: string },
): Promise<void> {
  const at = context.clock.now();
  const all = { memberId, reason, at, id: null, endedBefore: null };
  await end(context, tx, { ...all, state: "cancelled" });
}

/** Twice is once; what was played stays played. */
export async function cancel(
  context: FreeContext,
  tx: Tx,
  of: { readonly memberId: MemberId; readonly id: string; readonly reason: string },
): Promise<GivenGrant> {
  const at = context.clock.now();
  await end(context, tx, { ...of, state: "cancelled", at, endedBefore: null });
  const grant = await findOf(tx, of.memberId, of.id);
  if (grant === null) throw new DomainError("free_rounds.not_found");
  return grant;
}

async function end(
  { ledger }: Pick<FreeContext, "ledger">,
  tx: Tx,
  ending: Ending,
): Promise<number> {
  await ledger.overtake(tx, ending.memberId);
  const ended = await endGrants(tx, ending);
  await giveBack(tx, ended);
  return ended.length;
}

const MEMBERS_AT_ONCE = 500;

/** Gives back to the budgets what nobody can play any more; returns how many grants. */
export async function expireDue(context: FreeContext): Promise<number> {
  const { db, clock, logger } = context;
  const now = clock.now();
  let count = 0;
  for (;;) {
    const before = count;
    const memberIds = await listDue(db, now, MEMBERS_AT_ONCE);
    await oneByOne(
      memberIds,
      async (memberId) => {
        const due = { memberId, reason: "expired", at: now, id: null, endedBefore: now };
        count += await inTransaction(db, (tx) => end(context, tx, { ...due, state: "expired" }));
      },
      (error, memberId) => logger.error({ err: error, memberId }, "Free rounds cannot be ended."),
    );
    if (memberIds.length < MEMBERS_AT_ONCE || count === before) return count;
  }
}
