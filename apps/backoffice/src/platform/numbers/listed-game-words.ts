/** What the facts are called that a partner lists of its games. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export const listedGameWords: Readonly<Record<string, MessageDescriptor>> = {
  added: msg`Added`,
  blocked_countries: msg`Blocked in`,
  certifications: msg`Certificates`,
  changed: msg`Changed`,
  free_bets: msg`Free bets`,
  game_type: msg`Type`,
  gone: msg`Gone`,
  has_demo: msg`Can be tried with play money`,
  listed: msg`Listed`,
  partner: msg`Partner`,
  platforms: msg`Devices`,
  problem: msg`Problem`,
  released_on: msg`Released on`,
  restricted_countries: msg`Restricted in`,
  rtp_percent: msg`Return`,
  volatility: msg`Volatility`,
};
