// Protects: two full reels are held, the third is filled as long as something lands, and lines are
// paid once, at the end.
import { expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { tucanoDaSorteSlot } from "../../slots/tucano-da-sorte/definition.ts";
import { openRound } from "../round.ts";
import { createRespinSlot } from "./respin-spin.ts";

const slot = createRespinSlot({
  ...tucanoDaSorteSlot.definition,
  strips: [
    "caju caju caju folha coco arara",
    "caju caju caju coco arara folha",
    "caju coco folha caju caju tucano",
  ],
  // One of each: a draw is the place of the symbol.
  refill: { tucano: 1, moeda: 1, arara: 1, pitanga: 1, caju: 1, coco: 1, folha: 1 },
});
const [WILD, CAJU, COCO, FOLHA] = [0, 4, 5, 6];

function play(stops: readonly number[], refills: readonly number[], isTold = true) {
  const draws = scriptedDraws(...stops, ...refills);
  const book: RoundEvent[] | null = isTold ? [] : null;
  const round = openRound(slot.engine.cap, draws, book);
  expect(slot.engine.playBase(round)).toBe(0);
  expect(draws.left).toEqual([]);
  return { book: book ?? [], total: round.total };
}

const full = ["caju", "caju", "caju"];
const held = (reel: number, row: number, symbol = "caju") => ({
  reel,
  row,
  symbol,
  valueHundredths: 0,
});
const twoReels = [0, 1].flatMap((reel) => [0, 1, 2].map((row) => held(reel, row)));

test("what lands is held, and the rest is filled again until nothing lands", () => {
  const { book, total } = play([0, 0, 0], [WILD, FOLHA, COCO]);
  // Rows 1 and 2 of the third reel, then row 2 alone. Three lines of caju.
  expect(total).toBe(3 * 160);
  const wild = held(2, 1, "tucano");
  expect(book.slice(1, -1)).toEqual([
    { type: "gridHoldStart", symbol: "caju", held: [...twoReels, held(2, 0)], respins: 1 },
    {
      type: "gridHoldSpin",
      spin: 1,
      columns: [full, full, ["caju", "tucano", "folha"]],
      landed: [wild],
      respins: 1,
    },
    {
      type: "gridHoldSpin",
      spin: 2,
      columns: [full, full, ["caju", "tucano", "coco"]],
      landed: [],
      respins: 0,
    },
    {
      type: "gridHoldEnd",
      held: [...twoReels, held(2, 0), wild],
      isFull: false,
      bonusHundredths: 0,
      winHundredths: 0,
      totalHundredths: 0,
    },
  ]);
  expect(book.at(-1)).toMatchObject({ type: "gridWins", winHundredths: 480, totalHundredths: 480 });
});

test("a screen that fills up ends it, and pays its five lines ten times", () => {
  const { book, total } = play([0, 0, 0], [COCO, CAJU, WILD]);
  expect(total).toBe(5 * 160 * 10);
  const spins = book.flatMap((event) => (event.type === "gridHoldSpin" ? [event] : []));
  expect(spins.map(({ spin, landed, respins }) => ({ spin, landed, respins }))).toEqual([
    { spin: 1, landed: [held(2, 2)], respins: 1 },
    { spin: 2, landed: [held(2, 1, "tucano")], respins: 0 },
  ]);
  expect(book.at(-2)).toMatchObject({ type: "gridHoldEnd", isFull: true });
  expect(book.at(-1)).toMatchObject({ winHundredths: 8_000, wins: { length: 5 } });
  expect(JSON.stringify(book.at(-1))).toContain('"multiplier":10');
});

test("the reel that is filled again may be any one of them", () => {
  // The third reel shows caju, caju, tucano; the first one folha, coco, arara.
  const { book, total } = play([3, 0, 3], [FOLHA, FOLHA, FOLHA]);
  expect(total).toBe(0);
  const third = [held(2, 0), held(2, 1), held(2, 2, "tucano")];
  expect(book[1]).toMatchObject({ symbol: "caju", held: [...twoReels.slice(3), ...third] });
  expect(book.map(({ type }) => type)).toEqual([
    "gridReveal",
    "gridHoldStart",
    "gridHoldSpin",
    "gridHoldEnd",
  ]);
  const middle = play([0, 3, 3], [FOLHA, FOLHA, FOLHA]);
  expect(middle.book[1]).toMatchObject({ held: [...twoReels.slice(0, 3), ...third] });
});

test("a screen that is full or mixed is paid as it stands", () => {
  const landed = play([0, 0, 3], []);
  expect(landed.book.map(({ type }) => type)).toEqual(["gridReveal", "gridWins"]);
  expect(landed.total).toBe(8_000);
  const mixed = play([3, 3, 0], []);
  expect(mixed.book.map(({ type }) => type)).toEqual(["gridReveal"]);
  expect(mixed.total).toBe(0);
});

test("a round that nobody is told wins the same, up to the same maximum", () => {
  expect(play([0, 0, 0], [WILD, FOLHA, COCO], false).total).toBe(480);
  expect(play([0, 0, 0], [COCO, CAJU, WILD], false).total).toBe(8_000);
  expect(play([3, 3, 0], [], false).total).toBe(0);
  expect(slot.engine.cap).toBe(70_000);
});
