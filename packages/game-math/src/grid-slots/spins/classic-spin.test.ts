// Protects: the old-fashioned slot pays its lines up to its maximum, and tells what it pays.
import { expect, test } from "vitest";
import { createClassicSlot } from "./classic-spin.ts";
import { boteco777Slot } from "../../slots/boteco-777/definition.ts";
import { closeRound, openRound } from "../round.ts";

function playAt(stops: readonly number[], maxWinMultiplier: number) {
  const left = [...stops];
  const slot = createClassicSlot({ ...boteco777Slot.definition, maxWinMultiplier });
  const book: Parameters<typeof closeRound>[1] = [];
  const round = openRound(slot.cap, { below: () => left.shift() ?? 0 }, book);
  slot.play(round, 5);
  return closeRound(round, book, 5);
}

/** Stops that win, and by how much, in the order of the reels. */
const winning = (): { readonly stops: number[]; readonly win: number } => {
  for (let first = 0; first < 32; first += 1) {
    for (let second = 0; second < 32; second += 1) {
      for (let third = 0; third < 32; third += 1) {
        const { winHundredths } = playAt([first, second, third], 540);
        if (winHundredths > 400) return { stops: [first, second, third], win: winHundredths };
      }
    }
  }
  throw new RangeError("Some stops win.");
};

test("a win at its maximum is told as cut by nothing, one above it by the rest", () => {
  const { stops, win } = winning();
  const typesAt = (most: number) => playAt(stops, most).book.map(({ type }) => type);
  expect(win % 100).toBe(0);
  expect(playAt(stops, win / 100 - 1).winHundredths).toBe(win - 100);
  expect(playAt(stops, win / 100 - 1).book).toContainEqual({
    type: "winCap",
    capHundredths: win - 100,
    cutHundredths: 100,
  });
  expect(typesAt(win / 100)).toContain("winCap");
  expect(typesAt(win / 100 + 1)).not.toContain("winCap");
});

test("where nothing is won nothing is told of it", () => {
  const quiet = Array.from({ length: 32 }, (_, stop) => playAt([stop, stop + 7, stop + 3], 540));
  const lost = quiet.filter(({ winHundredths }) => winHundredths === 0);
  expect(lost.length).toBeGreaterThan(0);
  for (const { book } of lost) {
    expect(book.map(({ type }) => type)).toEqual(["gridReveal", "finalWin"]);
  }
});
