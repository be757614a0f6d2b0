import * as contract from "@tucano/contract/backoffice/access.ts";
import { route } from "../../platform/http/route.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { describeOperator, signOut } from "./sessions.ts";
import { confirmSignIn, signIn } from "./sign-in.ts";

export function accessArea(parts: Parts): Area {
  return {
    routes: [
      route(contract.signIn, (input, context) => signIn(parts, input, context)),
      route(contract.confirmSignIn, async (input, context) =>
        describeOperator(parts, await confirmSignIn(parts, input, context)),
      ),
      permitted(contract.readSession, (_input, { operator }) =>
        describeOperator(parts, operator.sessionId),
      ),
      permitted(contract.signOut, (_input, context) => signOut(parts, context)),
    ],
  };
}
