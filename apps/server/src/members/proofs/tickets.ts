/**
 * Tickets: what the login password buys in the security centre. Each is good once, for a few
 * minutes, in the session that requested it and for the one change it was requested for.
 */
import { createHash } from "node:crypto";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type {
  TicketPurpose,
  verifyPassword as call,
} from "@tucano/contract/player/account/security.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberContext, MemberIdentity } from "../../platform/http/types.ts";
import { type AttemptTarget, takeGuesses } from "../guards/attempts.ts";
import { findExisting, type Parts } from "../context.ts";
import { passSecondFactor } from "./pass-second-factor.ts";
import { security as rules } from "../policy.ts";
import * as repository from "./security-repository.ts";

const hashTicket = (ticket: string) => createHash("sha256").update(ticket).digest();

export async function verifyPassword(
  parts: Parts,
  { password, code, purpose }: InputOf<typeof call>,
  { member: { memberId, sessionId } }: MemberContext,
): Promise<DataOf<typeof call>> {
  const member = await findExisting(parts, memberId);
  if (member.password_hash === null) throw new DomainError("members.password_not_set");
  // Counted apart from sign-ins: strangers who guess there do not stop the owner here.
  const target: AttemptTarget = { scope: "password", key: String(memberId) };
  await takeGuesses(parts.attempts, [target]);
  if (!(await parts.passwords.verify(member.password_hash, password))) {
    await parts.attempts.recordWrong(target);
    const fields = { password: { code: "members.password_wrong" } } as const;
    throw new DomainError("members.password_wrong", { fields });
  }
  await parts.attempts.recordRight(target);
  await passSecondFactor(parts, memberId, code);
  const ticket = parts.random.token(32);
  const expiresAt = new Date(parts.clock.now().getTime() + rules.ticketSeconds * 1_000);
  await inTransaction(parts.db, (tx) =>
    repository.insertTicket(tx, {
      hash: hashTicket(ticket),
      memberId,
      sessionId,
      purpose,
      expiresAt,
    }),
  );
  return { ticket, expires_at: toWireInstant(expiresAt) };
}

export interface TicketUse {
  readonly ticket: string;
  readonly purpose: TicketPurpose;
  readonly member: MemberIdentity;
}

function keyOf({ ticket, purpose, member }: TicketUse): repository.TicketKey {
  return { ...member, purpose, hash: hashTicket(ticket) };
}

/** Looks at it without using it up. */
export async function requireTicket(parts: Parts, use: TicketUse): Promise<void> {
  const isGood = await repository.hasTicket(parts.db, keyOf(use), parts.clock.now());
  if (!isGood) throw new DomainError("members.ticket_invalid");
}

/** Uses it up, when the transaction commits. */
export async function redeemTicket(parts: Parts, tx: Tx, use: TicketUse): Promise<void> {
  const isGood = await repository.takeTicket(tx, keyOf(use), parts.clock.now());
  if (!isGood) throw new DomainError("members.ticket_invalid");
}
