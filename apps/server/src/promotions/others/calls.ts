import * as contract from "@tucano/contract/player/rewards/promotions.ts";
import { say } from "../../platform/http/answers/envelope.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { claimantOf } from "../claim.ts";
import { CLAIMED, sayClaimed } from "../present.ts";
import type { PromotionsDeps } from "../types.ts";
import { claimDailyRelief } from "./daily-relief.ts";
import { claimInvitation } from "./invitation.ts";
import { claimSevenDays } from "./seven-days.ts";
import { showDailyRelief, showInvitations, showSevenDays } from "./show-others.ts";

export function otherCalls(deps: PromotionsDeps): Route[] {
  return [
    route(contract.checkInvitation, (input, { member, lang }) =>
      showInvitations(deps, member.memberId, { ...input, lang }),
    ),
    route(contract.claimInvitation, async ({ invitee_id: inviteeId, name }, context) => {
      const named = { inviteeId, account: name };
      return sayClaimed(await claimInvitation(deps, claimantOf(context), named));
    }),
    route(contract.checkDailyRelief, (_input, { member, lang }) =>
      showDailyRelief(deps, member.memberId, lang),
    ),
    route(contract.claimDailyRelief, async (_input, context) =>
      sayClaimed(await claimDailyRelief(deps, claimantOf(context))),
    ),
    route(contract.sevenDays, async ({ claim }, context) => {
      if (claim === true) await claimSevenDays(deps, claimantOf(context));
      const shown = await showSevenDays(deps, context.member.memberId, context.lang);
      return claim === true ? say(shown, CLAIMED) : shown;
    }),
  ];
}
