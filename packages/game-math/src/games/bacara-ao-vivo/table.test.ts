// Protects: a hand at the live table is dealt from one shoe, counted and paid as the rules say.
import { expect, test } from "vitest";
import { bacaraAoVivo, dealBaccarat, pointsOf } from "./table.ts";

/** The card that stands at a place of each deck: thirteen ranks of four suits. */
const told = (...places: readonly number[]) => {
  const left = [...places];
  return { below: () => left.shift() ?? 0 };
};

test("cards count by their number, an ace 1, tens and pictures nothing, and tens are dropped", () => {
  const each = ["As", "2s", "9s", "Ts", "Js", "Qs", "Ks"].map((card) => pointsOf([card]));
  expect(each).toEqual([1, 2, 9, 0, 0, 0, 0]);
  expect([pointsOf(["9s", "2s"]), pointsOf(["5s", "5h"]), pointsOf(["6s", "7s", "8s"])]).toEqual([
    1, 0, 1,
  ]);
});

test("a card that was taken is gone, and the last of the shoe lies in its place", () => {
  // Four times the first place: an ace, then what lay last, and last but one, and so on.
  const { player, banker } = dealBaccarat(told(0, 0, 0, 0, 0, 0));
  const [first, , third] = [player[0], banker[0], player[1]];
  expect(first?.charAt(0)).toBe("A");
  expect([banker[0]?.charAt(0), third?.charAt(0), banker[1]?.charAt(0)]).toEqual(["K", "Q", "J"]);
});

test("the better hand wins, two of a rank are a pair, and a tie gives both stakes back", () => {
  // Player 9 and king, banker 8 and ace: a natural.
  const natural = dealBaccarat(told(8, 7, 12, 0));
  expect(natural).toMatchObject({ playerPoints: 9, bankerPoints: 9, winner: "tie" });
  const pairs = dealBaccarat(told(3, 6, 16, 19));
  expect(pairs.player.map((card) => card.charAt(0))).toEqual(["4", "4"]);
  expect(pairs).toMatchObject({ playerPair: true, winner: "player" });
  const win = (chips: object, result: typeof natural) => {
    const bet = bacaraAoVivo.readBet({ chips });
    if (bet === null) throw new RangeError("The table takes this bet.");
    return bacaraAoVivo.winHundredthsOf(bet, result);
  };
  expect(win({ player: 2, banker: 1 }, natural)).toBe(300);
  expect(win({ player: 2, banker: 1 }, pairs)).toBe(400);
});
