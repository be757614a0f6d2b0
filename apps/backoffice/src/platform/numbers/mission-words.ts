/** The words for the numbers of missions, and of what their shop and others give. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export const missionWords: Readonly<Record<string, MessageDescriptor>> = {
  counts: msg`What counts`,
  every: msg`In which time`,
  free: msg`Free rounds with it`,
  freeCount: msg`Free rounds (0: none)`,
  freeDays: msg`Days to play them`,
  freeGame: msg`Game of the free rounds`,
  freeStakeCentavos: msg`Stake of each free round`,
  goal: msg`How many`,
  items: msg`Items`,
  missions: msg`Missions`,
  points: msg`Points`,
  pointsDays: msg`Days until points expire`,
  roundsEach: msg`Rounds in each game, or on each day`,
  shop: msg`Shop of points`,
  stockPerDay: msg`Stock a day (empty: without end)`,
  turnoverMultiple: msg`Turnover, times the gift`,
};
