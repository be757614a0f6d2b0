/**
 * Binding an e-mail address: anybody who can read our mail there may bind it. That it belongs to
 * another account is said only then, so nobody can ask us who has an account.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/account/security.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import { checkCode, type CodeSubject, issueCode, takeSending } from "../proofs/codes.ts";
import { findExisting, type Parts } from "../context.ts";
import { notifyChange } from "../sign-in/notify-change.ts";
import { parseEmail } from "../policy.ts";
import * as repository from "../proofs/security-repository.ts";
import { redeemTicket, requireTicket, type TicketUse } from "../proofs/tickets.ts";

const subjectOf = (memberId: MemberId, email: string): CodeSubject => ({
  purpose: "bind_email",
  subject: String(memberId),
  target: email,
});

export async function sendEmailCode(
  parts: Parts,
  form: InputOf<typeof contract.sendEmailCode>,
  { member, lang }: MemberContext,
): Promise<DataOf<typeof contract.sendEmailCode>> {
  const email = parseEmail(form.email);
  if (email === null) {
    const fields = { email: { code: "members.email_invalid" } } as const;
    throw new DomainError("members.email_invalid", { fields });
  }
  if (!parts.outbox.offers("mail")) throw new DomainError("members.mail_unavailable");
  const { memberId } = member;
  const row = await findExisting(parts, memberId);
  const use: TicketUse = { ticket: form.ticket ?? "", member, purpose: "bind_email" };
  const isReplaced = row.email !== null && row.email !== email;
  if (isReplaced) await requireTicket(parts, use);
  const what = subjectOf(memberId, email);
  await takeSending(parts, what, `member:${memberId}`);
  return inTransaction(parts.db, async (tx) => {
    if (isReplaced) await redeemTicket(parts, tx, use);
    const { params, expiresAt, answer } = await issueCode(parts, tx, what);
    const about = "mail.email_code";
    await parts.outbox.mail(tx, { to: email, lang, about, params, expiresAt });
    return answer;
  });
}

export async function confirmEmail(
  parts: Parts,
  form: InputOf<typeof contract.confirmEmail>,
  { member: { memberId } }: MemberContext,
): Promise<DataOf<typeof contract.confirmEmail>> {
  const email = parseEmail(form.email) ?? "";
  const row = await findExisting(parts, memberId);
  const proven = await checkCode(parts, subjectOf(memberId, email), form.code);
  try {
    await inTransaction(parts.db, async (tx) => {
      await proven.take(tx);
      await repository.saveEmail(tx, { memberId, email, now: parts.clock.now() });
      // To the address that was bound before: its reader may not know of this.
      if (row.email !== email) await notifyChange(parts, tx, row, "email");
    });
  } catch (error) {
    if (isUniqueViolation(error, "member_email")) throw new DomainError("members.email_taken");
    throw error;
  }
  return { email };
}
