import * as contract from "@tucano/contract/player/account/members.ts";
import * as centre from "@tucano/contract/player/account/security.ts";
import * as social from "@tucano/contract/player/account/social.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { Parts } from "../context.ts";
import { refreshSession, signOut } from "./end-session.ts";
import { listSessions, revokeSession } from "./own-sessions.ts";
import { sendPhoneCode, signInByPhone } from "./phone-login.ts";
import { beginTotp, confirmTotp, disableTotp } from "./second-factor.ts";
import { signIn } from "./sign-in.ts";
import {
  beginSocialLink,
  beginSocialLogin,
  finishSocialLink,
  listPlatforms,
  signInBySocial,
  unlinkSocial,
} from "./social.ts";

export function signInCalls(parts: Parts): Route[] {
  return [
    route(contract.refresh, (_input, context) => refreshSession(parts, context)),
    route(contract.logout, (_input, context) => signOut(parts, context)),
    route(contract.login, (input, context) => signIn(parts, input, context)),
    route(contract.sendPhoneCode, (input, context) => sendPhoneCode(parts, input, context)),
    route(contract.loginByPhone, (input, context) => signInByPhone(parts, input, context)),
    route(social.listSocialPlatforms, (_input, { member }) =>
      listPlatforms(parts, member?.memberId ?? null),
    ),
    route(social.beginSocialLogin, (_input, context) => beginSocialLogin(parts, context)),
    route(social.finishSocialLogin, (input, context) => signInBySocial(parts, input, context)),
    route(social.beginSocialLink, (input, context) => beginSocialLink(parts, input, context)),
    route(social.finishSocialLink, (input, context) => finishSocialLink(parts, input, context)),
    route(social.unlinkSocial, (input, context) => unlinkSocial(parts, input, context)),
    route(centre.listSessions, (_input, context) => listSessions(parts, context)),
    route(centre.revokeSession, (input, context) => revokeSession(parts, input, context)),
    route(centre.beginTotp, (input, context) => beginTotp(parts, input, context)),
    route(centre.confirmTotp, (input, context) => confirmTotp(parts, input, context)),
    route(centre.disableTotp, (input, context) => disableTotp(parts, input, context)),
  ];
}
