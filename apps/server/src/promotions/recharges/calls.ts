import * as contract from "@tucano/contract/player/rewards/promotions.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { claimantOf } from "../claim.ts";
import { sayClaimed } from "../present.ts";
import type { PromotionsDeps } from "../types.ts";
import { claimFirstRecharge } from "./first-recharge.ts";
import { claimRechargeRebate } from "./recharge-rebate.ts";
import { claimRechargeTiers } from "./recharge-tiers.ts";
import { showFirstRecharge, showRechargeRebate, showRechargeTiers } from "./show-recharges.ts";

export function rechargeCalls(deps: PromotionsDeps): Route[] {
  return [
    route(contract.checkFirstRecharge, (_input, { member, lang }) =>
      showFirstRecharge(deps, member.memberId, lang),
    ),
    route(contract.claimFirstRecharge, async (_input, context) =>
      sayClaimed(await claimFirstRecharge(deps, claimantOf(context))),
    ),
    route(contract.checkRechargeRebate, (input, { member, lang }) =>
      showRechargeRebate(deps, member.memberId, { ...input, lang }),
    ),
    route(contract.claimRechargeRebate, async ({ id }, context) =>
      sayClaimed(await claimRechargeRebate(deps, claimantOf(context), id ?? null)),
    ),
    route(contract.checkRechargeTiers, (input, { member, lang }) =>
      showRechargeTiers(deps, member.memberId, { ...input, lang }),
    ),
    route(contract.claimRechargeTiers, async ({ id }, context) =>
      sayClaimed(await claimRechargeTiers(deps, claimantOf(context), id ?? null)),
    ),
  ];
}
