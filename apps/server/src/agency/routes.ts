import * as contract from "@tucano/contract/player/rewards/agency.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Agency } from "./index.ts";

export function agencyRoutes(agency: Agency): Route[] {
  return [
    route(contract.overview, (_input, context) => agency.showOverview(context)),
    route(contract.registerSubordinate, async (input, { member }) => {
      const done = await agency.registerSubordinate(member.memberId, input);
      return done.counts_from === null
        ? say(done, "agency.subordinate_asked")
        : say(done, "agency.subordinate_registered", { day: done.counts_from });
    }),
    route(contract.listWishes, (_input, { member }) => agency.listWishes(member.memberId)),
    route(contract.answerWish, (input, { member }) => agency.answerWish(member.memberId, input)),
    route(contract.listInvitees, (input, { member }) =>
      agency.listInvitees(member.memberId, input),
    ),
    route(contract.listCommissions, (input, { member }) =>
      agency.listCommissions(member.memberId, input),
    ),
    route(contract.showCommission, (input, { member }) =>
      agency.showCommission(member.memberId, input),
    ),
    route(contract.rechargeMechanism, () => agency.rechargeMechanism()),
    route(contract.bettingMechanism, () => agency.playMechanism("betting")),
    route(contract.settlementMechanism, () => agency.playMechanism("settlement")),
  ];
}
