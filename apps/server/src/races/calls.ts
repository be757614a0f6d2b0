import * as contract from "@tucano/contract/player/rewards/races.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Boards } from "./board.ts";
import { joinRace, leaveRace } from "./join.ts";
import { listRaces, showRace } from "./show.ts";
import type { RacesDeps } from "./types.ts";

export function racesCalls(deps: RacesDeps, boards: Boards): Route[] {
  return [
    route(contract.listRaces, (_input, { member }) => listRaces(deps, member?.memberId ?? null)),
    route(contract.showRace, ({ race_id: raceId }, { member }) =>
      showRace(deps, boards, { raceId, memberId: member?.memberId ?? null }),
    ),
    route(contract.joinRace, async ({ race_id: raceId }, { member }) => {
      await joinRace(deps, { raceId, memberId: member.memberId });
      return { is_joined: true };
    }),
    route(contract.leaveRace, async ({ race_id: raceId }, { member }) => {
      await leaveRace(deps, { raceId, memberId: member.memberId });
      return { is_joined: false };
    }),
  ];
}
