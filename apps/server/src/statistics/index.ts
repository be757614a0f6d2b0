/**
 * The door of the figures of play and money: turnover, deposits, popular games, winners, and
 * whether games return what their mathematics says. All of it is kept by readers of the journal,
 * some seconds behind it; nothing is counted when somebody asks, but for the few entries that a
 * member's own totals still lack: withdrawals are judged by those. Nothing here moves money.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import type { Catalog } from "../catalog/index.ts";
import { hasUnreadBefore, type JournalReader } from "../ledger/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import { addDays, dayOf, type InstantRange } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import type { Logger } from "../platform/logger.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Room } from "../platform/room.ts";
import { statisticsJobs } from "./jobs.ts";
import {
  type DepositMade,
  listDepositors,
  listDeposits,
  listMoneyDays,
  type MoneyDay,
  moneyReader,
  totalDeposits,
} from "./money/money-repository.ts";
import {
  listTurnover,
  type Played,
  playReader,
  totalGames,
  totalTurnover,
  type TurnoverDay,
} from "./play/play-repository.ts";
import {
  type GamesByCode,
  type PlayedByType,
  type PlayedTotals,
  sumByMember,
  sumByType,
} from "./play/played.ts";
import { listPlayed, listPlayers } from "./play/played-repository.ts";
import { createFigureCalls, type FigureCalls } from "./reports/figures.ts";
import type { GameTheory } from "./policy.ts";
import { createReports, type Reports } from "./reports/reports.ts";
import { measureReturns } from "./returns/metrics.ts";
import { EVER, type GameReturn, readReturns, watchReturns } from "./returns/return-monitor.ts";
import {
  listWinners,
  type Winner,
  winnersReader,
  type WinnersWish,
} from "./play/winners-repository.ts";

export type { RankedGame } from "./reports/figures-repository.ts";
export type { DepositMade, MoneyDay } from "./money/money-repository.ts";
export type { Played, TurnoverDay } from "./play/play-repository.ts";
export type { Winner } from "./play/winners-repository.ts";
export { statisticsBookChecks } from "./books-repository.ts";
export type { PlayedByType, PlayedTotals } from "./play/played.ts";
export type { GameTheory } from "./policy.ts";
export type * from "./reports/reports.ts";
export type { GameReturn } from "./returns/return-monitor.ts";

export const statisticsReaders: readonly JournalReader[] = [playReader, winnersReader, moneyReader];

interface DayRange {
  /** São Paulo days, both included. */
  readonly from: string;
  readonly to: string;
}

/** Members by number, a page at a time: those after `afterMemberId`. For daily jobs. */
interface MembersPage {
  readonly afterMemberId: number;
  readonly limit: number;
}

export interface Statistics extends FigureCalls {
  /** Sums over many members, for the back office. */
  readonly reports: Reports;
  /** All they ever staked and won, up to this very moment; one entry for each member asked for. */
  playTotals(
    memberIds: readonly MemberId[],
  ): Promise<ReadonlyMap<MemberId, { readonly staked: Centavos; readonly won: Centavos }>>;
  /** What a member played, from one day to another, both included. */
  turnover(memberId: MemberId, days: DayRange): Promise<TurnoverDay[]>;
  /** Plays over the last seven days, by game. */
  playCounts(): Promise<ReadonlyMap<string, number>>;
  /** What was ever played, by game. */
  gameTotals(): Promise<ReadonlyMap<string, Played>>;
  /** Says who: mask it before showing. */
  winners(of: WinnersWish): Promise<Winner[]>;
  /** Oldest first. */
  deposits(of: InstantRange & { readonly memberIds: readonly MemberId[] }): Promise<DepositMade[]>;
  /** One entry for each member asked for; of what was paid in before `until`, if that is given. */
  depositTotals(
    memberIds: readonly MemberId[],
    until?: Date,
  ): Promise<ReadonlyMap<MemberId, { readonly count: number; readonly totalCentavos: Centavos }>>;
  /** What moved besides play, by day and by the journal's kinds. */
  moneyDays(memberId: MemberId, days: DayRange): Promise<MoneyDay[]>;
  /** Summed over the days. Without those who played nothing. */
  playedByType(of: DayRange & { readonly memberIds: readonly MemberId[] }): Promise<PlayedByType[]>;
  /** All they ever played; one entry for each member asked for. */
  playedTotals(memberIds: readonly MemberId[]): Promise<ReadonlyMap<MemberId, PlayedTotals>>;
  membersWhoPlayed(of: DayRange & MembersPage): Promise<MemberId[]>;
  membersWhoDeposited(of: InstantRange & MembersPage): Promise<MemberId[]>;
  /**
   * Resolves when everything from before that instant has been read; else throws
   * common.unavailable, and the job that needs it is tried again.
   */
  requireReadUntil(instant: Date): Promise<void>;
  /** Every game's return, compared with its mathematics. */
  returns(): Promise<readonly GameReturn[]>;
  /** Looks at all returns, and tells of those that have gone astray or come back. */
  watchReturns(): Promise<void>;
}

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

function createApi(deps: StatisticsDeps): Statistics {
  const { db, clock } = deps;
  const forgetReturns = measureReturns(deps);
  return {
    reports: createReports(db),
    ...createFigureCalls(deps),
    ...createMoneyCalls(deps),
    ...createPlayedCalls(deps),
    playTotals: async (memberIds) => {
      const totals = new Map(memberIds.map((one) => [one, { staked: ZERO, won: ZERO }]));
      for (const { memberId, ...played } of await totalTurnover(db, memberIds)) {
        totals.set(memberId, played);
      }
      return totals;
    },
    turnover: (memberId, days) => listTurnover(db, { memberId, ...days }),
    playCounts: async () => {
      const since = addDays(dayOf(clock.now()), 1 - POPULAR_DAYS);
      return new Map((await totalGames(db, since)).map((one) => [one.game, one.plays]));
    },
    gameTotals: async () =>
      new Map(
        (await totalGames(db, EVER)).map(({ game, plays, stake, win }) => [
          game,
          { plays, stakeCentavos: stake, winCentavos: win },
        ]),
      ),
    winners: (of) => listWinners(db, of),
    returns: () => readReturns(deps),
    watchReturns: async () => {
      await watchReturns(deps);
      forgetReturns();
    },
  };
}

type PlayedCalls = Pick<Statistics, "playedByType" | "playedTotals" | "membersWhoPlayed">;
type MoneyCalls = Pick<
  Statistics,
  "deposits" | "depositTotals" | "moneyDays" | "membersWhoDeposited" | "requireReadUntil"
>;

function createMoneyCalls({ db }: StatisticsDeps): MoneyCalls {
  return {
    deposits: (of) => listDeposits(db, of),
    depositTotals: async (memberIds, until) => {
      const totals = new Map(memberIds.map((one) => [one, { count: 0, totalCentavos: ZERO }]));
      for (const { memberId, ...total } of await totalDeposits(db, { memberIds, until })) {
        totals.set(memberId, total);
      }
      return totals;
    },
    moneyDays: (memberId, days) => listMoneyDays(db, { memberId, ...days }),
    membersWhoDeposited: (of) => listDepositors(db, of),
    requireReadUntil: async (instant) => {
      const names = statisticsReaders.map(({ name }) => name);
      if (await hasUnreadBefore(db, names, instant)) throw new DomainError("common.unavailable");
    },
  };
}

function createPlayedCalls({ db, catalog }: StatisticsDeps): PlayedCalls {
  const games = async (): Promise<GamesByCode> =>
    new Map((await catalog.allGames()).map((game) => [`${game.studio}/${game.code}`, game]));
  return {
    playedByType: async (of) => sumByType(await listPlayed(db, of), await games()),
    playedTotals: async (memberIds) => {
      const ever = { memberIds, from: BEGIN_OF_DAYS, to: END_OF_DAYS };
      return sumByMember(memberIds, await listPlayed(db, ever), await games());
    },
    membersWhoPlayed: (of) => listPlayers(db, of),
  };
}
