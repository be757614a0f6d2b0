/** Rounds that the house pays for. */
import { queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { listFreeRounds } from "@tucano/contract/player/rewards/free-rounds.ts";
import { call } from "../../platform/session/session.ts";

export type FreeRound = DataOf<typeof listFreeRounds>["list"][number];

export const freeRoundsQuery = queryOptions({
  queryKey: ["free-rounds"],
  queryFn: () => call(listFreeRounds, {}),
  staleTime: 0,
});
