import { queryOptions } from "@tanstack/react-query";
import { bookGames } from "@tucano/contract/player/games/book-games.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { call } from "../session/session.ts";

export type BookGame = DataOf<typeof bookGames>["games"][number];

/** What was computed of imported games, from all of their weights. */
export const bookGamesQuery = queryOptions({
  queryKey: ["fairness", "books"],
  queryFn: () => call(bookGames, {}),
  staleTime: 60_000,
});
