// Protects: two who cover both sides of a table round after round are found, and whoever covers
// them alone; strangers at the same table, and players who change sides, are not.
import { expect, test } from "vitest";
import { countOpposites, type LaidBet } from "./opposites.ts";

const lay = (round: number, player: string, chips: Record<string, number>): LaidBet => ({
  roundId: `round-${round}`,
  player,
  unitCentavos: 50,
  choice: { chips },
});

const rounds = (count: number, of: (round: number) => LaidBet[]) =>
  Array.from({ length: count }, (_, round) => of(round)).flat();

test("two on both sides for about the same money", () => {
  const bets = rounds(9, (round) => [lay(round, "a", { red: 10 }), lay(round, "b", { black: 8 })]);
  expect(countOpposites(bets, "a")).toBe(9);
  expect(countOpposites(bets, "b")).toBe(9);
});

test("changing sides together hides nothing, nor does a banker instead of a colour", () => {
  const bets = rounds(10, (round) => {
    const sides = round % 2 === 0 ? (["player", "banker"] as const) : (["odd", "even"] as const);
    return [lay(round, "a", { [sides[0]]: 4 }), lay(round, "b", { [sides[1]]: 4 })];
  });
  expect(countOpposites(bets, "a")).toBe(10);
});

test("one who covers both sides, in one bet or in two", () => {
  const bets = rounds(6, (round) => [
    lay(round, "a", { red: 10, ...(round % 2 === 0 ? { black: 10 } : {}) }),
    ...(round % 2 === 0 ? [] : [lay(round, "a", { black: 9 })]),
  ]);
  expect(countOpposites(bets, "a")).toBe(6);
});

test("strangers who are opposite in half of their rounds are strangers", () => {
  const bets = rounds(40, (round) => [
    lay(round, "a", { red: 10 }),
    lay(round, "b", round % 2 === 0 ? { red: 10 } : { black: 10 }),
  ]);
  expect(countOpposites(bets, "a")).toBe(0);
});

test("another amount, another spot, another round is no other side", () => {
  const bets = rounds(20, (round) => [
    lay(round, "a", { red: 10 }),
    lay(round, "b", { black: 7 }),
    lay(round, "c", { "dozen-1": 10 }),
    lay(round + 100, "d", { black: 10 }),
  ]);
  expect(countOpposites(bets, "a")).toBe(0);
  expect(countOpposites([{ ...lay(1, "a", {}), choice: { picks: [1, 2] } }], "a")).toBe(0);
});
