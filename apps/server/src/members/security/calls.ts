import * as links from "@tucano/contract/player/account/password-link.ts";
import * as keys from "@tucano/contract/player/account/passkeys.ts";
import * as centre from "@tucano/contract/player/account/security.ts";
import { say } from "../../platform/http/answers/envelope.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { Parts } from "../context.ts";
import { confirmEmail, sendEmailCode } from "./bind-email.ts";
import { changePassword, changeWithdrawalPassword } from "./change-password.ts";
import * as passkeys from "./passkeys.ts";
import { forgotPassword, readPasswordLink, setPassword } from "./password-link.ts";
import { showSecurity } from "./show-security.ts";
import { verifyPassword } from "../proofs/tickets.ts";

export function securityCalls(parts: Parts): Route[] {
  return [
    route(links.forgotPassword, (input, context) => forgotPassword(parts, input, context)),
    route(links.readPasswordLink, (input, context) => readPasswordLink(parts, input, context)),
    route(links.setPassword, async (input, context) =>
      say(await setPassword(parts, input, context), "members.password_changed"),
    ),
    route(centre.securityOverview, (_input, { member }) => showSecurity(parts, member.memberId)),
    route(centre.verifyPassword, (input, context) => verifyPassword(parts, input, context)),
    route(centre.changePassword, async (input, context) =>
      say(await changePassword(parts, input, context), "members.password_changed"),
    ),
    route(centre.changeWithdrawalPassword, async (input, context) =>
      say(
        await changeWithdrawalPassword(parts, input, context),
        "members.withdrawal_password_changed",
      ),
    ),
    route(centre.sendEmailCode, (input, context) => sendEmailCode(parts, input, context)),
    route(centre.confirmEmail, async (input, context) =>
      say(await confirmEmail(parts, input, context), "members.email_bound"),
    ),
    ...passkeyCalls(parts),
  ];
}

function passkeyCalls(parts: Parts): Route[] {
  return [
    route(keys.beginPasskeyLogin, (_input, context) => passkeys.beginPasskeyLogin(parts, context)),
    route(keys.loginByPasskey, (input, context) => passkeys.signInByPasskey(parts, input, context)),
    route(keys.beginPasskey, (input, context) => passkeys.beginPasskey(parts, input, context)),
    route(keys.registerPasskey, (input, context) =>
      passkeys.registerPasskey(parts, input, context),
    ),
    route(keys.listPasskeys, (_input, { member }) => passkeys.listPasskeys(parts, member.memberId)),
    route(keys.removePasskey, (input, context) => passkeys.removePasskey(parts, input, context)),
  ];
}
