import { queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { fairnessGames, fairnessRound } from "@tucano/contract/house-games.ts";
import { call } from "../../platform/session.ts";

export type Proof = DataOf<typeof fairnessRound>;

export function proofQuery(roundId: string) {
  return queryOptions({
    queryKey: ["fairness", "round", roundId],
    queryFn: () => call(fairnessRound, { round_id: roundId }),
    staleTime: 0,
    retry: false,
  });
}

export const fairGamesQuery = queryOptions({
  queryKey: ["fairness", "games"],
  queryFn: () => call(fairnessGames, {}),
  staleTime: 60_000,
});
