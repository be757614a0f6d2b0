/** The site's games, whole: lists, search and the page of a game look in the same answer. */
import { queryOptions } from "@tanstack/react-query";
import { type GameType, list } from "@tucano/contract/player/games/catalog.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { GameSort } from "../records/choices.ts";
import { call } from "../session/session.ts";

export type Game = DataOf<typeof list>["list"][number];

/** What the server chooses and orders by. */
export interface GameChoice {
  type?: GameType;
  tag?: string;
  brand?: string;
  sort?: GameSort;
}

const MOST_IN_A_PAGE = 100;
/** Beyond this there are too many games to scroll; search still finds them by name. */
const MOST_PAGES = 20;

async function fetchGames(choice: GameChoice): Promise<Game[]> {
  const games: Game[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page says whether there is another
    const answer = await call(list, { ...choice, page, limit: MOST_IN_A_PAGE });
    games.push(...answer.list);
    if (games.length >= answer.total || answer.list.length === 0) break;
  }
  return games;
}

export function gamesQuery(choice: GameChoice) {
  return queryOptions({
    queryKey: ["games", "list", choice],
    queryFn: () => fetchGames(choice),
    staleTime: 5 * 60_000,
  });
}

export const allGamesQuery = gamesQuery({});
