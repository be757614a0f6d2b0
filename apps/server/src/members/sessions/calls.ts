import * as contract from "@tucano/contract/player/account/members.ts";
import * as centre from "@tucano/contract/player/account/security.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { Parts } from "../context.ts";
import { refreshSession, signOut } from "./end-session.ts";
import { listSessions, revokeSession } from "./own-sessions.ts";

export function sessionCalls(parts: Parts): Route[] {
  return [
    route(contract.refresh, (_input, context) => refreshSession(parts, context)),
    route(contract.logout, (_input, context) => signOut(parts, context)),
    route(centre.listSessions, (_input, context) => listSessions(parts, context)),
    route(centre.revokeSession, (input, context) => revokeSession(parts, input, context)),
  ];
}
