import { queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { fairnessGames } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import type { PlayMode } from "../../platform/records/choices.ts";
import type { Game } from "../../platform/games/games.ts";
import { call } from "../../platform/session/session.ts";

export type Sheet = DataOf<typeof fairnessGames>["games"][number]["sheet"];

/** The published figures of the house games; a studio's game has none here. */
export const sheetsQuery = queryOptions({
  queryKey: ["fairness", "games"],
  queryFn: () => call(fairnessGames, {}),
  staleTime: 60_000,
});

export function useLaunch() {
  return useMutation({
    mutationFn: ({ game, mode }: { game: Game; mode: PlayMode }) =>
      call(launch, { game_id: game.id, mode, lobby_url: "/" }),
  });
}
