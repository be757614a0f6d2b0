/**
 * A member's favourite games: marked on tiles, listed on their page, set from a game's menu. A page
 * shows a hundred tiles: one call serves all of them, and each re-renders only for its own state.
 */
import { t } from "@lingui/core/macro";
import { QueryObserver, queryOptions } from "@tanstack/react-query";
import {
  deleteFavourite,
  favourites,
  setFavourite,
} from "@tucano/contract/player/games/catalog.ts";
import { showToast } from "@tucano/ui/toast.tsx";
import { useSyncExternalStore } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import type { Game } from "./games.ts";
import { memberQuery } from "../session/member.ts";
import { queryClient } from "../api/query-client.ts";
import { call, useIsMember, useSession } from "../session/session.ts";
import { openModal } from "../shell/ui-store.ts";

export const favouritesQuery = queryOptions({
  queryKey: ["favourites"],
  queryFn: () => call(favourites, {}),
  staleTime: 60_000,
});

let known: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();
let stopAsking: (() => void) | undefined;

function beginAsking(): () => void {
  const observer = new QueryObserver(queryClient, favouritesQuery);
  const learn = ({ data } = observer.getCurrentResult()) => {
    known = new Set(data?.list.map((game) => game.id));
    for (const listener of listeners) listener();
  };
  learn();
  return observer.subscribe(learn);
}

/** The question is asked while somebody wants to know. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stopAsking ??= beginAsking();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopAsking?.();
    stopAsking = undefined;
  };
}

const askNothing = () => () => undefined;

export function useIsFavourite(gameId: number): boolean {
  const isMember = useIsMember();
  return useSyncExternalStore(
    isMember ? subscribe : askNothing,
    () => isMember && known.has(gameId),
    () => false,
  );
}

/** Sets or removes a favourite; afterwards the list is reloaded. Visitors are asked to log in. */
export async function toggleFavourite(game: Game, isFavourite: boolean): Promise<void> {
  if (useSession.getState().status !== "member") {
    openModal("login");
    return;
  }
  const member = queryClient.getQueryData(memberQuery.queryKey);
  try {
    const answer = await call(isFavourite ? deleteFavourite : setFavourite, {
      game_id: game.id,
      ...(member !== undefined && { member_id: member.id }),
    });
    queryClient.setQueryData(favouritesQuery.queryKey, answer);
    await queryClient.invalidateQueries({ queryKey: favouritesQuery.queryKey });
  } catch (error) {
    const what = t`Error in setting favorite`;
    showToast(isApiError(error) ? `${what}: ${error.message}` : what, "error");
  }
}
