import * as contract from "@tucano/contract/player/account/compliance.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Compliance } from "./index.ts";

export function complianceRoutes({ calls }: Compliance): Route[] {
  return [
    route(contract.listLimits, calls.listLimits),
    route(contract.setLimit, async (input, context) => {
      const limit = await calls.setLimit(input, context);
      return say(limit, limit.next === null ? "compliance.limit_set" : "compliance.limit_asked");
    }),
    route(contract.removeLimit, async (input, context) =>
      say(await calls.removeLimit(input, context), "compliance.limit_asked"),
    ),
    route(contract.confirmLimit, async (input, context) =>
      say(await calls.confirmLimit(input, context), "compliance.limit_confirmed"),
    ),
    route(contract.takeTimeOut, async (input, context) =>
      say(await calls.takeTimeOut(input, context), "compliance.break_started"),
    ),
    route(contract.excludeOneself, async (input, context) =>
      say(await calls.excludeOneself(input, context), "compliance.break_started"),
    ),
    route(contract.complianceStatus, calls.showStatus),
    route(contract.statement, calls.readStatement),
    route(contract.balancesByDay, calls.readBalances),
  ];
}
