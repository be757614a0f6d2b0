/** A member's favourite games: marked on tiles, listed on their page, set from a game's menu. */
import { t } from "@lingui/core/macro";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { deleteFavourite, favourites, setFavourite } from "@tucano/contract/catalog.ts";
import { showToast } from "@tucano/ui/toast.tsx";
import { isApiError } from "./api-error.ts";
import type { Game } from "./games.ts";
import { useMember } from "./member.ts";
import { queryClient } from "./query-client.ts";
import { call, useIsMember } from "./session.ts";
import { openModal } from "./ui-store.ts";

export const favouritesQuery = queryOptions({
  queryKey: ["favourites"],
  queryFn: () => call(favourites, {}),
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
      call(isFavourite ? deleteFavourite : setFavourite, {
        game_id: game.id,
        ...(memberId === undefined ? {} : { member_id: memberId }),
      }),
    onSuccess: (answer) => {
      queryClient.setQueryData(favouritesQuery.queryKey, answer);
      return queryClient.invalidateQueries({ queryKey: favouritesQuery.queryKey });
    },
    onError: (error) => {
      const what = t`Error in setting favorite`;
      showToast(isApiError(error) ? `${what}: ${error.message}` : what, "error");
    },
  });
  return (game, isFavourite) => (isMember ? mutate({ game, isFavourite }) : openModal("login"));
}
