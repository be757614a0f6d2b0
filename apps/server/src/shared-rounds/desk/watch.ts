/** The tables as operators watch them. */
import type { TableRound } from "@tucano/contract/player/games/shared-tables.ts";
import { listSaltsDue } from "../chains/announce.ts";
import { presentRound } from "../present.ts";
import { findRound } from "../repository.ts";
import {
  type AtStake,
  countLeftBets,
  listHighest,
  listWatched,
  readTables,
  type WatchedRound,
} from "./repository-watch.ts";
import type { Context, TableBet } from "../types.ts";

export type { AtStake, WatchedRound } from "./repository-watch.ts";

export interface WatchedTable {
  readonly game: string;
  readonly round: TableRound | null;
  readonly openedAt: Date | null;
  readonly atStake: AtStake;
  /** Rounds called off in the last day. */
  readonly voids: number;
  /** The database's process that holds the table's lock. */
  readonly ledBy: string | null;
  /** Bets of rounds that are over, neither paid nor given back. */
  readonly leftBets: number;
  /** The event of its announced chain, when it has happened and brought no salt yet. */
  readonly saltDue: string | null;
}

const DAY_MS = 24 * 3_600_000;

export async function watchTables(
  context: Context,
  games: readonly string[],
): Promise<WatchedTable[]> {
  const { db, clock } = context;
  const voidSince = new Date(clock.now().getTime() - DAY_MS);
  const [states, left, due] = await Promise.all([
    readTables(db, { games, voidSince }),
    countLeftBets(db),
    listSaltsDue(context),
  ]);
  return Promise.all(
    states.map(async ({ roundId, ...state }) => {
      const round = roundId === null ? null : await findRound(db, roundId);
      return {
        ...state,
        round: round === null ? null : presentRound(round),
        openedAt: round?.openedAt ?? null,
        leftBets: left.get(state.game) ?? 0,
        saltDue: due.find(({ game }) => game === state.game)?.event ?? null,
      };
    }),
  );
}

export function pastOf(context: Context, game: string, limit: number): Promise<WatchedRound[]> {
  return listWatched(context.db, { game, limit });
}

export function highestOf(context: Context, roundId: string, limit: number): Promise<TableBet[]> {
  return listHighest(context.db, roundId, limit);
}
