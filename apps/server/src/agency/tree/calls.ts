import * as contract from "@tucano/contract/player/rewards/agency.ts";
import { say } from "../../platform/http/answers/envelope.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { AgencyDeps } from "../types.ts";
import { listInvitees } from "./people.ts";
import { registerSubordinate } from "./register-subordinate.ts";
import { answerWish, listWishes } from "./wishes.ts";

export function treeCalls(deps: AgencyDeps): Route[] {
  return [
    route(contract.registerSubordinate, async (input, { member }) => {
      const done = await registerSubordinate(deps, member.memberId, input);
      return done.counts_from === null
        ? say(done, "agency.subordinate_asked")
        : say(done, "agency.subordinate_registered", { day: done.counts_from });
    }),
    route(contract.listWishes, (_input, { member }) => listWishes(deps, member.memberId)),
    route(contract.answerWish, (input, { member }) => answerWish(deps, member.memberId, input)),
    route(contract.listInvitees, (input, { member }) => listInvitees(deps, member.memberId, input)),
  ];
}
