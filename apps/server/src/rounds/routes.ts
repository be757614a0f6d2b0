import * as contract from "@tucano/contract/player/games/rounds.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Rounds } from "./index.ts";

export function roundsRoutes(rounds: Rounds): Route[] {
  return [
    route(contract.launch, (input, context) => rounds.launch(input, context)),
    route(contract.record, (input, context) => rounds.record(context.member.memberId, input)),
  ];
}
