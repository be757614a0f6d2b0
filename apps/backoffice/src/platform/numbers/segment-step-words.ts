/** What the rules of segments are called, as facts of acts and requests. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export const segmentStepWords: Readonly<Record<string, MessageDescriptor>> = {
  age_from: msg`Age from`,
  age_to: msg`Age to`,
  channel: msg`Channel`,
  channels: msg`Ways`,
  days_away: msg`Days since the last bet`,
  deposit_days_ago: msg`Days since the last deposit`,
  deposited: msg`Deposited`,
  game_types: msg`Types of games`,
  games: msg`Games`,
  has_deposited: msg`Deposited, ever`,
  is_retired: msg`Archived`,
  languages: msg`Languages`,
  level_from: msg`VIP level from`,
  level_to: msg`VIP level to`,
  lost: msg`Lost`,
  others: msg`Other offers, the first that fits before the standing one`,
  period_days: msg`Count the last days`,
  plays: msg`Bets`,
  purpose: msg`Purpose`,
  registered_days_ago: msg`Days since registering`,
  registered_from: msg`Registered from`,
  registered_to: msg`Registered to`,
  rules: msg`Rules`,
  segment: msg`For whom`,
  segmentId: msg`Segment`,
  segmentVersion: msg`Version of the segment`,
  staked: msg`Staked`,
  tags: msg`Tags`,
};
