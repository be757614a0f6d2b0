// Protects: baccarat's drawing rules, its combinations to the last one, and what each bet returns.
import { describe, expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { offeredOf } from "../../games/catalogue.ts";
import { createDraws } from "../../provably-fair.ts";
import { decimals, minus, rational } from "../../rational.ts";
import { tierOf } from "../../tier.ts";
import { type BaccaratBet, baccaratReturn, countCombinations } from "./exact.ts";
import { bacara, BACCARAT_CHIPS_MAX } from "../../games/bacara/game.ts";

const edge = (bet: BaccaratBet, decks: number, places = 4): string => {
  const lost = minus(rational(1), baccaratReturn(bet, decks));
  return decimals({ ...lost, numerator: lost.numerator * 100n }, places);
};

describe("Counted exactly", () => {
  test("eight decks have these combinations, and these edges", () => {
    expect(countCombinations(8)).toEqual({
      banker: 2_292_252_566_437_888,
      player: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
      total: 4_998_398_275_503_360,
    });
    expect(edge("banker", 8)).toBe("1.0579");
    expect(edge("player", 8)).toBe("1.2351");
    expect(edge("tie", 8)).toBe("4.8440");
    expect(edge("playerPair", 8)).toBe("10.3614");
  });

  test("six decks have the edges of the literature", () => {
    expect(edge("banker", 6)).toBe("1.0558");
    expect(edge("player", 6)).toBe("1.2374");
    const { tie, total } = countCombinations(6);
    expect(((1 - (9 * tie) / total) * 100).toFixed(4)).toBe("14.4382");
  });

  test("what is published is what is counted", () => {
    for (const { id, rtpPercent } of offeredOf("bacara")?.figures.options ?? []) {
      const exact = baccaratReturn(id as BaccaratBet, 8);
      expect(rtpPercent).toBe(decimals({ ...exact, numerator: exact.numerator * 100n }, 2));
    }
    expect(offeredOf("bacara")?.figures.options).toHaveLength(5);
  });
});

/** By points, an independent reading of the rules: what the third cards must be. */
function checkCoup(book: readonly RoundEvent[]): void {
  const [deal] = book;
  if (deal?.type !== "baccaratDeal") throw new Error("A coup begins with its deal.");
  const thirds = book.filter((event) => event.type === "baccaratThird");
  const points = (card: string): number => {
    const rank = card.charAt(0);
    if (rank === "A") return 1;
    return "TJQK".includes(rank) ? 0 : Number(rank);
  };
  const sum = (cards: readonly string[]): number =>
    cards.reduce((total, card) => total + points(card), 0) % 10;
  const player = sum(deal.player);
  const banker = sum(deal.banker);
  expect([deal.playerTotal, deal.bankerTotal]).toEqual([player, banker]);
  const natural = player >= 8 || banker >= 8;
  expect(deal.isNatural).toBe(natural);
  const playerThird = thirds.find(({ side }) => side === "player");
  const bankerThird = thirds.find(({ side }) => side === "banker");
  expect(playerThird !== undefined).toBe(!natural && player <= 5);
  const table: Readonly<Record<number, string>> = {
    0: "0123456789",
    1: "0123456789",
    2: "0123456789",
    3: "012345679",
    4: "234567",
    5: "4567",
    6: "67",
    7: "",
  };
  const draws =
    playerThird === undefined
      ? banker <= 5
      : (table[banker] ?? "").includes(String(points(playerThird.card)));
  expect(bankerThird !== undefined).toBe(!natural && draws);
}

describe("A round", () => {
  test("follows the drawing rules and pays every bet by the result", () => {
    const bets = { player: 3, banker: 2, tie: 1, playerPair: 4, bankerPair: 5 };
    for (let nonce = 0; nonce < 600; nonce += 1) {
      const draws = createDraws({
        serverSeed: new Uint8Array(32).fill(1),
        clientSeed: "baccarat",
        nonce,
      });
      const { book, winHundredths } = bacara.play(bets, draws);
      checkCoup(book);
      const result = book.at(-2);
      if (result?.type !== "baccaratResult") throw new Error("No result.");
      const { winner } = result;
      const isTie = winner === "tie";
      const expected =
        (winner === "player" ? 600 : isTie ? 300 : 0) +
        (winner === "banker" ? 390 : isTie ? 200 : 0) +
        (isTie ? 1000 : 0) +
        (result.isPlayerPair ? 4800 : 0) +
        (result.isBankerPair ? 6000 : 0);
      expect(winHundredths).toBe(expected);
      expect(result.wins.reduce((sum, win) => sum + win.winHundredths, 0)).toBe(expected);
      expect(book.at(-1)).toEqual({
        type: "finalWin",
        winHundredths,
        tier: tierOf(Math.floor(winHundredths / bacara.unitsOf(bets))),
      });
    }
  });

  test("takes whole chips on known bets, and no more than the table holds", () => {
    expect(bacara.readChoice({ player: 1 })).toEqual({ player: 1 });
    expect(bacara.readChoice({ tie: 2, bankerPair: 3 })).toEqual({ tie: 2, bankerPair: 3 });
    const bad = [
      undefined,
      {},
      [],
      { player: 0 },
      { player: -1 },
      { player: 1.5 },
      { player: "1" },
      { dealer: 1 },
      { player: BACCARAT_CHIPS_MAX, banker: 1 },
      { player: BACCARAT_CHIPS_MAX + 1 },
    ];
    for (const choice of bad) expect(bacara.readChoice(choice)).toBeNull();
    expect(bacara.unitsOf({ player: 2, tie: 3 })).toBe(5);
  });
});
