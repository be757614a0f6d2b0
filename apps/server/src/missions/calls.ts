import * as contract from "@tucano/contract/player/rewards/missions.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import { pageOf } from "../platform/paging.ts";
import { claimMission, showMissions, showPoints } from "./missions.ts";
import { buyItem, showShop } from "./shop.ts";
import type { MissionsDeps } from "./types.ts";

export function missionsCalls(deps: MissionsDeps): Route[] {
  return [
    route(contract.listMissions, (_input, { member }) => showMissions(deps, member.memberId)),
    route(contract.claimMission, (input, { member }) =>
      claimMission(deps, { ...input, memberId: member.memberId }),
    ),
    route(contract.listPoints, (input, { member }) =>
      showPoints(deps, member.memberId, pageOf(input)),
    ),
    route(contract.showShop, (_input, { member }) => showShop(deps, member.memberId)),
    route(contract.buyItem, ({ purchase_key: purchaseKey, ...input }, { member }) =>
      buyItem(deps, { ...input, purchaseKey, memberId: member.memberId }),
    ),
  ];
}
