import * as contract from "@tucano/contract/player/account/members.ts";
import * as links from "@tucano/contract/player/account/password-link.ts";
import * as keys from "@tucano/contract/player/account/passkeys.ts";
import * as centre from "@tucano/contract/player/account/security.ts";
import * as social from "@tucano/contract/player/account/social.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Members } from "./index.ts";
import { pictures } from "./pictures.ts";
import type { Security } from "./security/security.ts";

export function membersRoutes(members: Members): Route[] {
  return [
    route(contract.issueCaptcha, (input) => members.issueCaptcha(input)),
    route(contract.register, async (input, context) =>
      say(await members.register(input, context), "members.registered"),
    ),
    route(contract.login, (input, context) => members.signIn(input, context)),
    route(contract.sendPhoneCode, (input, context) => members.sendPhoneCode(input, context)),
    route(contract.loginByPhone, (input, context) => members.signInByPhone(input, context)),
    route(links.forgotPassword, (input, context) => members.forgotPassword(input, context)),
    route(links.readPasswordLink, (input, context) => members.readPasswordLink(input, context)),
    route(links.setPassword, async (input, context) =>
      say(await members.setPassword(input, context), "members.password_changed"),
    ),
    route(keys.beginPasskeyLogin, (_input, context) => members.beginPasskeyLogin(context)),
    route(keys.loginByPasskey, (input, context) => members.signInByPasskey(input, context)),
    route(social.listSocialPlatforms, (_input, context) => members.listPlatforms(context)),
    route(social.beginSocialLogin, (_input, context) => members.beginSocialLogin(context)),
    route(social.finishSocialLogin, (input, context) => members.signInBySocial(input, context)),
    route(contract.refresh, (_input, context) => members.refresh(context)),
    route(contract.logout, (_input, context) => members.signOut(context)),
    route(contract.me, (_input, context) => members.showProfile(context)),
    route(contract.listProfilePictures, () => ({ male: pictures.male, female: pictures.female })),
    route(contract.readProfilePicture, (_input, context) => members.showPicture(context)),
    route(contract.chooseProfilePicture, (input, context) => members.choosePicture(input, context)),
    route(contract.chooseTold, (input, context) => members.chooseTold(input, context)),
    ...securityRoutes(members.security),
  ];
}

function securityRoutes(security: Security): Route[] {
  return [
    route(centre.securityOverview, security.showOverview),
    route(centre.verifyPassword, security.verifyPassword),
    route(centre.changePassword, async (input, context) =>
      say(await security.changePassword(input, context), "members.password_changed"),
    ),
    route(centre.changeWithdrawalPassword, async (input, context) =>
      say(
        await security.changeWithdrawalPassword(input, context),
        "members.withdrawal_password_changed",
      ),
    ),
    route(centre.sendEmailCode, security.sendEmailCode),
    route(centre.confirmEmail, async (input, context) =>
      say(await security.confirmEmail(input, context), "members.email_bound"),
    ),
    route(centre.listSessions, security.listSessions),
    route(centre.revokeSession, security.revokeSession),
    route(centre.beginTotp, security.beginTotp),
    route(centre.confirmTotp, security.confirmTotp),
    route(centre.disableTotp, security.disableTotp),
    route(keys.beginPasskey, security.beginPasskey),
    route(keys.registerPasskey, security.registerPasskey),
    route(keys.listPasskeys, security.listPasskeys),
    route(keys.removePasskey, security.removePasskey),
    route(social.beginSocialLink, security.beginSocialLink),
    route(social.finishSocialLink, security.finishSocialLink),
    route(social.unlinkSocial, security.unlinkSocial),
  ];
}
