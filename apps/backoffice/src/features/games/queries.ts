import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  listBigWins,
  listReturns,
  rankGames,
  readGame,
} from "@tucano/contract/backoffice/games/game-figures.ts";
import { listGames, listStops, listStudios } from "@tucano/contract/backoffice/games/games.ts";
import {
  listStuckRounds,
  listTables,
  readRound,
  readTable,
} from "@tucano/contract/backoffice/games/tables.ts";
import { listChannels } from "@tucano/contract/backoffice/games/video-channels.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { call } from "../../platform/api.ts";

export type GameRow = DataOf<typeof listGames>["list"][number];
export type ReturnsRow = DataOf<typeof listReturns>["list"][number];
export type RankedRow = DataOf<typeof rankGames>["list"][number];
export type BigWinRow = DataOf<typeof listBigWins>["list"][number];
export type TableRow = DataOf<typeof listTables>["list"][number];
export type StuckRow = DataOf<typeof listStuckRounds>["list"][number];
export type ChannelRow = DataOf<typeof listChannels>["list"][number];

/** All that is fetched again when a game or a stop changes. */
export const GAMES_KEY = "games";
const STOPS_EVERY_MS = 15_000;
const TABLES_EVERY_MS = 2_000;

export const gamesQuery = (input: RequestOf<typeof listGames>) =>
  queryOptions({
    queryKey: [GAMES_KEY, "list", input],
    queryFn: ({ signal }) => call(listGames, input, signal),
    placeholderData: keepPreviousData,
  });

export const stopsQuery = queryOptions({
  queryKey: [GAMES_KEY, "stops"],
  queryFn: ({ signal }) => call(listStops, {}, signal),
  refetchInterval: STOPS_EVERY_MS,
});

export const studiosQuery = queryOptions({
  queryKey: [GAMES_KEY, "studios"],
  queryFn: ({ signal }) => call(listStudios, {}, signal),
});

export const returnsQuery = queryOptions({
  queryKey: [GAMES_KEY, "returns"],
  queryFn: ({ signal }) => call(listReturns, {}, signal),
});

export const gameQuery = (gameId: number) =>
  queryOptions({
    queryKey: [GAMES_KEY, "detail", gameId],
    queryFn: ({ signal }) => call(readGame, { game_id: gameId }, signal),
  });

export const winsQuery = (sort: RequestOf<typeof listBigWins>["sort"]) =>
  queryOptions({
    queryKey: [GAMES_KEY, "wins", sort],
    queryFn: async ({ signal }) => ({
      ...(await call(listBigWins, { sort, limit: 100 }, signal)),
      next: null,
    }),
    placeholderData: keepPreviousData,
  });

export const rankingQuery = (input: RequestOf<typeof rankGames>) =>
  queryOptions({
    queryKey: [GAMES_KEY, "ranking", input],
    queryFn: ({ signal }) => call(rankGames, input, signal),
    placeholderData: keepPreviousData,
  });

export const tablesQuery = queryOptions({
  queryKey: ["tables"],
  queryFn: ({ signal }) => call(listTables, {}, signal),
  refetchInterval: TABLES_EVERY_MS,
});

export const tableQuery = (code: string) =>
  queryOptions({
    queryKey: ["tables", code],
    queryFn: ({ signal }) => call(readTable, { code }, signal),
    refetchInterval: TABLES_EVERY_MS,
  });

export const roundQuery = (input: RequestOf<typeof readRound>) =>
  queryOptions({
    queryKey: ["round", input],
    queryFn: ({ signal }) => call(readRound, input, signal),
  });

export const stuckRoundsQuery = queryOptions({
  queryKey: ["round", "stuck"],
  queryFn: ({ signal }) => call(listStuckRounds, {}, signal),
});

export const channelsQuery = queryOptions({
  queryKey: ["videos"],
  queryFn: ({ signal }) => call(listChannels, {}, signal),
});
