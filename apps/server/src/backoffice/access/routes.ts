import * as contract from "@tucano/contract/backoffice/access/access.ts";
import * as passkeys from "@tucano/contract/backoffice/access/passkeys.ts";
import { route } from "../../platform/http/route.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { acceptInvitation, readInvitation } from "./links.ts";
import {
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  registerPasskey,
  removePasskey,
  signInByPasskey,
} from "./passkeys.ts";
import { changePassword } from "./password.ts";
import { describeOperator, signOut } from "./sessions.ts";
import { confirmSignIn, signIn } from "./sign-in.ts";

export function accessArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    routes: [
      route(contract.signIn, (input, context) => signIn(parts, input, context)),
      route(contract.confirmSignIn, async (input, context) =>
        describeOperator(parts, await confirmSignIn(parts, input, context)),
      ),
      route(contract.readInvitation, (input, context) => readInvitation(parts, input, context)),
      route(contract.acceptInvitation, (input, context) => acceptInvitation(parts, input, context)),
      route(passkeys.beginPasskeySignIn, (_input, context) => beginPasskeySignIn(parts, context)),
      route(passkeys.signInByPasskey, async (input, context) =>
        describeOperator(parts, await signInByPasskey(parts, input, context)),
      ),
      call(contract.readSession, (_parts, _input, { operator }) =>
        describeOperator(parts, operator.sessionId),
      ),
      call(contract.signOut, (_parts, _input, context) => signOut(parts, context)),
      call(contract.changePassword, changePassword),
      call(passkeys.beginPasskey, beginPasskey),
      call(passkeys.registerPasskey, registerPasskey),
      call(passkeys.listPasskeys, (_parts, _input, { operator }) =>
        listPasskeys(parts, operator.operatorId),
      ),
      call(passkeys.removePasskey, removePasskey),
    ],
  };
}
