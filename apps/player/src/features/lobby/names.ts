/** What the words of the catalogue are called. */
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import {
  type GameSort,
  type ReturnFloor,
  returnFloors,
  volatilities,
  type Volatility,
} from "../../platform/records/choices.ts";
import { oneOf } from "../../platform/shell/search-params.ts";
import type { FilterName } from "./game-filter.ts";

const tags: Record<string, MessageDescriptor> = {
  new: msg`New`,
  "free-spins": msg`Free spins`,
  multiplier: msg`Rising multiplier`,
  multipliers: msg`Multipliers`,
  wilds: msg`Expanding wilds`,
  "sticky-wilds": msg`Sticky wilds`,
  cascades: msg`Cascades`,
  clusters: msg`Clusters`,
  "hold-and-win": msg`Hold and Win`,
  respin: msg`Respins`,
  jackpot: msg`Jackpot`,
  wheel: msg`Wheel`,
  "buy-feature": msg`Buy bonus`,
  "many-ways": msg`Many ways`,
  "243-ways": msg`243 ways`,
  lines: msg`Lines`,
  classic: msg`Classic`,
  shared: msg`One round for all players`,
  draws: msg`Draws`,
  cards: msg`Cards`,
  dice: msg`Dice`,
  roulette: msg`Roulette`,
  baccarat: msg`Baccarat`,
  blackjack: msg`Blackjack`,
  poker: msg`Poker`,
  "hi-lo": msg`Higher or lower`,
  mines: msg`Mines`,
  plinko: msg`Plinko`,
  tower: msg`Tower`,
  scratch: msg`Scratch card`,
  keno: msg`Keno`,
  "video-bingo": msg`Video bingo`,
  football: msg`Football`,
  shooting: msg`Shooting`,
};

/** A tag of our own games is translated; a studio's own tag is shown as it calls it. */
export function tagName(code: string, fallback: string): string {
  const name = tags[code];
  return name === undefined ? fallback : i18n._(name);
}

export function volatilityName(volatility: Volatility): string {
  const names: Record<Volatility, string> = {
    low: t`Low volatility`,
    medium: t`Medium volatility`,
    high: t`High volatility`,
  };
  return names[volatility];
}

/** For use under a heading that already says volatility. */
export function volatilityLevel(volatility: Volatility): string {
  const names: Record<Volatility, string> = { low: t`Low`, medium: t`Medium`, high: t`High` };
  return names[volatility];
}

export function gamesCount(count: number): string {
  return plural(count, { one: "# game", other: "# games" });
}

export function returnFloorName(floor: ReturnFloor): string {
  return t`${floor}% or more`;
}

export function sortName(sort: GameSort): string {
  const names: Record<GameSort, string> = {
    catalogue: t`Our order`,
    popular: t`Most played`,
    new: t`Newest`,
    name: t`Name`,
    rtp: t`Highest return`,
  };
  return names[sort];
}

/** What a filter that is set is called; studios have their names from the server. */
export function filterValueName(name: FilterName, code: string): string {
  const volatility = name === "volatility" ? oneOf(code, volatilities) : undefined;
  if (volatility !== undefined) return volatilityName(volatility);
  const floor = name === "rtp" ? returnFloors.find((one) => String(one) === code) : undefined;
  if (floor !== undefined) return t`RTP of ${floor}% or more`;
  return name === "tag" ? tagName(code, code) : code;
}
