/** What the facts of races are called. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export const raceWords: Readonly<Record<string, MessageDescriptor>> = {
  copy_of: msg`Copy of`,
  games: msg`Games`,
  hasRaces: msg`Races are allowed`,
  pays_at: msg`Paid from`,
  race: msg`Race`,
  rounds_per_day: msg`First rounds of a day`,
  scoring: msg`What counts`,
};
