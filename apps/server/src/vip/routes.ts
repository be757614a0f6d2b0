import * as contract from "@tucano/contract/player/rewards/vip.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Vip } from "./index.ts";

const CLAIMED = "vip.reward_claimed";

export function vipRoutes(vip: Vip): Route[] {
  return [
    route(contract.vipInfo, (_input, { member }) => vip.showInfo(member.memberId)),
    route(contract.vipHistory, (input, { member }) => vip.showHistory(member.memberId, input)),
    route(contract.claimGift, async (input, { member, idempotencyKey }) => {
      const { memberId } = member;
      return say(await vip.claimGift({ memberId, idempotencyKey, input }), CLAIMED);
    }),
    route(contract.listRebates, (input, { member }) => vip.listRebates(member.memberId, input)),
    route(contract.rebateDetails, ({ day }, { member }) => vip.showRebate(member.memberId, day)),
    route(contract.claimRebates, async ({ day }, { member, idempotencyKey }) => {
      const { memberId } = member;
      return say(await vip.claimRebates({ memberId, idempotencyKey, day }), CLAIMED);
    }),
  ];
}
