// Protects: a hand of blackjack goes on and is paid as the rules say, card by card.
import { describe, expect, test } from "vitest";
import { deck } from "../../cards/deck.ts";
import { beginRound, type BlackjackAction, type Hand, offersOf, takeAction } from "./round.ts";

const DECKS = 6;

/** Draws by which these cards are dealt, in this order. */
function dealing(...cards: readonly string[]) {
  const left = [...cards];
  let count = 0;
  return {
    below: (size: number) => {
      const card = left.shift();
      if (card === undefined) throw new RangeError("No card is dealt here.");
      count += 1;
      const place = 52 * (1 + (count % (DECKS - 1))) + deck.indexOf(card);
      return place - (DECKS * 52 - size);
    },
  };
}

/** The player's first, the dealer's, the player's second, the hidden one; then what is dealt. */
function play(cards: readonly string[], ...actions: readonly BlackjackAction[]) {
  const draws = dealing(...cards);
  let state = beginRound(draws);
  for (const action of actions) state = takeAction(state, action, draws);
  return state;
}

const told = (state: ReturnType<typeof play>, type: string) =>
  state.events.filter((event) => event.type === type);

describe("Aces that are split", () => {
  test("get one card each, and are 21 with a ten, but no blackjack", () => {
    const cards = ["As", "6s", "Ah", "Ts", "Kh", "5h", "9d"];
    const state = play(cards, "split");
    expect(state.phase).toBe("over");
    expect(told(state, "blackjackCard")).toMatchObject([
      { hand: 0, card: "Kh", total: 21 },
      { hand: 1, card: "5h", total: 16 },
    ]);
    expect(told(state, "blackjackDealerCard")).toMatchObject([{ card: "9d", total: 25 }]);
    expect(told(state, "blackjackResult")).toMatchObject([
      {
        hands: [
          { outcome: "win", stakedHundredths: 100, winHundredths: 200 },
          { outcome: "win", stakedHundredths: 100, winHundredths: 200 },
        ],
        stakedHundredths: 200,
      },
    ]);
    expect(state.winHundredths).toBe(400);
  });
});

describe("The dealer takes no card", () => {
  test("where the player has 22", () => {
    const state = play(["Ks", "Th", "6s", "6h", "6d"], "hit");
    expect(told(state, "blackjackDealerCard")).toEqual([]);
    expect(told(state, "blackjackResult")).toMatchObject([{ hands: [{ outcome: "bust" }] }]);
    expect(state.winHundredths).toBe(0);
  });

  test("where the player has blackjack, which is paid 3:2", () => {
    const state = play(["As", "6h", "Ks", "Th"]);
    expect(told(state, "blackjackDealerCard")).toEqual([]);
    expect([state.phase, state.winHundredths]).toEqual(["over", 250]);
  });
});

describe("What the player says is told", () => {
  test("of insurance, taken or not", () => {
    const cards = ["Ts", "As", "7s", "6h"];
    for (const [action, isTaken] of [
      ["insure", true],
      ["decline", false],
    ] as const) {
      const state = play(cards, action);
      expect(told(state, "blackjackInsurance")).toEqual([{ type: "blackjackInsurance", isTaken }]);
      expect([state.phase, state.winHundredths]).toEqual(["play", 0]);
    }
  });

  test("of giving up, which returns half", () => {
    const state = play(["Ts", "9s", "6s", "6h"], "surrender");
    expect(told(state, "blackjackSurrender")).toEqual([{ type: "blackjackSurrender", hand: 0 }]);
    expect(state.winHundredths).toBe(50);
  });
});

test("a round that is over takes no action any more", () => {
  const over = play(["Ts", "9s", "7s", "Th"], "stand");
  expect([over.phase, over.winHundredths]).toEqual(["over", 0]);
  expect(() => takeAction(over, "stand", dealing())).toThrow("There is no such hand.");
});

test("a pair is split into four hands at most", () => {
  const pair: Hand = {
    seat: 0,
    cards: ["8s", "8h"],
    stakedHundredths: 100,
    isDone: false,
    isFromSplit: true,
    isGivenUp: false,
  };
  const offers = (hands: number) =>
    offersOf({ phase: "play", active: 0, hands: Array.from({ length: hands }, () => pair) }).map(
      ({ kind }) => kind,
    );
  expect(offers(3)).toEqual(["hit", "stand", "double", "split"]);
  expect(offers(4)).toEqual(["hit", "stand", "double"]);
});
