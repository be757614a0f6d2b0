import { queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { readJackpots, readOwnJackpot } from "@tucano/contract/player/rewards/jackpots.ts";
import { call } from "../../platform/session/session.ts";

export type Shown = DataOf<typeof readJackpots>;
export type PoolTerms = Shown["personal"];
export type PoolCode = PoolTerms["code"];

/** Real amounts grow by themselves; whoever looks sees them grow. */
const AGAIN_MS = 15_000;

export const jackpotsQuery = queryOptions({
  queryKey: ["jackpots"],
  queryFn: () => call(readJackpots, {}),
  refetchInterval: AGAIN_MS,
});

export const ownJackpotQuery = queryOptions({
  queryKey: ["jackpots", "own"],
  queryFn: () => call(readOwnJackpot, {}),
  refetchInterval: AGAIN_MS,
});
