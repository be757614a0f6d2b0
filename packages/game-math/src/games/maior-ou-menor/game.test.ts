// Protects: a round of hi-lo goes on while anything may be done, ends where nothing may, and never
// offers more than its maximum, to the hundredth.
import { expect, test } from "vitest";
import { deck } from "../../cards/deck.ts";
import { type HiloState, maiorOuMenor } from "./game.ts";
import { hiloHundredths } from "./rules.ts";

const spot = (card: string, won: readonly number[], skips = 0): HiloState => ({
  card,
  won,
  skips,
  events: [],
  isOver: false,
  winHundredths: 0,
});
const dealing = (card: string) => ({ below: () => deck.indexOf(card) });
const allows = (state: HiloState, action: "higher" | "lower" | "skip" | "cashOut") =>
  maiorOuMenor.costOf(state, action) !== null;

test("a guess that would come to just more than 2,000 stakes is not offered", () => {
  // 1, 1, 2 and 8 of 13 come to 1,714.71 stakes; eleven more to 2,006.21, and twelve to 1,839.02.
  expect(allows(spot("3s", [1, 1, 2, 8]), "higher")).toBe(false);
  expect(allows(spot("2s", [1, 1, 2, 8]), "higher")).toBe(true);
});

test("a guess that comes to 2,000 stakes exactly is offered, and its card may be skipped", () => {
  const before = [10, 10, 10, 5, 5, 5, 5, 5, 7, 7, 11, 11, 11];
  // Nine ranks are higher than a five; twelve are the most that can be.
  expect(hiloHundredths([...before, 12, 9])).toBe(200_000);
  expect(allows(spot("5h", [...before, 12]), "higher")).toBe(true);
  expect(allows(spot("5h", [...before, 9]), "skip")).toBe(true);
});

test("who can guess no more may not skip either", () => {
  // The most certain guess would come to 2,101.76 stakes.
  const full = spot("7s", [1, 1, 2, 7]);
  expect(["higher", "lower", "skip", "cashOut"].map((one) => allows(full, one as "skip"))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(allows(spot("7s", []), "skip")).toBe(true);
});

test("one side that may be guessed is enough to go on, also without skips", () => {
  // After this king the higher side passes the maximum; the lower one does not.
  const state = maiorOuMenor.act(spot("Qs", [1, 1], 52), "higher", dealing("Ks"));
  expect([maiorOuMenor.isOver(state), maiorOuMenor.winHundredthsOf(state)]).toEqual([false, 0]);
  expect(state.events.at(-1)).toMatchObject({ type: "hiloTurn", higher: null, canSkip: false });
});

test("a skip is counted, and shows the next card", () => {
  const state = maiorOuMenor.act(spot("7s", [], 3), "skip", dealing("9h"));
  expect(state).toMatchObject({ card: "9h", skips: 4 });
  expect(state.events).toMatchObject([{ type: "hiloSkip", card: "9h" }, { skips: 4 }]);
});
