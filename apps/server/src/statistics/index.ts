/**
 * The door of the figures of play and money: turnover, deposits, popular games, winners, and
 * whether games return what their mathematics says. All of it is kept by readers of the journal,
 * some seconds behind it; nothing is counted when somebody asks, but for the few entries that a
 * member's own deposits and totals still lack: offers are earned and withdrawals judged by those.
 * Nothing here moves money.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import type { Catalog } from "../catalog/index.ts";
import { hasUnreadBefore, type JournalReader } from "../ledger/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import { addDays, dayOf } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import type { Logger } from "../platform/logger.ts";
import type { Metrics } from "../platform/metrics.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { statisticsJobs } from "./jobs.ts";
import {
  listDepositors,
  listDeposits,
  listMoneyDays,
  moneyReader,
  totalDeposits,
} from "./money/money-repository.ts";
import {
  listTurnover,
  type Played,
  playReader,
  totalGames,
  totalTurnover,
} from "./play/play-repository.ts";
import { type GamesByCode, type PlayedTotals, sumByMember, sumByType } from "./play/played.ts";
import { listPlayed, listPlayedEver, listPlayers } from "./play/played-repository.ts";
import { listActivity } from "./reports/activity-repository.ts";
import { createFigureCalls } from "./reports/figures.ts";
import type { GameTheory } from "./policy.ts";
import { reportsOn } from "./reports/reports.ts";
import { measureReturns } from "./returns/metrics.ts";
import { EVER, readReturns, watchReturns } from "./returns/return-monitor.ts";
import { listWinners, winnersReader, type WinnersWish } from "./play/winners-repository.ts";

export type { RankedGame } from "./reports/figures-repository.ts";
export type { DepositMade } from "./money/money-repository.ts";
export type { Played } from "./play/play-repository.ts";
export type { Winner } from "./play/winners-repository.ts";
export { statisticsBookChecks } from "./books-repository.ts";
export type { PlayedByType } from "./play/played.ts";
export type { PlayedEver } from "./play/played-repository.ts";
export type { GameTheory } from "./policy.ts";
export { hasPaid, lastPlayOf, paidBy, playedBy } from "./reports/did-repository.ts";
export { hasMoney } from "./reports/reports-repository.ts";
export type * from "./reports/reports.ts";
export type { GameReturn } from "./returns/return-monitor.ts";

export const statisticsReaders: readonly JournalReader[] = [playReader, winnersReader, moneyReader];

interface DayRange {
  /** São Paulo days, both included. */
  readonly from: string;
  readonly to: string;
}

export type Statistics = ReturnType<typeof createApi>;

export interface StatisticsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly catalog: Pick<Catalog, "allGames">;
  /** The games whose mathematics is known. */
  readonly theories: readonly GameTheory[];
}

const POPULAR_DAYS = 7;
const BEGIN_OF_DAYS = "0001-01-01";
const END_OF_DAYS = "9999-12-31";

export function createStatistics(deps: StatisticsDeps): Room<Statistics> {
  const api = createApi(deps);
  return { api, jobs: statisticsJobs(() => api.watchReturns()) };
}

function createApi(deps: StatisticsDeps) {
  const { db, clock } = deps;
  const forgetReturns = measureReturns(deps);
  return {
    /** Sums over many members, for the back office. */
    reports: reportsOn,
    /** What each of some members did; one entry for each of them. */
    activityOf: listActivity,
    ...createFigureCalls(deps),
    ...createMoneyCalls(db),
    ...createPlayedCalls(deps),
    /**
     * All they ever staked and won, up to this very moment; one entry for each member asked for.
     */
    playTotals: async (
      memberIds: readonly MemberId[],
    ): Promise<ReadonlyMap<MemberId, { readonly staked: Centavos; readonly won: Centavos }>> => {
      const totals = new Map(memberIds.map((one) => [one, { staked: ZERO, won: ZERO }]));
      for (const { memberId, ...played } of await totalTurnover(db, memberIds)) {
        totals.set(memberId, played);
      }
      return totals;
    },
    /** What a member played, from one day to another, both included. */
    turnover: (memberId: MemberId, days: DayRange) => listTurnover(db, { memberId, ...days }),
    /** Plays over the last seven days, by game. */
    playCounts: async (): Promise<ReadonlyMap<string, number>> => {
      const since = addDays(dayOf(clock.now()), 1 - POPULAR_DAYS);
      return new Map((await totalGames(db, since)).map((one) => [one.game, one.plays]));
    },
    /** What was ever played, by game. */
    gameTotals: async (): Promise<ReadonlyMap<string, Played>> =>
      new Map(
        (await totalGames(db, EVER)).map(({ game, plays, stake, win }) => [
          game,
          { plays, stakeCentavos: stake, winCentavos: win },
        ]),
      ),
    /** Says who: mask it before showing. */
    winners: (of: WinnersWish) => listWinners(db, of),
    /** Every game's return, compared with its mathematics. */
    returns: () => readReturns(deps),
    /** Looks at all returns, and tells of those that have gone astray or come back. */
    watchReturns: async () => {
      await watchReturns(deps);
      forgetReturns();
    },
  };
}

function createMoneyCalls(db: Db) {
  return {
    ...boundTo(db, {
      /** Oldest first. */
      deposits: listDeposits,
      membersWhoDeposited: listDepositors,
    }),
    /** One entry for each member asked for; of what was paid in before `until`, if it is given. */
    depositTotals: async (
      memberIds: readonly MemberId[],
      until?: Date,
    ): Promise<
      ReadonlyMap<MemberId, { readonly count: number; readonly totalCentavos: Centavos }>
    > => {
      const totals = new Map(memberIds.map((one) => [one, { count: 0, totalCentavos: ZERO }]));
      for (const { memberId, ...total } of await totalDeposits(db, { memberIds, until })) {
        totals.set(memberId, total);
      }
      return totals;
    },
    /** What moved besides play, by day and by the journal's kinds. */
    moneyDays: (memberId: MemberId, days: DayRange) => listMoneyDays(db, { memberId, ...days }),
    /**
     * Resolves when everything from before that instant has been read; else throws
     * common.unavailable, and the job that needs it is tried again.
     */
    requireReadUntil: async (instant: Date) => {
      const names = statisticsReaders.map(({ name }) => name);
      if (await hasUnreadBefore(db, names, instant)) throw new DomainError("common.unavailable");
    },
  };
}

function createPlayedCalls({ db, catalog }: StatisticsDeps) {
  const games = async (): Promise<GamesByCode> =>
    new Map((await catalog.allGames()).map((game) => [`${game.studio}/${game.code}`, game]));
  return {
    /** Summed over the days. Without those who played nothing. */
    playedByType: async (of: DayRange & { readonly memberIds: readonly MemberId[] }) =>
      sumByType(await listPlayed(db, of), await games()),
    /** All they ever played; one entry for each member asked for. */
    playedTotals: async (
      memberIds: readonly MemberId[],
    ): Promise<ReadonlyMap<MemberId, PlayedTotals>> => {
      const ever = { memberIds, from: BEGIN_OF_DAYS, to: END_OF_DAYS };
      return sumByMember(memberIds, await listPlayed(db, ever), await games());
    },
    ...boundTo(db, {
      membersWhoPlayed: listPlayers,
      /** By game, with the first day of each; and on how many days anything was played. */
      playedEver: listPlayedEver,
    }),
  };
}
