/** Looking at a player: what is shown of their money, and the note that somebody looked. */
import assert from "node:assert";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { hasEntrySince } from "./audit-repository.ts";
import type { Parts } from "./context.ts";
import type { MoneyFacts } from "./present.ts";

export async function gatherMoneyFacts(parts: Parts, memberId: MemberId): Promise<MoneyFacts> {
  const [wallet, summary, totals] = await Promise.all([
    parts.ledger.readWallet(memberId),
    parts.cashier.memberSummary(memberId),
    parts.statistics.playTotals([memberId]),
  ]);
  const play = totals.get(memberId);
  assert(play !== undefined, "Each requested member has totals.");
  return { wallet, summary, play };
}

/** A page that stays open asks again and again; that is still one look. */
const ONE_LOOK_MS = 15 * 60_000;

/** Looking at a person's data is noted before it is shown. */
export async function noteReading(
  parts: Parts,
  memberId: MemberId,
  { operator, ip }: OperatorContext,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const look = { action: "member.read", subject: `member:${memberId}`, details } as const;
  const since = new Date(parts.clock.now().getTime() - ONE_LOOK_MS);
  const isNoted = await hasEntrySince(
    parts.db,
    { ...look, operator_id: operator.operatorId },
    since,
  );
  if (isNoted) return;
  await inTransaction(parts.db, (tx) => parts.audit.append(tx, { ...look, operator, ip }));
}
