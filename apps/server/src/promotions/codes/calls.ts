import { redeemPromoCode } from "@tucano/contract/player/rewards/promo-codes.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { claimantOf } from "../claim.ts";
import { sayClaimed } from "../present.ts";
import type { PromotionsDeps } from "../types.ts";
import { redeemCode } from "./codes.ts";

export function codeCalls(deps: PromotionsDeps): Route[] {
  return [
    route(redeemPromoCode, async ({ code }, context) =>
      sayClaimed(await redeemCode(deps, claimantOf(context), code)),
    ),
  ];
}
