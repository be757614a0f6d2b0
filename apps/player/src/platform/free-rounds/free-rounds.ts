/** Rounds that the house pays for: which the member has, wherever they are shown. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { listFreeRounds } from "@tucano/contract/player/rewards/free-rounds.ts";
import { call, useIsMember } from "../session/session.ts";

export type FreeRound = DataOf<typeof listFreeRounds>["list"][number];

export const freeRoundsQuery = queryOptions({
  queryKey: ["free-rounds"],
  queryFn: () => call(listFreeRounds, {}),
  staleTime: 0,
});

/** So many games are drawn at once: one answer does for all of them. */
const TILES_STALE_MS = 60_000;

/** How many free rounds the member can play in a game now; a visitor has none. */
export function useFreeLeft(gameId: number): number {
  const isMember = useIsMember();
  const { data = 0 } = useQuery({
    ...freeRoundsQuery,
    enabled: isMember,
    staleTime: TILES_STALE_MS,
    select: ({ list }) => leftIn(list, gameId),
  });
  return isMember ? data : 0;
}

const leftIn = (list: readonly FreeRound[], gameId: number): number =>
  playableIn(list, gameId).reduce((sum, { left }) => sum + left, 0);

/** What can be played in a game now, what ends first first. */
export function playableIn(list: readonly FreeRound[], gameId: number): FreeRound[] {
  return list
    .filter(
      ({ state, games }) => state === "playable" && games.some((one) => one.game_id === gameId),
    )
    .toSorted((a, b) => a.ends_at.localeCompare(b.ends_at));
}
