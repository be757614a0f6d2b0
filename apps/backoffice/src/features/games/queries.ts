import type {
  listBigWins,
  listReturns,
  rankGames,
} from "@tucano/contract/backoffice/games/game-figures.ts";
import { type listGames, listStops, listStudios } from "@tucano/contract/backoffice/games/games.ts";
import {
  type listStuckRounds,
  listTables,
  readTable,
} from "@tucano/contract/backoffice/games/tables.ts";
import type { listChannels } from "@tucano/contract/backoffice/games/video-channels.ts";
import type { readPartner } from "@tucano/contract/backoffice/games/studios.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { ask, type RowOf } from "../../platform/api.ts";
import { queryOptions } from "@tanstack/react-query";

export type GameRow = RowOf<typeof listGames>;
export type Partner = DataOf<typeof readPartner>;
export type ReturnsRow = RowOf<typeof listReturns>;
export type RankedRow = RowOf<typeof rankGames>;
export type BigWinRow = RowOf<typeof listBigWins>;
export type TableRow = RowOf<typeof listTables>;
export type StuckRow = RowOf<typeof listStuckRounds>;
export type ChannelRow = RowOf<typeof listChannels>;

const STOPS_EVERY_MS = 15_000;
const TABLES_EVERY_MS = 2_000;

export const stopsQuery = queryOptions({ ...ask(listStops, {}), refetchInterval: STOPS_EVERY_MS });
export const studiosQuery = ask(listStudios, {});
export const tablesQuery = queryOptions({
  ...ask(listTables, {}),
  refetchInterval: TABLES_EVERY_MS,
});
export const tableQuery = (code: string) =>
  queryOptions({ ...ask(readTable, { code }), refetchInterval: TABLES_EVERY_MS });
