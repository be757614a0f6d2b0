import * as contract from "@tucano/contract/player/games/house-games.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { requireSession } from "../sessions/sessions.ts";
import type { Context } from "../types.ts";
import { fairnessGames, fairnessRound } from "./fairness.ts";
import { playHistory, replayRound } from "./history.ts";

export function verificationCalls(context: Context): Route[] {
  return [
    route(contract.playHistory, async (input, { bearer }) =>
      playHistory(context, await requireSession(context, bearer), input),
    ),
    route(contract.replayRound, async (input, { bearer }) =>
      replayRound(context, await requireSession(context, bearer), input.round_id),
    ),
    route(contract.fairnessRound, ({ round_id }) => fairnessRound(context, round_id)),
    route(contract.fairnessGames, () => fairnessGames(context)),
  ];
}
