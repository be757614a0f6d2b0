/** What the back office asks of the figures; amounts in centavos, as they are kept. */
import { hasUnreadBefore } from "../../ledger/index.ts";
import { boundTo } from "../../platform/room.ts";
import type { ReadDb } from "../../platform/database/types.ts";
import { countAlarms, listCohorts, sumMoments } from "./moments-repository.ts";
import { MONEY } from "../money/money-repository.ts";
import { PLAY } from "../play/play-repository.ts";
import {
  countReport,
  listGameRows,
  listPlayerRows,
  listReport,
  listSites,
  sumReport,
} from "./reports-repository.ts";

export type { ReportFilter, ReportRow, ReportSort, ReportSums } from "./reports-repository.ts";

export type Reports = ReturnType<typeof reportsOn>;

export function reportsOn(reading: ReadDb) {
  return {
    ...boundTo(reading, {
      /** A page of a report, in the order that was asked for. */
      list: listReport,
      /** Over all pages. */
      sum: sumReport,
      /** How many rows there are on all pages. */
      count: countReport,
      sites: listSites,
      /** Who played a game on a day, by number. */
      gameRows: listGameRows,
      /** The next players by day and game, after a place, with a word of who was asked for. */
      playerRows: listPlayerRows,
      /** To five minutes. Not kept for days before these figures were. */
      moments: sumMoments,
      /** Those who registered in these weeks (Mondays), week by week. */
      cohorts: listCohorts,
      /** Games whose return is further off than chance explains. */
      alarms: countAlarms,
    }),
    /** Has something from before that instant not been read yet? */
    isBehind: (instant: Date) => hasUnreadBefore(reading, [PLAY, MONEY], instant),
  };
}
