// Protects: a wild fills its reel and stands, the others spin again only while another one rises,
// and all wins multiply by the reels that stand.
import { expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { slot as roda } from "../../slots/roda-de-capoeira/definition.ts";
import { exactRise, riseReturn } from "../exact/exact-rise.ts";
import { openRound } from "../round.ts";
import { createRiseSlot } from "./rise-spin.ts";

/** At stop 0 nothing; at 4 a wild on the reels between; at 8 four mestres on the outer two. */
const four = (id: string) => `${id} ${id} ${id} ${id}`;
const between = (id: string) => `${four(id)} ${id} berimbau ${id} ${id} ${four(id)}`;
const outer = (id: string) => `${four(id)} ${four(id)} ${four("mestre")}`;
const slot = createRiseSlot({
  ...roda.numbers,
  pays: { least: 3, pays: { mestre: [30, 90, 500] } },
  strips: [outer("lirio"), between("onda"), between("estrela"), between("agogo"), outer("onda")],
});

function play(draws: readonly number[], isTold = true) {
  const book: RoundEvent[] | null = isTold ? [] : null;
  const scripted = scriptedDraws(...draws);
  const round = openRound(slot.engine.cap, scripted, book);
  expect(slot.engine.playBase(round)).toBe(0);
  expect(scripted.left).toEqual([]);
  return { book: book ?? [], total: round.total };
}

const typesOf = (book: readonly RoundEvent[]) => book.map(({ type }) => type);

test("without a wild there is one spin", () => {
  expect(play([0, 0, 0, 0, 0])).toEqual({
    total: 0,
    book: [expect.objectContaining({ type: "gridReveal", spin: 0, stops: [0, 0, 0, 0, 0] })],
  });
});

test("a reel that has risen keeps its stop, and the others draw theirs from the left", () => {
  const { book, total } = play([0, 4, 0, 0, 0, 0, 0, 0, 0]);
  expect(total).toBe(0);
  expect(typesOf(book)).toEqual(["gridReveal", "gridExpand", "gridRespin", "gridReveal"]);
  expect(book[1]).toMatchObject({ symbol: "berimbau", reels: [1] });
  expect(book[1]).toHaveProperty(["columns", 1], ["berimbau", "berimbau", "berimbau", "berimbau"]);
  expect(book[2]).toMatchObject({ spin: 1, reels: [1] });
  expect(book[3]).toMatchObject({ spin: 1, stops: [0, 4, 0, 0, 0] });
  expect(book[3]).toHaveProperty(["columns", 1, 0], "berimbau");
});

test("two reels double: twenty lines of three", () => {
  const { book, total } = play([8, 4, 4, 0, 0, 0, 0, 0]);
  expect(total).toBe(20 * 30 * 2);
  expect(typesOf(book)).toEqual([
    "gridReveal",
    "gridExpand",
    "gridMultiplier",
    "gridWins",
    "gridRespin",
    "gridReveal",
  ]);
  expect(book[2]).toEqual({ type: "gridMultiplier", from: 1, to: 2 });
  const wins = book[3]?.type === "gridWins" ? book[3].wins : [];
  expect(wins).toHaveLength(20);
  expect(wins[0]).toMatchObject({ count: 3, multiplier: 2, winHundredths: 60 });
  expect(play([8, 4, 4, 0, 0, 0, 0, 0], false).total).toBe(total);
});

test("three reels treble, one after the other; a whole line counts once, from either edge", () => {
  const draws = [0, 4, 0, 0, 0, 0, 4, 0, 0, 8, 4, 8, 0, 8];
  const { book, total } = play(draws);
  // The third respin has mestres on the last reel alone: from the right, four of a kind.
  expect(total).toBe(20 * 500 * 3 + 20 * 90 * 3);
  const respins = book.filter(({ type }) => type === "gridRespin");
  expect(respins.map((event) => "reels" in event && event.reels)).toEqual([[1], [1, 2], [1, 2, 3]]);
});

test("counting every combination gives what the closed form gives", () => {
  const small = createRiseSlot({
    ...slot.definition,
    pays: { least: 3, pays: { mestre: [5, 10, 15], onda: [5, 5, 5] } },
    maxWinMultiplier: 60,
  });
  const { mean, featureRate, paidRate, maxWinRate, cycle } = exactRise(small);
  expect(mean).toBeCloseTo(riseReturn(small), 10);
  expect(cycle).toBe(12 ** 5);
  // A wild shows at four of twelve stops, on each of three reels.
  expect(featureRate).toBeCloseTo(1 - (2 / 3) ** 3, 12);
  expect(paidRate).toBeLessThan(1);
  expect(maxWinRate).toBeCloseTo(0, 12);
});
