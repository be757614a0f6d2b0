/** Where a member is signed in, and ending it from elsewhere. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/security.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import type { Parts } from "../context.ts";
import { describeDevice } from "../present.ts";

export async function listSessions(
  parts: Parts,
  { member: { memberId, sessionId }, lang }: MemberContext,
): Promise<DataOf<typeof contract.listSessions>> {
  const open = await parts.sessions.listOpen(memberId);
  return {
    list: open.map((one) => ({
      session_id: one.session_id,
      device: describeDevice(one.user_agent, lang),
      place: one.ip,
      created_at: toWireInstant(one.created_at),
      last_seen_at: toWireInstant(one.last_seen_at),
      current: one.session_id === sessionId,
    })),
  };
}

export async function revokeSession(
  parts: Parts,
  { session_id: asked, others }: InputOf<typeof contract.revokeSession>,
  { member: { memberId, sessionId } }: MemberContext,
): Promise<DataOf<typeof contract.revokeSession>> {
  if (others === true) {
    const which = { memberId, except: sessionId };
    const ended = await inTransaction(parts.db, (tx) =>
      parts.sessions.revoke(tx, which, "ended_by_member"),
    );
    parts.sessions.forget(ended);
    return { sessions_ended: ended.length };
  }
  // Somebody else's session is as unknown as one that is over.
  const own = await parts.sessions.listOpen(memberId);
  const found = own.find((one) => one.session_id === asked?.toLowerCase());
  if (found === undefined) throw new DomainError("members.session_unknown");
  const which = { sessionId: found.session_id };
  const ended = await inTransaction(parts.db, (tx) =>
    parts.sessions.revoke(tx, which, "ended_by_member"),
  );
  parts.sessions.forget(ended);
  return { sessions_ended: ended.length };
}
