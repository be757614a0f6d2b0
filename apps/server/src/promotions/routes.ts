import * as activities from "@tucano/contract/player/rewards/activities.ts";
import { redeemPromoCode } from "@tucano/contract/player/rewards/promo-codes.ts";
import * as contract from "@tucano/contract/player/rewards/promotions.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { MemberContext, Route } from "../platform/http/types.ts";
import type { Reward } from "../rewards/index.ts";
import type { Claimant, Promotions } from "./index.ts";
import { presentClaim } from "./present.ts";

const CLAIMED = "promotions.claimed";

export function promotionsRoutes(promotions: Promotions): Route[] {
  return [
    ...rechargeRoutes(promotions),
    ...otherRoutes(promotions),
    route(activities.allBalances, (input, { member }) =>
      promotions.balances(member.memberId, input),
    ),
    route(activities.activityDetails, (_input, { lang, host }) =>
      promotions.activities(lang, host),
    ),
  ];
}

function claimantOf({ member, idempotencyKey }: MemberContext): Claimant {
  return { memberId: member.memberId, idempotencyKey };
}

async function answer(claimed: Promise<readonly Reward[]>) {
  return say(presentClaim(await claimed), CLAIMED);
}

function rechargeRoutes(promotions: Promotions): Route[] {
  return [
    route(contract.checkFirstRecharge, (_input, { member, lang }) =>
      promotions.checkFirstRecharge(member.memberId, lang),
    ),
    route(contract.claimFirstRecharge, (_input, context) =>
      answer(promotions.claimFirstRecharge(claimantOf(context))),
    ),
    route(contract.checkRechargeRebate, (input, { member, lang }) =>
      promotions.checkRechargeRebate(member.memberId, { ...input, lang }),
    ),
    route(contract.claimRechargeRebate, ({ id }, context) =>
      answer(promotions.claimRechargeRebate(claimantOf(context), id ?? null)),
    ),
    route(contract.checkRechargeTiers, (input, { member, lang }) =>
      promotions.checkRechargeTiers(member.memberId, { ...input, lang }),
    ),
    route(contract.claimRechargeTiers, ({ id }, context) =>
      answer(promotions.claimRechargeTiers(claimantOf(context), id ?? null)),
    ),
  ];
}

function otherRoutes(promotions: Promotions): Route[] {
  return [
    route(contract.checkInvitation, (input, { member, lang }) =>
      promotions.checkInvitation(member.memberId, { ...input, lang }),
    ),
    route(contract.claimInvitation, ({ invitee_id: inviteeId, name }, context) =>
      answer(promotions.claimInvitation(claimantOf(context), { inviteeId, account: name })),
    ),
    route(contract.checkDailyRelief, (_input, { member, lang }) =>
      promotions.checkDailyRelief(member.memberId, lang),
    ),
    route(contract.claimDailyRelief, (_input, context) =>
      answer(promotions.claimDailyRelief(claimantOf(context))),
    ),
    route(redeemPromoCode, ({ code }, context) =>
      answer(promotions.redeem(claimantOf(context), code)),
    ),
    route(contract.sevenDays, async ({ claim }, context) => {
      const { memberId } = context.member;
      if (claim === true) await promotions.claimSevenDays(claimantOf(context));
      const shown = await promotions.checkSevenDays(memberId, context.lang);
      return claim === true ? say(shown, CLAIMED) : shown;
    }),
  ];
}
