import * as contract from "@tucano/contract/player/site/push.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { MessagesDeps } from "../types.ts";
import { choosePush, endPush, endPushOffers, readPush } from "./devices.ts";

export function pushCalls(deps: MessagesDeps): Route[] {
  return [
    route(contract.readPush, (_input, context) => readPush(deps, context)),
    route(contract.choosePush, (input, context) => choosePush(deps, input, context)),
    route(contract.endPush, (input, context) => endPush(deps, input, context)),
    route(contract.endPushOffers, (input) => endPushOffers(deps, input)),
  ];
}
