/** Members' passkeys: made with a ticket, kept by the member, and good for signing in. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/account/passkeys.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";
import type { MemberContext, RequestContext } from "../../platform/http/types.ts";
import {
  askForAnswer,
  askForPasskey,
  checkAnswer,
  checkNewPasskey,
  listPasskeysOf,
  type PasskeyDesk,
} from "../../platform/passkeys/passkeys.ts";
import { PasskeyTables } from "../../platform/passkeys/passkey-repository.ts";
import { admit } from "../sign-in/admit.ts";
import { type AttemptTarget, takeGuesses } from "../guards/attempts.ts";
import { answerSignedIn, findExisting, type Parts, startSession } from "../context.ts";
import { rememberDevice } from "../sign-in/devices.ts";
import { notifyChange } from "../sign-in/notify-change.ts";
import { describeDevice } from "../present.ts";
import { redeemTicket } from "../proofs/tickets.ts";

export const tables = new PasskeyTables<MemberId>("members", "member_id");
const wrong = () => new DomainError("members.passkey_wrong");
const deskOf = ({ db, clock, random }: Parts): PasskeyDesk<MemberId> => ({
  db,
  clock,
  random,
  tables,
  wrong,
});

export async function beginPasskey(
  parts: Parts,
  { ticket }: InputOf<typeof contract.beginPasskey>,
  { member, host }: MemberContext,
): Promise<DataOf<typeof contract.beginPasskey>> {
  const { memberId } = member;
  const { account, realname } = await findExisting(parts, memberId);
  await inTransaction(parts.db, (tx) =>
    redeemTicket(parts, tx, { ticket, member, purpose: "passkeys" }),
  );
  return askForPasskey(deskOf(parts), {
    ownerId: memberId,
    host,
    user: {
      id: parts.guard.name(`passkey-user:${memberId}`).toString("base64url"),
      name: account,
      displayName: realname,
    },
  });
}

export async function registerPasskey(
  parts: Parts,
  { name, response }: InputOf<typeof contract.registerPasskey>,
  { member: { memberId }, host, userAgent, lang }: MemberContext,
): Promise<DataOf<typeof contract.registerPasskey>> {
  const made = await checkNewPasskey(deskOf(parts), { response, ownerId: memberId, host });
  const row = await findExisting(parts, memberId);
  await inTransaction(parts.db, async (tx) => {
    const isNew = await tables.insert(tx, {
      ...made,
      name: name.trim() || describeDevice(userAgent, lang),
    });
    if (!isNew) throw wrong();
    await notifyChange(parts, tx, row, "passkey");
  });
  return listPasskeys(parts, memberId);
}

export async function listPasskeys(
  parts: Parts,
  memberId: MemberId,
): Promise<DataOf<typeof contract.listPasskeys>> {
  return listPasskeysOf(deskOf(parts), memberId);
}

export async function removePasskey(
  parts: Parts,
  { ticket, id }: InputOf<typeof contract.removePasskey>,
  { member }: MemberContext,
): Promise<DataOf<typeof contract.removePasskey>> {
  const { memberId } = member;
  await inTransaction(parts.db, async (tx) => {
    await redeemTicket(parts, tx, { ticket, member, purpose: "passkeys" });
    const gone = await tables.remove(tx, memberId, id);
    if (gone === 0) throw new DomainError("members.passkey_unknown");
  });
  return listPasskeys(parts, memberId);
}

export async function beginPasskeyLogin(
  parts: Parts,
  { host, ip }: RequestContext,
): Promise<DataOf<typeof contract.beginPasskeyLogin>> {
  await takeGuesses(parts.attempts, [{ scope: "address", key: networkOf(ip) }]);
  // Asking is no wrong guess; answering wrongly is.
  await parts.attempts.recordRight({ scope: "address", key: networkOf(ip) });
  return askForAnswer(deskOf(parts), host);
}

export async function signInByPasskey(
  parts: Parts,
  { response }: InputOf<typeof contract.loginByPasskey>,
  context: RequestContext,
): Promise<DataOf<typeof contract.loginByPasskey>> {
  const address: AttemptTarget = { scope: "address", key: networkOf(context.ip) };
  await takeGuesses(parts.attempts, [address]);
  const { known, counter } = await checkAnswer(deskOf(parts), {
    response,
    host: context.host,
  });
  await parts.attempts.recordRight(address);
  const member = await admit(parts, await findExisting(parts, known.owner_id));
  const session = await inTransaction(parts.db, async (tx) => {
    const use = { credentialId: known.credential_id, counter, now: parts.clock.now() };
    await tables.noteUse(tx, use);
    return startSession(parts, tx, member.member_id, context);
  });
  await rememberDevice(parts, context, member.member_id);
  return answerSignedIn(parts, member, session, context);
}
