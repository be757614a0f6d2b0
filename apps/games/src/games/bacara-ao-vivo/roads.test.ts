// Protects: the roads show every round once, where players of baccarat look for it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bead, bigRoad, ROAD_ROWS } from "./roads.ts";

const winners = { P: "player", B: "banker", T: "tie" } as const;
const beadsOf = (letters: string): Bead[] =>
  Array.from(letters, (letter, index) => ({
    roundId: String(index),
    winner: winners[letter as keyof typeof winners],
    playerPair: false,
    bankerPair: false,
  }));
const places = (letters: string) =>
  bigRoad(beadsOf(letters)).map(({ column, row }) => [column, row]);

test("a streak runs down, another starts the next column", () => {
  expect(places("PPBP")).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [2, 0],
  ]);
});

test("a long streak turns at the bottom, and the next one turns above its tail", () => {
  const long = places("P".repeat(8));
  expect(long.slice(5)).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ]);
  expect(places(`${"P".repeat(8)}${"B".repeat(6)}`).slice(8)).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
  ]);
});

test("ties are counted on the round before them", () => {
  expect(bigRoad(beadsOf("TPTTB")).map(({ ties }) => ties)).toEqual([2, 0]);
});

test("no two rounds lie in one place, and none leaves the road", () => {
  const rounds = fc.array(fc.constantFrom("P", "B", "T"), { maxLength: 60 });
  fc.assert(
    fc.property(rounds, (letters) => {
      const marks = bigRoad(beadsOf(letters.join("")));
      expect(marks.length).toBe(letters.filter((letter) => letter !== "T").length);
      expect(new Set(marks.map(({ column, row }) => `${column}/${row}`)).size).toBe(marks.length);
      expect(marks.every(({ row }) => row >= 0 && row < ROAD_ROWS)).toBe(true);
    }),
    { seed: 5, numRuns: 200 },
  );
});
