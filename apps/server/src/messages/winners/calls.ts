import * as contract from "@tucano/contract/player/site/messages.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { MessagesDeps } from "../types.ts";
import { chooseWinnersOpt, listWinners, type RememberedWinners } from "./winners.ts";

export function winnerCalls(deps: MessagesDeps, winners: RememberedWinners): Route[] {
  const kept = { stamp: async () => [await winners.get()], isPersonal: false };
  return [
    route(contract.listWinners, (input) => listWinners(winners, input), kept),
    route(contract.chooseWinnersOpt, async ({ opt_out }, { member }) => ({
      opt_out: await chooseWinnersOpt(deps, winners, member.memberId, opt_out),
    })),
  ];
}
