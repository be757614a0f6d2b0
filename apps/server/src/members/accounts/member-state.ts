/**
 * Freezing, excluding and back: the player's state, wallet and sessions change in one commit. A
 * frozen player stays frozen through the beginning and the end of an exclusion, and is excluded
 * again when unfrozen while it runs.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import type { Parts } from "../context.ts";
import * as repository from "../repository.ts";

export interface StateChange {
  readonly memberId: MemberId;
  readonly reason: string;
  /** Runs in the same transaction: an audit entry exists exactly when the change does. */
  readonly alongside?: ((tx: Tx) => Promise<void>) | undefined;
}

/** False when the member is neither active nor excluded. */
export async function freezeMember(parts: Parts, change: StateChange): Promise<boolean> {
  const ended = await inTransaction(parts.db, async (tx) => {
    const account = await repository.lockAccount(tx, change.memberId);
    if (account?.status !== "active" && account?.status !== "excluded") return null;
    await enter(parts, tx, change, "frozen", account);
    await change.alongside?.(tx);
    return parts.sessions.revoke(tx, change, "frozen");
  });
  if (ended === null) return false;
  parts.sessions.forget(ended);
  return true;
}

/** False when the member is not frozen. */
export async function unfreezeMember(parts: Parts, change: StateChange): Promise<boolean> {
  return inTransaction(parts.db, async (tx) => {
    const account = await repository.lockAccount(tx, change.memberId);
    if (account?.status !== "frozen") return false;
    const isExcluded = (await parts.isExcluded?.(tx, change.memberId)) ?? false;
    await enter(parts, tx, change, isExcluded ? "excluded" : "active", account);
    await change.alongside?.(tx);
    return true;
  });
}

/** False when there is no such member, or none any more. */
export async function excludeMember(parts: Parts, change: StateChange): Promise<boolean> {
  const ended = await inTransaction(parts.db, async (tx) => {
    const account = await repository.lockAccount(tx, change.memberId);
    if (account === null || account.status === "closed") return null;
    if (account.status === "active") await enter(parts, tx, change, "excluded", account);
    await parts.onShutOut?.(tx, change.memberId);
    await change.alongside?.(tx);
    return parts.sessions.revoke(tx, change, "excluded");
  });
  if (ended === null) return false;
  parts.sessions.forget(ended);
  return true;
}

/** False when there is no such member, or closed before. Money that is left stays where it is. */
export async function closeMember(parts: Parts, change: StateChange): Promise<boolean> {
  const ended = await inTransaction(parts.db, async (tx) => {
    const account = await repository.lockAccount(tx, change.memberId);
    if (account === null || account.status === "closed") return null;
    await enter(parts, tx, change, "closed", account);
    await parts.onShutOut?.(tx, change.memberId);
    await change.alongside?.(tx);
    return parts.sessions.revoke(tx, change, "closed");
  });
  if (ended === null) return false;
  parts.sessions.forget(ended);
  return true;
}

export interface Return extends Omit<StateChange, "alongside"> {
  /** Runs in the same transaction; false: the member stays excluded. */
  readonly isOver: (tx: Tx) => Promise<boolean>;
}

/** False when the member is not excluded, or still is. */
export async function readmitMember(parts: Parts, change: Return): Promise<boolean> {
  return inTransaction(parts.db, async (tx) => {
    const account = await repository.lockAccount(tx, change.memberId);
    const isOver = await change.isOver(tx);
    if (!isOver || account?.status !== "excluded") return false;
    await enter(parts, tx, change, "active", account);
    return true;
  });
}

async function enter(
  parts: Parts,
  tx: Tx,
  { memberId, reason }: Pick<StateChange, "memberId" | "reason">,
  to: "active" | "frozen" | "excluded" | "closed",
  { isDemo }: repository.LockedAccount,
): Promise<void> {
  await repository.saveStatus(tx, { memberId, to, reason, now: parts.clock.now() });
  // Play money stays play money.
  await parts.ledger.setAccess(tx, memberId, to === "active" && isDemo ? "demo" : to);
}
