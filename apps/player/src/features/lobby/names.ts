/** What the codes of the catalogue are called. */
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GameKind } from "./api.ts";

const kinds: Record<GameKind, MessageDescriptor> = {
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

const tags: Record<string, MessageDescriptor> = {
  new: msg`New`,
  "free-spins": msg`Free spins`,
  multipliers: msg`Multipliers`,
  wilds: msg`Expanding wilds`,
};

/** A tag of our own games is translated; a studio's own tag is shown as it calls it. */
export function tagName(code: string, fallback: string): string {
  const name = tags[code];
  return name === undefined ? fallback : i18n._(name);
}
