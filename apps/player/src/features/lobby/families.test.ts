/** Every game stands in exactly one row of the lobby, and small types stand with relatives. */
import { expect, test } from "vitest";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { gameTypes } from "../../platform/records/choices.ts";
import { inTurn, rowsOf } from "./families.ts";

function catalogue(counts: Partial<Record<GameType, number>>) {
  return Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${kind}-${index}`,
      game_type: kind as GameType,
    })),
  );
}

test("a large type has its own row, small ones share one", () => {
  const games = catalogue({ slots: 12, live: 2, table: 3, crash: 1, fish: 1, arcade: 6, card: 4 });
  const rows = rowsOf(games, gameTypes);
  expect(rows.map(({ of, games: { length } }) => [of, length])).toEqual([
    ["slots", 12],
    ["live-and-draws", 3],
    ["tables-and-cards", 7],
    ["quick", 7],
  ]);
  expect(rows.flatMap((row) => row.games).toSorted(byName)).toEqual(games.toSorted(byName));
});

test("a type without relatives keeps its own name", () => {
  const rows = rowsOf(catalogue({ slots: 3 }), gameTypes);
  expect(rows.map(({ of }) => of)).toEqual(["slots"]);
});

test("nothing offered, no rows", () => expect(rowsOf([], gameTypes)).toEqual([]));

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name);
}

const idsOf = (rows: readonly (readonly { id: number }[])[]) =>
  rows.map((row) => row.map(({ id }) => id));
const row = (...ids: readonly number[]) => ({ games: ids.map((id) => ({ id })) });

test("no row repeats a game of one before it, and no row is left with a single game", () => {
  expect(idsOf(inTurn([row(1, 2, 3), row(2, 3, 4, 5), row(5, 6), row(6, 7)]))).toEqual([
    [1, 2, 3],
    [4, 5],
    [],
    [6, 7],
  ]);
  expect(idsOf(inTurn([row(1, 2, 3), row(2, 3)], [1]))).toEqual([[2, 3], []]);
});

test("a row that is to be full repeats what it must, after what is new in it", () => {
  const full = { ...row(1, 2, 3, 4, 5), fillsTo: 4 };
  expect(idsOf(inTurn([full], [1, 2, 4]))).toEqual([[3, 5, 1, 2]]);
  expect(idsOf(inTurn([full], [1]))).toEqual([[2, 3, 4, 5]]);
  expect(idsOf(inTurn([{ ...full, fillsTo: 5 }], [1, 4]))).toEqual([[1, 2, 3, 4, 5]]);
});
