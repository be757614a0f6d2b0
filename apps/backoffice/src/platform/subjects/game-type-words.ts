import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";

export const gameTypeWords: Record<GameType, MessageDescriptor> = {
  slots: msg`Slots`,
  live: msg`Live casino`,
  table: msg`Table games`,
  crash: msg`Crash`,
  fish: msg`Fishing`,
  arcade: msg`Arcade`,
  bingo: msg`Bingo`,
  card: msg`Cards`,
  lottery: msg`Lottery`,
  sports: msg`Sports`,
  video: msg`Video`,
};
