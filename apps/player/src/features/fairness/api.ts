import { queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { fairnessGames, fairnessRound } from "@tucano/contract/player/games/house-games.ts";
import { record } from "@tucano/contract/player/games/rounds.ts";
import { fairnessTableRound, tableHistory } from "@tucano/contract/player/games/shared-tables.ts";
import { isApiError } from "@tucano/client/api-error.ts";
import { call } from "../../platform/session/session.ts";

export type RoundProof = DataOf<typeof fairnessRound>;
export type TableProof = DataOf<typeof fairnessTableRound>;
export type Proof =
  | { readonly of: "round"; readonly proof: RoundProof }
  | { readonly of: "table"; readonly proof: TableProof };

/** An id may belong to a player's own round or to a table's; the caller need not know which. */
async function findProof(id: string, isTable: boolean): Promise<Proof> {
  if (isTable) return { of: "table", proof: await call(fairnessTableRound, { round_id: id }) };
  try {
    return { of: "round", proof: await call(fairnessRound, { round_id: id }) };
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    return { of: "table", proof: await call(fairnessTableRound, { round_id: id }) };
  }
}

export function proofQuery(id: string, isTable: boolean) {
  return queryOptions({
    queryKey: ["fairness", "proof", id],
    queryFn: () => findProof(id, isTable),
    staleTime: 0,
    retry: false,
  });
}

export const fairGamesQuery = queryOptions({
  queryKey: ["fairness", "games"],
  queryFn: () => call(fairnessGames, {}),
  staleTime: 60_000,
});

const LATEST = 6;

export function tableRoundsQuery(game: string) {
  return queryOptions({
    queryKey: ["fairness", "table", game],
    queryFn: () => call(tableHistory, { game, limit: LATEST }),
    staleTime: 10_000,
  });
}

export const ownRoundsQuery = queryOptions({
  queryKey: ["fairness", "own"],
  queryFn: () => call(record, { range: "last7days", limit: LATEST }),
  staleTime: 10_000,
});
