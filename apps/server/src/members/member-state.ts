/** Freezing and unfreezing: the player's state, wallet and sessions change in one commit. */
import { inTransaction } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import type { Parts } from "./context.ts";
import * as repository from "./repository.ts";
import type { MemberStatus } from "./types.ts";

export interface StateChange {
  readonly memberId: number;
  readonly reason: string;
  /** Runs in the same transaction: an audit entry exists exactly when the change does. */
  readonly alongside?: ((tx: Tx) => Promise<void>) | undefined;
}

interface Transition extends StateChange {
  readonly from: MemberStatus;
  readonly to: "active" | "frozen";
  readonly endsSessions: boolean;
}

/** False when the member is not in the state that the change starts from. */
export async function changeState(parts: Parts, change: Transition): Promise<boolean> {
  const { memberId, reason, from, to } = change;
  const ended = await inTransaction(parts.db, async (tx) => {
    const now = parts.clock.now();
    const hasChanged = await repository.changeStatus(tx, { memberId, from, to, reason, now });
    if (!hasChanged) return null;
    await parts.ledger.setAccess(tx, memberId, to);
    await change.alongside?.(tx);
    return change.endsSessions ? parts.sessions.revoke(tx, { memberId }, to) : [];
  });
  if (ended === null) return false;
  parts.sessions.forget(ended);
  return true;
}
