import * as contract from "@tucano/contract/backoffice/access/access.ts";
import * as passkeys from "@tucano/contract/backoffice/access/passkeys.ts";
import { route } from "../../platform/http/route.ts";
import { type Area, permitted } from "../core/area.ts";
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
      permitted(contract.readSession, (_input, { operator }) =>
        describeOperator(parts, operator.sessionId),
      ),
      permitted(contract.signOut, (_input, context) => signOut(parts, context)),
      permitted(contract.changePassword, (input, context) => changePassword(parts, input, context)),
      permitted(passkeys.beginPasskey, (input, context) => beginPasskey(parts, input, context)),
      permitted(passkeys.registerPasskey, (input, context) =>
        registerPasskey(parts, input, context),
      ),
      permitted(passkeys.listPasskeys, (_input, { operator }) =>
        listPasskeys(parts, operator.operatorId),
      ),
      permitted(passkeys.removePasskey, (input, context) => removePasskey(parts, input, context)),
    ],
  };
}
