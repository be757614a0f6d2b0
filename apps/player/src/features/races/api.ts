import { queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { joinRace, leaveRace, listRaces, showRace } from "@tucano/contract/player/rewards/races.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call } from "../../platform/session/session.ts";

export type RaceCard = DataOf<typeof listRaces>["list"][number];
export type RaceShown = DataOf<typeof showRace>;
export type RacePrize = RaceCard["prizes"][number];

const RACES = "races";

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

const reload = () => queryClient.invalidateQueries({ queryKey: [RACES] });

export const useJoinRace = (raceId: number) =>
  useMutation({ mutationFn: () => call(joinRace, { race_id: raceId }), onSettled: reload });

export const useLeaveRace = (raceId: number) =>
  useMutation({ mutationFn: () => call(leaveRace, { race_id: raceId }), onSettled: reload });
