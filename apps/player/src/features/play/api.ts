import { queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { fairnessGames } from "@tucano/contract/player/games/house-games.ts";
import { bookSeeds, chooseBookSeed } from "@tucano/contract/player/games/book-games.ts";
import { launch, launchDemo } from "@tucano/contract/player/games/rounds.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { freeRoundsQuery, playableIn } from "../../platform/free-rounds/free-rounds.ts";
import { bookGamesQuery } from "../../platform/games/book-games.ts";
import type { PlayMode } from "../../platform/records/choices.ts";
import type { Game } from "../../platform/games/games.ts";
import { call } from "../../platform/session/session.ts";
import { newKey } from "../../platform/text.ts";

export type Sheet = DataOf<typeof fairnessGames>["games"][number]["sheet"];

/** The published figures of the house games; a studio's game has none here. */
export const sheetsQuery = queryOptions({
  queryKey: ["fairness", "games"],
  queryFn: () => call(fairnessGames, {}),
  staleTime: 60_000,
});

interface LaunchWish {
  game: Game;
  mode: PlayMode;
  isVisitor: boolean;
}

export function useLaunch() {
  return useMutation({
    mutationFn: async ({ game, mode, isVisitor }: LaunchWish) => {
      const wish = { game_id: game.id, lobby_url: "/" };
      if (mode === "demo" && isVisitor) return call(launchDemo, wish);
      const grant = mode === "real" ? await findGrant(game) : undefined;
      const free = grant === undefined ? {} : { free_grant: grant };
      const launched = await call(launch, { ...wish, mode, ...free });
      if (mode === "real" && isDrawnFromBooks(launched.url)) await chooseSeedOnce();
      return launched;
    },
  });
}

/** Imported games cannot ask: while the house pays for rounds there, they are opened for those. */
async function findGrant(game: Game): Promise<string | undefined> {
  const { games } = await queryClient.fetchQuery(bookGamesQuery);
  if (!games.some(({ sheet }) => sheet.code === game.code)) return undefined;
  const { list } = await queryClient.fetchQuery(freeRoundsQuery);
  return playableIn(list, game.id)[0]?.id;
}

/** An imported game: its front end knows nothing of seeds. */
function isDrawnFromBooks(url: string): boolean {
  return new URL(url, location.href).searchParams.has("rgs_url");
}

/** Before the first round, so that the house has no part in the player's seed. */
async function chooseSeedOnce(): Promise<void> {
  const { client_seed: chosen, commitment } = await call(bookSeeds, {});
  if (chosen !== null) return;
  await call(chooseBookSeed, { client_seed: newKey(), commitment });
}
