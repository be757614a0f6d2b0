/** What every room keeps beside its calls: readers of the journal, checks of the books, months. */
import { cashierBookChecks } from "./cashier/index.ts";
import { pagesBookChecks, pagesReaders } from "./compose-pages.ts";
import { freeRoundsBookChecks } from "./free-rounds/index.ts";
import { houseGamesBookChecks } from "./house-games/index.ts";
import { contributionsReader, jackpotsBookChecks } from "./jackpots/index.ts";
import {
  type BookCheck,
  type JournalReader,
  type MonthlyTable,
  houseFold,
  ledgerBookChecks,
  ledgerMonthlyTables,
} from "./ledger/index.ts";
import { membersBookChecks } from "./members/index.ts";
import { pointsReader, racesBookChecks } from "./races/index.ts";
import { rgsBookChecks } from "./rgs/index.ts";
import { rewardsBookChecks } from "./rewards/index.ts";
import { instantRoundMonths, roundsBookChecks } from "./rounds/index.ts";
import { sharedRoundsBookChecks } from "./shared-rounds/index.ts";
import { statisticsBookChecks, statisticsReaders } from "./statistics/index.ts";
import { missionsBookChecks } from "./missions/index.ts";
import { wheelsBookChecks } from "./wheels/index.ts";

/** All tables that are partitioned and archived by month. */
export const monthlyTables: readonly MonthlyTable[] = [...ledgerMonthlyTables, instantRoundMonths];

/** All readers of the journal. */
export const journalReaders: readonly JournalReader[] = [
  houseFold,
  ...statisticsReaders,
  contributionsReader,
  pointsReader,
  ...pagesReaders,
];

/** Checks of the rooms that keep money; the back office adds more. */
export const roomBookChecks: readonly BookCheck[] = [
  ...ledgerBookChecks,
  ...membersBookChecks,
  ...cashierBookChecks,
  ...rewardsBookChecks,
  ...roundsBookChecks,
  ...freeRoundsBookChecks,
  ...jackpotsBookChecks,
  ...houseGamesBookChecks,
  ...sharedRoundsBookChecks,
  ...rgsBookChecks,
  ...statisticsBookChecks,
  ...wheelsBookChecks,
  ...racesBookChecks,
  ...missionsBookChecks,
  ...pagesBookChecks,
];
