// Protects: from known cards a coup of baccarat runs, ends and pays as the rules say, and the
// game offers what is published.
import { describe, expect, test } from "vitest";
import type { Draws } from "../../draws.ts";
import { deck } from "../deck.ts";
import { bacara } from "../../games/bacara/game.ts";

/** Brings these cards in this order: each from a deck of its own, so that none is moved before. */
function dealing(...cards: readonly string[]): Draws {
  let dealt = 0;
  return {
    below: (count) => {
      expect(count, "eight decks, less what is dealt").toBe(416 - dealt);
      const place = 52 * (dealt + 1) + deck.indexOf(cards[dealt] ?? "");
      const drawn = place - dealt;
      dealt += 1;
      return drawn;
    },
  };
}

/** Player, banker, player, banker, and then whoever draws. */
const play = (bets: Readonly<Record<string, number>>, ...cards: readonly string[]) =>
  bacara.play(bets, dealing(...cards));

describe("A coup", () => {
  test("ends at once when somebody has eight, and the pair is paid beside the winner", () => {
    const bets = { player: 3, banker: 2, tie: 1, playerPair: 4, bankerPair: 5 };
    const played = play(bets, "4s", "Kd", "4h", "7c");
    expect(played.book).toEqual([
      {
        type: "baccaratDeal",
        player: ["4s", "4h"],
        banker: ["Kd", "7c"],
        playerTotal: 8,
        bankerTotal: 7,
        isNatural: true,
      },
      {
        type: "baccaratResult",
        winner: "player",
        playerTotal: 8,
        bankerTotal: 7,
        isPlayerPair: true,
        isBankerPair: false,
        wins: [
          { bet: "player", chips: 3, winHundredths: 600 },
          { bet: "banker", chips: 2, winHundredths: 0 },
          { bet: "tie", chips: 1, winHundredths: 0 },
          { bet: "playerPair", chips: 4, winHundredths: 4800 },
          { bet: "bankerPair", chips: 5, winHundredths: 0 },
        ],
      },
      { type: "finalWin", winHundredths: 5400, tier: "win" },
    ]);
    expect(played.winHundredths).toBe(5400);
  });

  test("gives each side its third card, which counts for who wins", () => {
    const played = play({ player: 1, banker: 2 }, "2s", "Ac", "3h", "2d", "9c", "6s");
    expect(played.book.slice(1)).toEqual([
      { type: "baccaratThird", side: "player", card: "9c", total: 4 },
      { type: "baccaratThird", side: "banker", card: "6s", total: 9 },
      {
        type: "baccaratResult",
        winner: "banker",
        playerTotal: 4,
        bankerTotal: 9,
        isPlayerPair: false,
        isBankerPair: false,
        wins: [
          { bet: "player", chips: 1, winHundredths: 0 },
          { bet: "banker", chips: 2, winHundredths: 390 },
        ],
      },
      { type: "finalWin", winHundredths: 390, tier: "win" },
    ]);
  });

  test("that is tied gives player and banker back, and pays the tie and the pair", () => {
    const bets = { player: 1, banker: 1, tie: 1, bankerPair: 1 };
    const played = play(bets, "Ts", "8c", "6h", "8d");
    expect(played.book.at(-2)).toMatchObject({ winner: "tie", playerTotal: 6, bankerTotal: 6 });
    expect(played.book.at(-2)).toMatchObject({ isPlayerPair: false, isBankerPair: true });
    expect(played.winHundredths).toBe(100 + 100 + 1000 + 1200);
  });

  test("that brings less than a hundredth more than the stake is told as its return", () => {
    // Banker pays 31 times 1.95, of 60 chips: 60.45.
    const played = play({ banker: 31, tie: 29 }, "4s", "9d", "3h", "Tc");
    expect(played.book.at(-1)).toEqual({ type: "finalWin", winHundredths: 6045, tier: "return" });
  });
});

describe("The table", () => {
  test("holds 2 000 chips, on one bet or on several", () => {
    expect(bacara.readChoice({ player: 2000 })).toEqual({ player: 2000 });
    expect(bacara.readChoice({ player: 1999, tie: 1 })).toEqual({ player: 1999, tie: 1 });
    expect(bacara.readChoice({ player: 2001 })).toBeNull();
    expect(bacara.readChoice({ player: 1999, tie: 2 })).toBeNull();
  });

  test("offers what is published", () => {
    expect(bacara.facts).toEqual({
      code: "bacara",
      name: "Bacará Tropical",
      version: 1,
      type: "card",
      brand: "mare",
      tags: ["cards", "baccarat", "table"],
      stakesCentavos: [100, 200, 500, 1000, 2500, 5000, 10_000],
      defaultStakeCentavos: 100,
      maxStakeCentavos: 500_000,
    });
  });
});
