/** The second step of a change: a ticket and the new secret. Other devices are signed out. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/security.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import { findExisting, type Parts } from "../context.ts";
import { notifyChange } from "../sign-in/notify-change.ts";
import { checkNewPassword, checkNewWithdrawalPassword, type FormFields } from "../policy.ts";
import { lockAccount } from "../repository.ts";
import * as repository from "../proofs/security-repository.ts";
import { redeemTicket, requireTicket, type TicketUse } from "../proofs/tickets.ts";

export async function changePassword(
  parts: Parts,
  form: InputOf<typeof contract.changePassword>,
  { member }: MemberContext,
): Promise<DataOf<typeof contract.changePassword>> {
  refuseProblems(checkNewPassword(form));
  const use: TicketUse = { ticket: form.ticket, member, purpose: "change_password" };
  await requireTicket(parts, use);
  const { memberId } = member;
  const row = await findExisting(parts, memberId);
  // The holder of the ticket knows the old password: saying that it is the same tells nothing.
  if (await parts.passwords.verify(row.password_hash, form.password)) throw unchanged("password");
  const hash = await parts.passwords.hash(form.password);
  const ended = await inTransaction(parts.db, async (tx) => {
    // The member first: two changes at once would else hold the tickets that each takes away.
    await lockAccount(tx, memberId);
    await redeemTicket(parts, tx, use);
    await repository.savePassword(tx, { memberId, hash, now: parts.clock.now() });
    await repository.removeTickets(tx, memberId);
    await notifyChange(parts, tx, row, "password");
    const others = { memberId, except: member.sessionId };
    return parts.sessions.revoke(tx, others, "password_changed");
  });
  parts.sessions.forget(ended);
  return { sessions_ended: ended.length };
}

export async function changeWithdrawalPassword(
  parts: Parts,
  form: InputOf<typeof contract.changeWithdrawalPassword>,
  { member }: MemberContext,
): Promise<DataOf<typeof contract.changeWithdrawalPassword>> {
  refuseProblems(checkNewWithdrawalPassword(form));
  // Used up before anything is compared: one ticket is not a way to guess at the old digits.
  await inTransaction(parts.db, (tx) =>
    redeemTicket(parts, tx, {
      ticket: form.ticket,
      member,
      purpose: "change_withdrawal_password",
    }),
  );
  const { memberId } = member;
  const row = await findExisting(parts, memberId);
  const isOld = await parts.withdrawalPasswords.verify(row.withdrawal_password_hash, form.qk_pwd);
  if (isOld) throw unchanged("qk_pwd");
  const hash = await parts.withdrawalPasswords.hash(form.qk_pwd);
  await inTransaction(parts.db, async (tx) => {
    await repository.saveWithdrawalPassword(tx, { memberId, hash, now: parts.clock.now() });
    await notifyChange(parts, tx, row, "withdrawal_password");
  });
  // A member who guessed too often at the old digits need not wait with the new ones.
  await parts.attempts.recordRight({ scope: "withdrawal-password", key: String(memberId) });
  return {};
}

function refuseProblems(fields: FormFields): void {
  if (Object.keys(fields).length > 0) throw new DomainError("common.invalid_input", { fields });
}

function unchanged(field: "password" | "qk_pwd"): DomainError {
  const fields = { [field]: { code: "members.password_unchanged" } } as const;
  return new DomainError("members.password_unchanged", { fields });
}
