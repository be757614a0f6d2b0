/** Races, wherever a game is shown: which of them it is played in, and how a player stands. */
import { plural } from "@lingui/core/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { listRaces, showRace } from "@tucano/contract/player/rewards/races.ts";
import { call, useIsMember } from "../session/session.ts";
import { formatFigure } from "../text.ts";

export type RaceCard = DataOf<typeof listRaces>["list"][number];
export type RaceShown = DataOf<typeof showRace>;

/** All that is asked about races begins so. */
export const RACES = "races";

export const racesQuery = queryOptions({
  queryKey: [RACES],
  queryFn: () => call(listRaces, {}),
  staleTime: 0,
});

export const raceQuery = (raceId: number) =>
  queryOptions({
    queryKey: [RACES, raceId],
    queryFn: () => call(showRace, { race_id: raceId }),
    staleTime: 0,
  });

/** So many games are drawn at once: one answer does for all of them. */
const TILES_STALE_MS = 60_000;

/** Is a race played in this game now? Only members, who may take part, are told so. */
export function useIsRaced(gameId: number): boolean {
  const isMember = useIsMember();
  const { data = false } = useQuery({
    ...racesQuery,
    enabled: isMember,
    staleTime: TILES_STALE_MS,
    select: ({ list }) => runningIn(list, gameId).length > 0,
  });
  return isMember && data;
}

/** What runs in a game now, what ends first first. */
export function runningIn(list: readonly RaceCard[], gameId: number): RaceCard[] {
  return list
    .filter(
      ({ state, games }) => state === "running" && games.some((one) => one.game_id === gameId),
    )
    .toSorted((a, b) => a.ends_at.localeCompare(b.ends_at));
}

/** "12.50×" or "37 rounds". */
export function pointsWords({ scoring }: Pick<RaceCard, "scoring">, points: string): string {
  if (scoring === "multiplier") return `${formatFigure(points)}×`;
  return plural(Number(points), { one: "# round", other: "# rounds" });
}
