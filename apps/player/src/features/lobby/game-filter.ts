/** The filters of the list of games, all of them kept in the address. Pure. */
import type { Game, GameChoice } from "../../platform/games/games.ts";
import type { ReturnFloor, Volatility } from "../../platform/records/choices.ts";

export interface GameFilter extends GameChoice {
  volatility?: Volatility;
  /** The published return is at least so many percent. */
  rtp?: ReturnFloor;
  /** How many are shown; more after each "load more". */
  shown?: number;
}

export type FilterName = "type" | "brand" | "tag" | "volatility" | "rtp";
export const filterNames: readonly FilterName[] = ["brand", "volatility", "rtp", "tag"];

/** Sets one and keeps the others; another choice begins at the top of its own list. */
export function withFilter(filter: GameFilter, change: GameFilter): GameFilter {
  const next = { ...without(filter, "shown"), ...change };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}

export function without(filter: GameFilter, name: keyof GameFilter): GameFilter {
  const others = Object.entries(filter).filter(
    ([key, value]) => key !== name && key !== "shown" && value !== undefined,
  );
  return Object.fromEntries(others);
}

/** What is sent to the server; the rest filters its answer. */
export function choiceOf({ type, tag, brand, sort }: GameFilter): GameChoice {
  return {
    ...(type !== undefined && { type }),
    ...(tag !== undefined && { tag }),
    ...(brand !== undefined && { brand }),
    ...(sort !== undefined && { sort }),
  };
}

export function isWanted(game: Game, { volatility, rtp }: GameFilter): boolean {
  if (volatility !== undefined && game.volatility !== volatility) return false;
  return rtp === undefined || Number(game.rtp) >= rtp;
}

/** How many of the sheet's filters are set. */
export function countFilters(filter: GameFilter): number {
  return filterNames.filter((name) => filter[name] !== undefined).length;
}
