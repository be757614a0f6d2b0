import * as contract from "@tucano/contract/player/games/rounds.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { listRecord, type RecordDeps } from "./record.ts";
import { readRoundLink, type RoundLinkDeps } from "./round-link.ts";

export function historyCalls(deps: RecordDeps & RoundLinkDeps): Route[] {
  return [
    route(contract.record, (input, { member }) => listRecord(deps, member.memberId, input)),
    route(contract.roundLink, ({ studio, round_id: roundRef }, { member: { memberId } }) =>
      readRoundLink(deps, { memberId, studio, roundRef }),
    ),
  ];
}
