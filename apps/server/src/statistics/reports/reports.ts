/** What the back office asks of the figures; amounts in centavos, as they are kept. */
import { hasUnreadBefore } from "../../ledger/index.ts";
import type { Db } from "../../platform/database/types.ts";
import { type CohortWeek, countAlarms, listCohorts, sumMoments } from "./moments-repository.ts";
import { MONEY } from "../money/money-repository.ts";
import { PLAY } from "../play/play-repository.ts";
import {
  countReport,
  type DayRow,
  hasMoney,
  listGameRows,
  listPlayerRows,
  listReport,
  listSites,
  type PlayerPlace,
  type PlayerRow,
  type ReportFilter,
  type ReportPage,
  type ReportRow,
  type ReportSums,
  sumReport,
} from "./reports-repository.ts";

export type {
  PlayerPlace,
  PlayerRow,
  ReportFilter,
  ReportPage,
  ReportRow,
  ReportSort,
  ReportSums,
} from "./reports-repository.ts";
export type { CohortWeek } from "./moments-repository.ts";

export interface Moments extends Omit<ReportSums, "stake" | "win"> {
  readonly ggr: number;
}

export interface Reports {
  /** A page of a report, in the order that was asked for. */
  list(page: ReportPage): Promise<readonly ReportRow[]>;
  /** Over all pages. */
  sum(of: ReportFilter): Promise<ReportSums>;
  /** How many rows there are on all pages. */
  count(of: ReportFilter): Promise<number>;
  /** Whether such a report has money in it, or play alone. */
  hasMoney(of: ReportFilter): boolean;
  sites(): Promise<readonly string[]>;
  /** Who played a game on a day, by number. */
  gameRows(of: {
    readonly day: string;
    readonly game: string;
    readonly afterMemberId: number;
    readonly limit: number;
  }): Promise<readonly DayRow[]>;
  /** The next players by day and game, after a place, with a word of who was asked for. */
  playerRows(
    of: ReportFilter & { readonly after: PlayerPlace | null; readonly limit: number },
  ): Promise<readonly PlayerRow[]>;
  /** To five minutes. Not kept for days before these figures were. */
  moments(of: {
    readonly from: Date;
    readonly until: Date;
    readonly site: string | null;
  }): Promise<Moments>;
  /** Those who registered in these weeks (Mondays), week by week. */
  cohorts(of: { readonly from: string; readonly to: string }): Promise<readonly CohortWeek[]>;
  /** Games whose return is further off than chance explains. */
  alarms(): Promise<number>;
  /** Has something from before that instant not been read yet? */
  isBehind(instant: Date): Promise<boolean>;
}

export function createReports(db: Db): Reports {
  return {
    list: (page) => listReport(db, page),
    sum: (of) => sumReport(db, of),
    count: (of) => countReport(db, of),
    hasMoney,
    sites: () => listSites(db),
    gameRows: (of) => listGameRows(db, of),
    playerRows: (of) => listPlayerRows(db, of),
    moments: (of) => sumMoments(db, of),
    cohorts: (of) => listCohorts(db, of),
    alarms: () => countAlarms(db),
    isBehind: (instant) => hasUnreadBefore(db, [PLAY, MONEY], instant),
  };
}
