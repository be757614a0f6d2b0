import { useMutation } from "@tanstack/react-query";
import { joinRace, leaveRace } from "@tucano/contract/player/rewards/races.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { type RaceCard, RACES } from "../../platform/races/races.ts";
import { call } from "../../platform/session/session.ts";

export type RacePrize = RaceCard["prizes"][number];

const reload = () => queryClient.invalidateQueries({ queryKey: [RACES] });

export const useJoinRace = (raceId: number) =>
  useMutation({ mutationFn: () => call(joinRace, { race_id: raceId }), onSettled: reload });

export const useLeaveRace = (raceId: number) =>
  useMutation({ mutationFn: () => call(leaveRace, { race_id: raceId }), onSettled: reload });
