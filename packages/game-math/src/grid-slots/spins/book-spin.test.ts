// Protects: books pay and give free spins by their number, and the special symbol fills exactly the
// reels that show it, pays on every line, and never less than its table says.
import { describe, expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { slot as cordel } from "../../slots/livro-de-cordel/definition.ts";
import { bookReturn, exactBook } from "../exact/exact-book.ts";
import { openRound } from "../round.ts";
import { createBookSlot } from "./book-spin.ts";

/** At stop 0 nothing, at 3 a book, at 6 a cangaceiro; nothing but him is paid on lines. */
const plain = ["sol", "cacto", "passaro", "peixe", "flor"].map(
  (id) => `${id} ${id} ${id} folheto ${id} ${id} cangaceiro ${id} ${id}`,
);
const slot = createBookSlot({
  ...cordel.numbers,
  pays: { least: 2, pays: { cangaceiro: [100, 1000, 5000, 20_000] } },
  strips: { base: plain, free: plain },
  spins: [1, 2, 3],
  retriggerSpins: 2,
  spinsMax: 3,
});

const typesOf = (book: readonly RoundEvent[]) => book.map(({ type }) => type);

function playBase(stops: readonly number[], isTold = true) {
  const book: RoundEvent[] | null = isTold ? [] : null;
  const round = openRound(slot.engine.cap, scriptedDraws(...stops), book);
  return { spins: slot.engine.playBase(round), book: book ?? [], total: round.total };
}

function playFeature(spins: number, draws: readonly number[], isTold = true) {
  const book: RoundEvent[] | null = isTold ? [] : null;
  const scripted = scriptedDraws(...draws);
  const round = openRound(slot.engine.cap, scripted, book);
  slot.engine.playFeature(round, spins, false);
  expect(scripted.left).toEqual([]);
  return { book: book ?? [], total: round.total };
}

test.each([
  ["no book", [0, 0, 0, 0, 0], 0, 0],
  ["two", [3, 3, 0, 0, 0], 0, 0],
  ["three", [3, 3, 3, 0, 0], 1, 200],
  ["four", [3, 3, 3, 3, 0], 2, 2_000],
  ["five", [3, 3, 3, 3, 3], 3, 20_000],
])("the paid spin with %s", (_name, stops, spins, total) => {
  const played = playBase(stops);
  expect([played.spins, played.total]).toEqual([spins, total]);
  const told = total === 0 ? [] : ["gridWins", "gridTrigger"];
  expect(typesOf(played.book)).toEqual(["gridReveal", ...told]);
  expect(playBase(stops, false)).toEqual({ ...played, book: [] });
});

test("a book stands for what pays: with it two cangaceiros are three", () => {
  const { book } = playBase([6, 3, 6, 0, 0]);
  const wins = book[1]?.type === "gridWins" ? book[1].wins : [];
  const three = { kind: "line", symbol: "cangaceiro", count: 3, winHundredths: 1_000 };
  expect(wins).toContainEqual(expect.objectContaining(three));
});

describe("The special symbol", () => {
  const none = [0, 0, 0, 0, 0];

  test("on two reels that are no neighbours fills them and pays on all ten lines", () => {
    const { book, total } = playFeature(1, [0, 6, 0, 0, 0, 6]);
    expect(total).toBe(1_000);
    expect(typesOf(book)).toEqual([
      "gridSpecial",
      "gridFeatureStart",
      "gridSpin",
      "gridReveal",
      "gridExpand",
      "gridWins",
      "gridFeatureEnd",
    ]);
    const three = ["cangaceiro", "cangaceiro", "cangaceiro"];
    expect(book[4]).toMatchObject({ symbol: "cangaceiro", reels: [0, 4] });
    expect(book[4]).toHaveProperty(["columns", 0], three);
    expect(book[4]).toHaveProperty(["columns", 1], ["cacto", "cacto", "cacto"]);
    const [win] = book[5]?.type === "gridWins" ? book[5].wins : [];
    expect(win).toMatchObject({ kind: "expanded", count: 2, winHundredths: 1_000, line: null });
    expect(win?.cells).toHaveLength(6);
    expect(playFeature(1, [0, 6, 0, 0, 0, 6], false).total).toBe(total);
  });

  test("on one reel, or drawn from those that pay nothing here, does nothing", () => {
    expect(playFeature(1, [0, 6, 0, 0, 0, 0]).total).toBe(0);
    expect(typesOf(playFeature(1, [4, 6, 0, 0, 0, 6]).book)).not.toContain("gridExpand");
  });

  test("books under it give more spins, as many as there is room for", () => {
    const { book, total } = playFeature(2, [0, 3, 3, 3, 0, 0, ...none, ...none]);
    expect(total).toBe(200);
    const more = book.find(({ type }) => type === "gridTrigger");
    expect(more).toMatchObject({ stage: "free", count: 3, spins: 1 });
    expect(book.at(-1)).toMatchObject({ spinsPlayed: 3, winHundredths: 200 });
  });
});

test("counting every combination gives what the closed form gives", () => {
  const small = createBookSlot({
    ...slot.definition,
    scatterPays: [100, 200, 300],
    pays: { least: 2, pays: { cangaceiro: [10, 20, 30, 40] } },
    specials: ["cangaceiro", "sol"],
    maxWinMultiplier: 60,
  });
  const { mean, featureRate, paidRate, hitRate, maxWinRate, cycle } = exactBook(small);
  expect(mean).toBeCloseTo(bookReturn(small), 8);
  expect(cycle).toBe(9 ** 5);
  // Three of nine stops show a book: 51 of 243 screens have three reels of them or more.
  expect(featureRate).toBeCloseTo(51 / 243, 10);
  expect(paidRate).toBeGreaterThan(hitRate);
  expect(maxWinRate).toBeCloseTo(0, 12);
});
