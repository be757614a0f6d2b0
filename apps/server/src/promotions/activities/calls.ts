import * as contract from "@tucano/contract/player/rewards/activities.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { readBalances } from "../balances.ts";
import type { PromotionsDeps } from "../types.ts";
import { listActivities } from "./activities.ts";

export function activityCalls(deps: PromotionsDeps): Route[] {
  return [
    route(contract.allBalances, (input, { member }) => readBalances(deps, member.memberId, input)),
    route(contract.activityDetails, (_input, { lang, host }) => listActivities(deps, lang, host)),
  ];
}
