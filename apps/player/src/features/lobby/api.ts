/** Games for browsing: lists, charts, studios, favourites. */
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { activityDetails } from "@tucano/contract/activities.ts";
import * as catalog from "@tucano/contract/catalog.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { record } from "@tucano/contract/rounds.ts";
import { showToast } from "@tucano/ui/toast.tsx";
import { isApiError } from "../../platform/api-error.ts";
import type { Game } from "../../platform/games.ts";
import { language } from "../../platform/language.ts";
import { useMember } from "../../platform/member.ts";
import { queryClient } from "../../platform/query-client.ts";
import { call, useIsMember } from "../../platform/session.ts";
import { openModal } from "../../platform/ui-store.ts";

export { allGamesQuery, type Game, gamesQuery } from "../../platform/games.ts";

export const apisQuery = queryOptions({
  queryKey: ["games", "apis"],
  queryFn: () => call(catalog.apis, {}),
  staleTime: 5 * 60_000,
});

export const popularQuery = queryOptions({
  queryKey: ["games", "popular"],
  queryFn: () => call(catalog.popular, { limit: 20 }),
  staleTime: 60_000,
});

export const newestQuery = queryOptions({
  queryKey: ["games", "new"],
  queryFn: () => call(catalog.newest, { limit: 20 }),
  staleTime: 5 * 60_000,
});

export type RankingRow = DataOf<typeof catalog.ranking>["list"][number];

export const rankingQuery = queryOptions({
  queryKey: ["games", "ranking"],
  queryFn: () => call(catalog.ranking, { limit: 50 }),
  staleTime: 60_000,
});

export type Activity = DataOf<typeof activityDetails>["list"][number];

/** Everything that can be taken part in, with its numbers. */
export const activitiesQuery = queryOptions({
  queryKey: ["activities"],
  queryFn: () => call(activityDetails, { lang: language }),
  staleTime: 5 * 60_000,
});

/** Games of the member's latest rounds, on whatever device they were played; the latest first. */
export const playedQuery = queryOptions({
  queryKey: ["games", "played"],
  queryFn: async () => {
    const { list } = await call(record, { range: "last7days", limit: 50 });
    return [...new Set(list.map((round) => round.game_id))];
  },
  staleTime: 60_000,
});

export const favouritesQuery = queryOptions({
  queryKey: ["favourites"],
  queryFn: () => call(catalog.favourites, {}),
  staleTime: 60_000,
});

export function useFavouriteIds(): ReadonlySet<number> {
  const { data } = useQuery({ ...favouritesQuery, enabled: useIsMember() });
  return new Set(data?.list.map((game) => game.id));
}

/** Sets or removes a favourite; afterwards the list is reloaded. Visitors are asked to log in. */
export function useToggleFavourite(): (game: Game, isFavourite: boolean) => void {
  const isMember = useIsMember();
  const memberId = useMember()?.id;
  const { mutate } = useMutation({
    mutationFn: ({ game, isFavourite }: { game: Game; isFavourite: boolean }) =>
      call(isFavourite ? catalog.deleteFavourite : catalog.setFavourite, {
        game_id: game.id,
        ...(memberId === undefined ? {} : { member_id: memberId }),
      }),
    onSuccess: (answer) => {
      queryClient.setQueryData(favouritesQuery.queryKey, answer);
      return queryClient.invalidateQueries({ queryKey: favouritesQuery.queryKey });
    },
    onError: (error) => showToast(isApiError(error) ? error.message : String(error), "error"),
  });
  return (game, isFavourite) => (isMember ? mutate({ game, isFavourite }) : openModal("login"));
}
