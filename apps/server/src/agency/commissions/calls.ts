import * as contract from "@tucano/contract/player/rewards/agency.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { AgencyDeps } from "../types.ts";
import { playMechanism, rechargeMechanism } from "./mechanism.ts";
import { listCommissions, showCommission, showOverview } from "./show-commissions.ts";

export function commissionCalls(deps: AgencyDeps): Route[] {
  return [
    route(contract.overview, (_input, { member }) => showOverview(deps, member.memberId)),
    route(contract.listCommissions, (input, { member }) =>
      listCommissions(deps, member.memberId, input),
    ),
    route(contract.showCommission, (input, { member }) =>
      showCommission(deps, member.memberId, input),
    ),
    route(contract.rechargeMechanism, () => rechargeMechanism(deps)),
    route(contract.bettingMechanism, () => playMechanism(deps, "betting")),
    route(contract.settlementMechanism, () => playMechanism(deps, "settlement")),
  ];
}
