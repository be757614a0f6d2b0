/** What the types of games are called, wherever they are named. */
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";

const kinds: Record<GameType, MessageDescriptor> = {
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

export function kindName(kind: string): string {
  const name = Object.entries(kinds).find(([code]) => code === kind)?.[1];
  return name === undefined ? kind : i18n._(name);
}
