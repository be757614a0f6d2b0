/** What the rules of segments are called, as facts of acts and requests. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export const segmentStepWords: Readonly<Record<string, MessageDescriptor>> = {
  age_from: msg`Age from`,
  age_to: msg`Age to`,
  channels: msg`Ways`,
  days_away: msg`Days since the last bet`,
  deposit_days_ago: msg`Days since the last deposit`,
  deposited: msg`Deposited`,
  game_types: msg`Types of games`,
  games: msg`Games`,
  has_deposited: msg`Deposited, ever`,
  is_retired: msg`Retired`,
  lost: msg`Lost`,
  period_days: msg`Count the last days`,
  plays: msg`Bets`,
  registered_days_ago: msg`Days since registering`,
  staked: msg`Staked`,
};
