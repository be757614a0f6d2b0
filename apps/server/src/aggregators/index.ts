/**
 * The door of aggregators: what partners elsewhere offer, beside what the house offers of it; what
 * they have booked, beside what the house has; and what the house asks of them meanwhile.
 */
import { boundTo, type Room } from "../platform/room.ts";
import { listGames, listLatestPulls, listVersions } from "./catalogue/repository.ts";
import { pullGames } from "./catalogue/pull-games.ts";
import { takeOver } from "./catalogue/take-over.ts";
import { aggregatorsJobs } from "./jobs.ts";
import { matchDay } from "./matching/match-day.ts";
import { listDays, listDifferences, listSums, settleDifference } from "./matching/repository.ts";
import { listPartners, requireClient } from "./partners.ts";
import { cancelReward, createReward, mayGrant } from "./rewards/partner-rewards.ts";
import type { AggregatorsDeps } from "./types.ts";

export { MATCH_JOB, PICTURES_JOB, PULL_JOB } from "./jobs.ts";
export { isOfPartner } from "./partners.ts";
export type { ListedGame, Pull } from "./catalogue/repository.ts";
export type { Facts } from "./catalogue/diff.ts";
export type { MatchedDay, StoredDifference } from "./matching/repository.ts";
export type { Sum } from "./matching/compare.ts";

export type Aggregators = ReturnType<typeof createApi>;

export function createAggregators(deps: AggregatorsDeps): Room<Aggregators> {
  return { api: createApi(deps), jobs: aggregatorsJobs(deps) };
}

function createApi(deps: AggregatorsDeps) {
  return {
    ...boundTo(deps, {
      listPartners,
      /** Asks a partner for its games, now. */
      pullGames,
      /** A listed game, or its new figures, into the house's catalogue: hidden at first. */
      takeOver,
      /** Compares a day, by the partner's clock, once more. */
      matchDay,
    }),
    ...boundTo(deps.db, {
      listGames,
      listVersions,
      listLatestPulls,
      listDays,
      listSums,
      listDifferences,
    }),
    settleDifference,
    /** A page of the partner's about a round, for whoever asks now. */
    roundLink: async (
      partner: string,
      round: { readonly user: string; readonly roundRef: string; readonly transactionUuid: string },
    ): Promise<string> => {
      const { user, roundRef, transactionUuid } = round;
      const client = await requireClient(deps, partner);
      return client.roundUrl({ user, round: roundRef, transactionUuid });
    },
    /** Free rounds at partners' games. */
    rewards: boundTo(deps, { createReward, cancelReward, mayGrant }),
  };
}
