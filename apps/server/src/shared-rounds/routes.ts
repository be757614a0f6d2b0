import * as contract from "@tucano/contract/player/games/shared-tables.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { SharedRounds } from "./index.ts";

export function sharedRoundsRoutes(tables: SharedRounds): Route[] {
  return [
    route(contract.openTable, (input, context) => tables.openTable(input, context)),
    route(contract.tableBets, (input, context) => tables.tableBets(input, context.bearer)),
    route(contract.tableHistory, (input) => tables.tableHistory(input)),
    route(contract.fairnessChains, (input) => tables.fairnessChains(input)),
    route(contract.fairnessTableRound, (input) => tables.fairnessTableRound(input.round_id)),
  ];
}
