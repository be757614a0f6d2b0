import * as contract from "@tucano/contract/player/games/rounds.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { listRecord } from "./record.ts";

export function historyCalls(deps: Parameters<typeof listRecord>[0]): Route[] {
  return [route(contract.record, (input, { member }) => listRecord(deps, member.memberId, input))];
}
