/**
 * How the lobby is divided. A type with many games has a row of its own; types with a few stand
 * together with their relatives, so that no row is nearly empty, whatever a site offers. Pure.
 */
import type { GameType } from "@tucano/contract/player/games/catalog.ts";

export const familyCodes = ["live-and-draws", "tables-and-cards", "quick"] as const;
export type FamilyCode = (typeof familyCodes)[number];

/** From so many games on a type fills a row alone. */
export const ENOUGH_FOR_A_ROW = 8;

const members: Readonly<Record<FamilyCode, readonly GameType[]>> = {
  "live-and-draws": ["live", "crash", "sports", "lottery", "bingo"],
  "tables-and-cards": ["table", "card", "video"],
  quick: ["arcade", "fish", "slots"],
};

export interface Row<Item> {
  /** A type alone, or a family of several. */
  readonly of: GameType | FamilyCode;
  readonly kinds: readonly { readonly code: GameType; readonly count: number }[];
  readonly games: readonly Item[];
}

/** A row of fewer is no row. */
const LEAST_IN_A_ROW = 2;

interface Wanted<Item> {
  readonly games: readonly Item[];
  /** Up to so many it is filled with games that were shown before, after those that were not. */
  readonly fillsTo?: number;
}

/** Each game in the first of the rows that has it, while there are others for the next ones. */
export function inTurn<Item extends { readonly id: number }>(
  rows: readonly Wanted<Item>[],
  shownBefore: Iterable<number> = [],
): Item[][] {
  const shown = new Set(shownBefore);
  return rows.map(({ games, fillsTo = 0 }) => {
    const fresh = games.filter(({ id }) => !shown.has(id));
    const again = games.filter(({ id }) => shown.has(id));
    const filled = [...fresh, ...again.slice(0, Math.max(0, fillsTo - fresh.length))];
    // All of them: in the order that they have.
    const row = filled.length === games.length ? [...games] : filled;
    if (row.length < LEAST_IN_A_ROW) return [];
    for (const { id } of row) shown.add(id);
    return row;
  });
}

/** Types as the site orders them; each game is in exactly one row. */
export function rowsOf<Item extends { readonly game_type: GameType }>(
  games: readonly Item[],
  order: readonly GameType[],
): Row<Item>[] {
  const byKind = new Map(
    order.map((kind) => [kind, games.filter((game) => game.game_type === kind)]),
  );
  const rowOf = (of: Row<Item>["of"], kinds: readonly GameType[]): Row<Item> => ({
    of,
    kinds: kinds.map((code) => ({ code, count: byKind.get(code)?.length ?? 0 })),
    games: kinds.flatMap((kind) => byKind.get(kind) ?? []),
  });
  const isLarge = (kind: GameType) => (byKind.get(kind)?.length ?? 0) >= ENOUGH_FOR_A_ROW;
  const alone = order.filter(isLarge).map((kind) => rowOf(kind, [kind]));
  const together = familyCodes.map((family) => {
    const kinds = members[family].filter((kind) => !isLarge(kind) && byKind.get(kind)?.length);
    const [only] = kinds;
    return rowOf(kinds.length === 1 && only !== undefined ? only : family, kinds);
  });
  return [...alone, ...together].filter((row) => row.games.length > 0);
}
