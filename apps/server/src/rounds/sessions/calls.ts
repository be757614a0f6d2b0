import * as contract from "@tucano/contract/player/games/rounds.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { launchDemo, launchGame } from "./launch.ts";

export function sessionCalls(deps: Parameters<typeof launchGame>[0]): Route[] {
  return [
    route(contract.launch, (input, context) => launchGame(deps, input, context)),
    route(contract.launchDemo, (input, context) => launchDemo(deps, input, context)),
  ];
}
