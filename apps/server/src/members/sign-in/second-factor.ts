/**
 * Authenticators: six digits that change every half minute, asked at sign-in and before a ticket.
 * A recovery code takes the place of one, once. Everybody decides for themselves to use one.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/security.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import { drawQr } from "../../platform/pictures/qr.ts";
import { createSecret, otpauthUri } from "../../platform/secrets/totp.ts";
import { findExisting, type Parts } from "../context.ts";
import { notifyChange } from "./notify-change.ts";
import { guessSecondFactor, hashRecoveryCode, stepOf } from "../proofs/pass-second-factor.ts";
import { drawRecoveryCode, security as rules } from "../policy.ts";
import * as repository from "../proofs/security-repository.ts";
import { redeemTicket } from "../proofs/tickets.ts";

export async function beginTotp(
  parts: Parts,
  { ticket }: InputOf<typeof contract.beginTotp>,
  { member }: MemberContext,
): Promise<DataOf<typeof contract.beginTotp>> {
  const { account } = await findExisting(parts, member.memberId);
  const secret = createSecret();
  const now = parts.clock.now();
  await inTransaction(parts.db, async (tx) => {
    await redeemTicket(parts, tx, { ticket, member, purpose: "second_factor" });
    const begun = { memberId: member.memberId, secret: parts.secretBox.seal(secret), now };
    const isNew = await repository.beginSecondFactor(tx, begun);
    if (!isNew) throw new DomainError("members.totp_on");
  });
  const uri = otpauthUri(account, secret);
  const expiresAt = new Date(now.getTime() + rules.totpConfirmSeconds * 1_000);
  return { otpauth_uri: uri, secret, qr: drawQr(uri), expires_at: toWireInstant(expiresAt) };
}

export async function confirmTotp(
  parts: Parts,
  { code }: InputOf<typeof contract.confirmTotp>,
  { member: { memberId } }: MemberContext,
): Promise<DataOf<typeof contract.confirmTotp>> {
  const member = await findExisting(parts, memberId);
  const codes = Array.from({ length: rules.recoveryCodes }, () =>
    drawRecoveryCode((bound) => parts.random.integer(bound)),
  );
  await guessSecondFactor(parts, memberId, async (tx) => {
    const now = parts.clock.now();
    const factor = await repository.lockSecondFactor(tx, memberId);
    const isBegun = factor !== null && factor.confirmed_at === null;
    if (!isBegun || now.getTime() - factor.begun_at.getTime() > rules.totpConfirmSeconds * 1_000) {
      throw new DomainError("members.totp_not_begun");
    }
    const step = await stepOf(parts, factor, code.trim());
    if (step === null) return null;
    const recoveryHashes = codes.map((one) => hashRecoveryCode(parts, memberId, one));
    await repository.confirmSecondFactor(tx, { memberId, step, recoveryHashes, now });
    await notifyChange(parts, tx, member, "totp_on");
    return true;
  });
  return { recovery_codes: codes };
}

/** Off is off: when there was none, nothing is said of it. */
export async function disableTotp(
  parts: Parts,
  { ticket }: InputOf<typeof contract.disableTotp>,
  { member }: MemberContext,
): Promise<DataOf<typeof contract.disableTotp>> {
  const row = await findExisting(parts, member.memberId);
  await inTransaction(parts.db, async (tx) => {
    await redeemTicket(parts, tx, { ticket, member, purpose: "second_factor" });
    const wasOn = await repository.removeSecondFactor(tx, member.memberId);
    if (wasOn) await notifyChange(parts, tx, row, "totp_off");
  });
  return {};
}
