import { queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { bookRound } from "@tucano/contract/player/games/book-games.ts";
import { fairnessGames, fairnessRound } from "@tucano/contract/player/games/house-games.ts";
import { record } from "@tucano/contract/player/games/rounds.ts";
import { fairnessTableRound, tableHistory } from "@tucano/contract/player/games/shared-tables.ts";
import { isApiError } from "@tucano/client/api-error.ts";
import type { ProofKind } from "../../platform/records/proofs.ts";
import { call } from "../../platform/session/session.ts";

export type RoundProof = DataOf<typeof fairnessRound>;
export type TableProof = DataOf<typeof fairnessTableRound>;
export type BookProof = DataOf<typeof bookRound>;
export type Proof =
  | { readonly of: "round"; readonly proof: RoundProof }
  | { readonly of: "book"; readonly proof: BookProof }
  | { readonly of: "table"; readonly proof: TableProof };

const finders: Record<Proof["of"], (id: string) => Promise<Proof>> = {
  round: async (id) => ({ of: "round", proof: await call(fairnessRound, { round_id: id }) }),
  table: async (id) => ({ of: "table", proof: await call(fairnessTableRound, { round_id: id }) }),
  book: async (id) => ({ of: "book", proof: await call(bookRound, { round_id: id }) }),
};

/** An id may be of any kind of round; the caller need not know of which. */
async function findProof(id: string, kind: ProofKind | undefined): Promise<Proof> {
  if (kind !== undefined) return finders[kind](id);
  for (const find of [finders.round, finders.table]) {
    try {
      return await find(id);
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
    }
  }
  return finders.book(id);
}

export function proofQuery(id: string, kind: ProofKind | undefined) {
  return queryOptions({
    queryKey: ["fairness", "proof", id],
    queryFn: () => findProof(id, kind),
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
