/**
 * Setting a login password by a one-time link. Its owner asks for it by the bound address, or an
 * operator sends it; only the mailbox sees it. It signs nobody in: a second factor is still asked.
 */
import { createHash } from "node:crypto";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/account/password-link.ts";
import { toLanguage } from "@tucano/i18n/languages.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";
import type { RequestContext } from "../../platform/http/types.ts";
import { type AttemptTarget, takeGuesses } from "../guards/attempts.ts";
import { findExisting, type Parts } from "../context.ts";
import { notifyChange } from "../sign-in/notify-change.ts";
import * as links from "./password-link-repository.ts";
import { checkNewPassword, parseEmail, passwordLink as rules } from "../policy.ts";
import { findMember, lockAccount, type MemberRow } from "../repository.ts";
import { removeTickets, savePassword } from "../proofs/security-repository.ts";
import { requireCaptcha } from "../sign-in/sign-in.ts";

const hashToken = (token: string) => createHash("sha256").update(token).digest();

const expiryOf = (parts: Parts): Date =>
  new Date(parts.clock.now().getTime() + rules.minutes * 60_000);

type LinkOwner = Pick<MemberRow, "member_id" | "account" | "lang"> & { readonly email: string };

/** To the bound address. Throws when no mail is sent here. */
export async function sendPasswordLink(
  parts: Parts,
  tx: Tx,
  { member_id: memberId, account, email, lang }: LinkOwner,
): Promise<Date> {
  const token = parts.random.token(32);
  const expiresAt = expiryOf(parts);
  await links.saveLink(tx, { memberId, hash: hashToken(token), email, expiresAt });
  const site = parts.config.http.publicUrl || parts.selfUrl();
  await parts.outbox.mail(tx, {
    to: email,
    lang: toLanguage(lang),
    about: "mail.password_link",
    expiresAt,
    isForNobody: memberId === nobody.member_id,
    // Behind the # it is in no server's log.
    params: { account, minutes: rules.minutes, link: `${site}/set-password#${token}` },
  });
  return expiresAt;
}

/** No member has this number. */
const nobody = { member_id: toMemberId(0), account: "", email: "" };

/**
 * An address that nobody has goes the same way, costs the same work and gets the same answer, but
 * no message.
 */
export async function forgotPassword(
  parts: Parts,
  form: InputOf<typeof contract.forgotPassword>,
  { ip, lang }: RequestContext,
): Promise<DataOf<typeof contract.forgotPassword>> {
  const email = parseEmail(form.email);
  if (email === null) {
    const fields = { email: { code: "members.email_invalid" } } as const;
    throw new DomainError("members.email_invalid", { fields });
  }
  if (!parts.outbox.offers("mail")) throw new DomainError("members.mail_unavailable");
  await requireCaptcha(parts, form);
  await takeGuesses(parts.attempts, [
    { scope: "code-from", key: `address:${networkOf(ip)}` },
    { scope: "code-to", key: email },
  ]);
  const boundBefore = new Date(parts.clock.now().getTime() - rules.boundForMs);
  const memberId = await links.findForgetful(parts.db, email, boundBefore);
  const member = await findMember(parts.db, memberId ?? nobody.member_id);
  const expiresAt = await inTransaction(parts.db, (tx) =>
    sendPasswordLink(parts, tx, member === null ? { ...nobody, lang } : { ...member, email }),
  );
  return { expires_at: toWireInstant(expiresAt) };
}

function invalid(): DomainError {
  return new DomainError("members.link_invalid");
}

/** A guess that is counted, by where it comes from. */
async function findLink(parts: Parts, token: string, ip: string): Promise<links.LinkRow> {
  const address: AttemptTarget = { scope: "address", key: networkOf(ip) };
  await takeGuesses(parts.attempts, [address]);
  const row = await links.findLink(parts.db, hashToken(token), parts.clock.now());
  if (row === null) {
    await parts.attempts.recordWrong(address);
    throw invalid();
  }
  await parts.attempts.recordRight(address);
  return row;
}

export async function readPasswordLink(
  parts: Parts,
  { token }: InputOf<typeof contract.readPasswordLink>,
  { ip }: RequestContext,
): Promise<DataOf<typeof contract.readPasswordLink>> {
  const row = await findLink(parts, token, ip);
  return { account: row.account, expires_at: toWireInstant(row.expires_at) };
}

/** Everybody signed in with the old password, or without one, is signed out. */
export async function setPassword(
  parts: Parts,
  form: InputOf<typeof contract.setPassword>,
  { ip }: RequestContext,
): Promise<DataOf<typeof contract.setPassword>> {
  const fields = checkNewPassword(form);
  if (Object.keys(fields).length > 0) throw new DomainError("common.invalid_input", { fields });
  const { member_id: memberId } = await findLink(parts, form.token, ip);
  const member = await findExisting(parts, memberId);
  const hash = await parts.passwords.hash(form.password);
  const ended = await inTransaction(parts.db, async (tx) => {
    await lockAccount(tx, memberId);
    const now = parts.clock.now();
    const taken = await links.takeLink(tx, hashToken(form.token), now);
    if (taken !== memberId) throw invalid();
    await savePassword(tx, { memberId, hash, now });
    await removeTickets(tx, memberId);
    await notifyChange(parts, tx, member, "password");
    return parts.sessions.revoke(tx, { memberId }, "password_changed");
  });
  parts.sessions.forget(ended);
  return { sessions_ended: ended.length };
}
