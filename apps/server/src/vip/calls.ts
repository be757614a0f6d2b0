import * as contract from "@tucano/contract/player/rewards/vip.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import { claimGift } from "./claim-gift.ts";
import { showHistory } from "./history.ts";
import { showInfo } from "./info.ts";
import { claimRebates, listRebates, showRebate } from "./rebates.ts";
import type { VipDeps } from "./types.ts";

const CLAIMED = "vip.reward_claimed";

export function vipCalls(deps: VipDeps): Route[] {
  return [
    route(contract.vipInfo, (_input, { member }) => showInfo(deps, member.memberId)),
    route(contract.vipHistory, (input, { member }) => showHistory(deps, member.memberId, input)),
    route(contract.claimGift, async (input, { member, idempotencyKey }) =>
      say(await claimGift(deps, { ...member, idempotencyKey, input }), CLAIMED),
    ),
    route(contract.listRebates, (input, { member }) => listRebates(deps, member.memberId, input)),
    route(contract.rebateDetails, ({ day }, { member }) => showRebate(deps, member.memberId, day)),
    route(contract.claimRebates, async ({ day }, { member, idempotencyKey }) =>
      say(await claimRebates(deps, { ...member, idempotencyKey, day }), CLAIMED),
    ),
  ];
}
