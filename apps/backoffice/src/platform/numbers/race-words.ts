/** What the facts of races are called. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export const raceWords: Readonly<Record<string, MessageDescriptor>> = {
  copy_of: msg`Copy of`,
  games: msg`Games`,
  hasRaces: msg`Races are allowed`,
  pays_at: msg`Paid from`,
  race: msg`Race`,
  scoring: msg`What counts`,
};
