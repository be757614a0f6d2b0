/** Games for browsing: charts, studios, what was played, what can be taken part in. */
import { queryOptions } from "@tanstack/react-query";
import { activityDetails } from "@tucano/contract/player/rewards/activities.ts";
import * as catalog from "@tucano/contract/player/games/catalog.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { record } from "@tucano/contract/player/games/rounds.ts";
import { language } from "../../platform/language.ts";
import { call } from "../../platform/session/session.ts";

export { favouritesQuery } from "../../platform/games/favourites.ts";
export { allGamesQuery, type Game, gamesQuery } from "../../platform/games/games.ts";

export const apisQuery = queryOptions({
  queryKey: ["games", "apis"],
  queryFn: () => call(catalog.apis, {}),
  staleTime: 5 * 60_000,
});

/**
 * Kinds and studios, without the features that only filters offer: they stand in the document of
 * a first visit.
 */
export const kindsQuery = queryOptions({
  queryKey: ["games", "kinds"],
  queryFn: async () => {
    const { game_types, brands } = await call(catalog.apis, {});
    return { game_types, brands };
  },
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

/** What has been added since the day of the member's last visit; a visit is counted by this. */
export const addedQuery = queryOptions({
  queryKey: ["games", "added"],
  queryFn: () => call(catalog.addedSinceVisit, {}),
  staleTime: Infinity,
});

export type RankingRow = DataOf<typeof catalog.ranking>["list"][number];

export const rankingQuery = queryOptions({
  queryKey: ["games", "ranking"],
  queryFn: () => call(catalog.ranking, { limit: 50 }),
  staleTime: 60_000,
});

export type Activity = Pick<
  DataOf<typeof activityDetails>["list"][number],
  "code" | "title" | "summary" | "target"
>;

/**
 * What can be taken part in, in two lines each. Their terms are on their pages, and would be a
 * quarter of the document of a first visit.
 */
export const activitiesQuery = queryOptions({
  queryKey: ["activities"],
  queryFn: async (): Promise<Activity[]> => {
    const { list } = await call(activityDetails, { lang: language });
    return list.map(({ code, title, summary, target }) => ({ code, title, summary, target }));
  },
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
