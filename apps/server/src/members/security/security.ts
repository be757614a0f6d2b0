/** The security centre as the routes see it: one function for each of its calls. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as keys from "@tucano/contract/player/account/passkeys.ts";
import type * as contract from "@tucano/contract/player/account/security.ts";
import type * as social from "@tucano/contract/player/account/social.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import { confirmEmail, sendEmailCode } from "./bind-email.ts";
import { changePassword, changeWithdrawalPassword } from "./change-password.ts";
import { findExisting, type Parts } from "../context.ts";
import { listSessions, revokeSession } from "../sessions/own-sessions.ts";
import { beginPasskey, listPasskeys, registerPasskey, removePasskey } from "./passkeys.ts";
import { maskPhone } from "../policy.ts";
import { beginTotp, confirmTotp, disableTotp } from "../sign-in/second-factor.ts";
import { countRecoveryCodes, findSecondFactor } from "./security-repository.ts";
import { beginSocialLink, finishSocialLink, unlinkSocial } from "../sign-in/social.ts";
import { verifyPassword } from "./tickets.ts";

type Act<E> = (input: InputOf<E>, context: MemberContext) => Promise<DataOf<E>>;

export interface Security {
  readonly verifyPassword: Act<typeof contract.verifyPassword>;
  readonly changePassword: Act<typeof contract.changePassword>;
  readonly changeWithdrawalPassword: Act<typeof contract.changeWithdrawalPassword>;
  readonly sendEmailCode: Act<typeof contract.sendEmailCode>;
  readonly confirmEmail: Act<typeof contract.confirmEmail>;
  readonly listSessions: Act<typeof contract.listSessions>;
  readonly revokeSession: Act<typeof contract.revokeSession>;
  readonly showOverview: Act<typeof contract.securityOverview>;
  readonly beginTotp: Act<typeof contract.beginTotp>;
  readonly confirmTotp: Act<typeof contract.confirmTotp>;
  readonly disableTotp: Act<typeof contract.disableTotp>;
  readonly beginPasskey: Act<typeof keys.beginPasskey>;
  readonly registerPasskey: Act<typeof keys.registerPasskey>;
  readonly listPasskeys: Act<typeof keys.listPasskeys>;
  readonly removePasskey: Act<typeof keys.removePasskey>;
  readonly beginSocialLink: Act<typeof social.beginSocialLink>;
  readonly finishSocialLink: Act<typeof social.finishSocialLink>;
  readonly unlinkSocial: Act<typeof social.unlinkSocial>;
}

export function createSecurity(parts: Parts): Security {
  return {
    verifyPassword: (input, context) => verifyPassword(parts, input, context),
    changePassword: (input, context) => changePassword(parts, input, context),
    changeWithdrawalPassword: (input, context) => changeWithdrawalPassword(parts, input, context),
    sendEmailCode: (input, context) => sendEmailCode(parts, input, context),
    confirmEmail: (input, context) => confirmEmail(parts, input, context),
    listSessions: (_input, context) => listSessions(parts, context),
    revokeSession: (input, context) => revokeSession(parts, input, context),
    showOverview: (_input, { member }) => showOverview(parts, member.memberId),
    beginTotp: (input, context) => beginTotp(parts, input, context),
    confirmTotp: (input, context) => confirmTotp(parts, input, context),
    disableTotp: (input, context) => disableTotp(parts, input, context),
    beginPasskey: (input, context) => beginPasskey(parts, input, context),
    registerPasskey: (input, context) => registerPasskey(parts, input, context),
    listPasskeys: (_input, { member }) => listPasskeys(parts, member.memberId),
    removePasskey: (input, context) => removePasskey(parts, input, context),
    beginSocialLink: (input, context) => beginSocialLink(parts, input, context),
    finishSocialLink: (input, context) => finishSocialLink(parts, input, context),
    unlinkSocial: (input, context) => unlinkSocial(parts, input, context),
  };
}

async function showOverview(
  parts: Parts,
  memberId: number,
): Promise<DataOf<typeof contract.securityOverview>> {
  const [member, factor, left] = await Promise.all([
    findExisting(parts, memberId),
    findSecondFactor(parts.db, memberId),
    countRecoveryCodes(parts.db, memberId),
  ]);
  const since = factor?.confirmed_at ?? null;
  return {
    has_password: member.password_hash !== null,
    has_qk_pwd: member.withdrawal_password_hash !== null,
    email: member.email,
    phone: maskPhone(member.phone ?? ""),
    totp_on: since !== null,
    totp_since: since === null ? null : toWireInstant(since),
    recovery_codes_left: left,
  };
}
