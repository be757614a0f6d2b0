/**
 * Signing in by a code sent to the phone. A number that nobody has goes the same way and gets the
 * same answers at the same cost, except that no message is sent.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/members.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";
import type { RequestContext } from "../../platform/http/types.ts";
import { admit } from "./admit.ts";
import { type AttemptTarget, takeGuesses } from "../guards/attempts.ts";
import { checkCode, type CodeSubject, issueCode, takeSending, wrongCode } from "../proofs/codes.ts";
import { answerSignedIn, findExisting, type Parts, startSession } from "../context.ts";
import { rememberDevice } from "./devices.ts";
import { passSecondFactor } from "../proofs/pass-second-factor.ts";
import { parseMobilePhone } from "../policy.ts";
import { requireCaptcha } from "./sign-in.ts";
import { findMemberIdByPhone } from "../tree/tree-repository.ts";

const subjectOf = (phone: string): CodeSubject => ({
  purpose: "login",
  subject: phone,
  target: phone,
});

function requirePhone(text: string): string {
  const phone = parseMobilePhone(text);
  if (phone !== null) return phone;
  const fields = { phone: { code: "members.phone_invalid" } } as const;
  throw new DomainError("members.phone_invalid", { fields });
}

export async function sendPhoneCode(
  parts: Parts,
  form: InputOf<typeof contract.sendPhoneCode>,
  { ip, lang }: RequestContext,
): Promise<DataOf<typeof contract.sendPhoneCode>> {
  const phone = requirePhone(form.phone);
  if (!parts.outbox.offers("sms")) throw new DomainError("members.sms_unavailable");
  await requireCaptcha(parts, form);
  const what = subjectOf(phone);
  await takeSending(parts, what, `address:${networkOf(ip)}`);
  const memberId = await findMemberIdByPhone(parts.db, phone);
  return inTransaction(parts.db, async (tx) => {
    const { params, expiresAt, answer } = await issueCode(parts, tx, what);
    const isForNobody = memberId === null;
    const about = "sms.login_code";
    await parts.outbox.sms(tx, { to: phone, lang, about, params, expiresAt, isForNobody });
    return answer;
  });
}

export async function signInByPhone(
  parts: Parts,
  form: InputOf<typeof contract.loginByPhone>,
  context: RequestContext,
): Promise<DataOf<typeof contract.loginByPhone>> {
  const phone = requirePhone(form.phone);
  const address: AttemptTarget = { scope: "address", key: networkOf(context.ip) };
  await takeGuesses(parts.attempts, [address]);
  const proven = await checkCode(parts, subjectOf(phone), form.code);
  await parts.attempts.recordRight(address);
  const memberId = await findMemberIdByPhone(parts.db, phone);
  if (memberId === null) throw wrongCode();
  const member = await admit(parts, await findExisting(parts, memberId));
  // Before the code is used up: a client asked for the second factor sends the same code again.
  await passSecondFactor(parts, member.member_id, form.totp_code);
  const session = await inTransaction(parts.db, async (tx) => {
    await proven.take(tx);
    return startSession(parts, tx, member.member_id, context);
  });
  await rememberDevice(parts, context, member.member_id);
  return answerSignedIn(parts, member, session, context);
}
