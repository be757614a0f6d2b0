/** What the numbers of jackpots are called. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export const jackpotWords: Readonly<Record<string, MessageDescriptor>> = {
  gameTypes: msg`Types of games`,
  grand: msg`Grand jackpot`,
  major: msg`Major jackpot`,
  mini: msg`Mini jackpot`,
  oddsCentavos: msg`Staked for one win on average`,
  personal: msg`Players' own jackpot`,
  seedCentavos: msg`Seed`,
  seedsPerDayCentavos: msg`Seeds of a day at most`,
};
