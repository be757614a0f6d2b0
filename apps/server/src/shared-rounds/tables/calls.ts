import * as contract from "@tucano/contract/player/games/shared-tables.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { fairnessChains } from "../chains/announce.ts";
import type { Context } from "../types.ts";
import { fairnessTableRound, openTable, tableBets, tableHistory } from "./open-table.ts";

export function tableCalls(context: Context): Route[] {
  return [
    route(contract.openTable, (input, request) => openTable(context, input, request)),
    route(contract.tableBets, (input, { bearer }) => tableBets(context, input, bearer)),
    route(contract.tableHistory, (input) => tableHistory(context, input)),
    route(contract.fairnessChains, (input) => fairnessChains(context, input)),
    route(contract.fairnessTableRound, ({ round_id }) => fairnessTableRound(context, round_id)),
  ];
}
