// Protects: several hands of blackjack are each played and paid by the rules of one, against one
// dealer; side bets are decided by the deal; and a round of one hand is what it always was.
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { fingerprintOf } from "../../canonical-json.ts";
import { deck } from "../../cards/deck.ts";
import { simulatedDraws } from "../../fixtures/simulated-draws.ts";
import { createDraws } from "../../provably-fair.ts";
import { findGame } from "../house-games.ts";
import { type BlackjackChoice, ONE_HAND } from "./choice.ts";
import { vinteEUm, vinteEUmFirst } from "./game.ts";
import { basicStrategy } from "./strategy.ts";
import { type BlackjackAction, type BlackjackState, offersOf } from "./round.ts";

/** Draws that deal these cards, each taken from a deck of its own; more than six are not asked. */
function dealing(cards: string) {
  const left = cards.split(" ");
  const order = Array.from({ length: 312 }, (_, place) => deck[place % 52] ?? "");
  let dealt = 0;
  return {
    below: () => {
      const card = left.shift();
      if (card === undefined) throw new RangeError("No card is dealt here.");
      const place = order.indexOf(card, dealt);
      [order[dealt], order[place]] = [order[place] ?? "", order[dealt] ?? ""];
      dealt += 1;
      return place - dealt + 1;
    },
  };
}

const TWO: BlackjackChoice = { hands: [[], []] };

function play(choice: BlackjackChoice, cards: string, ...actions: readonly BlackjackAction[]) {
  const draws = dealing(cards);
  let state = vinteEUm.begin(choice, draws);
  for (const action of actions) {
    expect(offersOf(state).map(({ kind }) => kind)).toContain(action);
    state = vinteEUm.act(state, action, draws);
  }
  return state;
}

const told = ({ events }: BlackjackState, type: RoundEvent["type"]) =>
  events.filter((event) => event.type === type);

describe("What is laid", () => {
  test("is up to three hands with side bets in their order; nothing said is one hand", () => {
    const three = { hands: [["perfectPairs", "plusThree"], [], ["plusThree"]] };
    expect(vinteEUm.readChoice(three)).toEqual(three);
    expect(vinteEUm.unitsOf(vinteEUm.readChoice(three) ?? ONE_HAND)).toBe(6);
    expect(vinteEUm.readChoice(undefined)).toEqual(ONE_HAND);
    expect(vinteEUm.readChoice(null)).toEqual(ONE_HAND);
    expect(vinteEUm.unitsOf(ONE_HAND)).toBe(1);
    for (const bad of [
      0,
      {},
      { hands: [] },
      { hands: [[], [], [], []] },
      { hands: 2 },
      { hands: ["plusThree"] },
      { hands: [["plusThree", "perfectPairs"]] },
      { hands: [["plusThree", "plusThree"]] },
      { hands: [["other"]] },
      { hands: [[]], more: 1 },
    ]) {
      expect(vinteEUm.readChoice(bad), JSON.stringify(bad)).toBeNull();
    }
  });

  test("is one hand and nothing else in the first version", () => {
    const first = findGame("vinte-e-um", 1);
    expect(first?.readChoice(undefined)).toEqual(ONE_HAND);
    expect(first?.readChoice({ hands: [[], []] })).toBeNull();
    expect(first?.readChoice({ hands: [[]] })).toBeNull();
  });
});

describe("One hand", () => {
  /** As they were published with the first version: nonce, what was done, and the book's print. */
  test.each([
    [0, "stand", "9a817a38050c06cb"],
    [13, "split double split double double", "9136cbc13a32f875"],
    [30, "insure hit hit hit", "3957653c1755cc12"],
  ])("of nonce %i has the book that it always had", (nonce, actions, print) => {
    const serverSeed = createHash("sha256").update("tucano").digest();
    for (const game of [vinteEUm, vinteEUmFirst]) {
      const draws = createDraws({ serverSeed, clientSeed: "vector", nonce });
      let state = game.begin(ONE_HAND, draws);
      for (const kind of actions.split(" ")) {
        const action = game.readAction({ kind });
        if (action !== null) state = game.act(state, action, draws);
      }
      expect(game.isOver(state)).toBe(true);
      expect(fingerprintOf(state.events).slice(0, print.length)).toBe(print);
    }
  });
});

function bySkill(state: BlackjackState): BlackjackAction {
  return basicStrategy({
    cards: state.hands[state.active]?.cards ?? [],
    up: state.dealer[0] ?? "",
    allowed: (kind) => vinteEUm.costOf(state, kind) !== null,
  });
}

describe("Two hands", () => {
  test("are dealt in turn, the dealer last, and played from left to right", () => {
    // First cards, dealer up, second cards, dealer down; then the dealer's.
    const state = play(TWO, "9s Ts 6h 8d 9d Kc Td", "stand", "stand");
    expect(state.events[0]).toEqual({
      type: "blackjackDeal",
      player: ["9s", "8d"],
      dealer: "6h",
      total: 17,
      isSoft: false,
      isBlackjack: false,
      others: [{ cards: ["Ts", "9d"], total: 19, isSoft: false, isBlackjack: false }],
    });
    expect(told(state, "blackjackTurn")).toMatchObject([{ hand: 0 }, { hand: 1 }]);
    expect(told(state, "blackjackReveal")).toHaveLength(1);
    expect(told(state, "blackjackResult")).toMatchObject([
      { hands: [{ outcome: "win" }, { outcome: "win" }], stakedHundredths: 200 },
    ]);
    expect(told(state, "blackjackResult")[0]).not.toHaveProperty("sidesHundredths");
    expect(state.winHundredths).toBe(400);
  });

  test("a blackjack is passed over and paid; the other one is played", () => {
    const state = play(TWO, "As 9s 6h Kd 9d Kc 5d", "stand");
    expect(told(state, "blackjackTurn")).toMatchObject([{ hand: 1 }]);
    expect(told(state, "blackjackResult")).toMatchObject([
      { hands: [{ outcome: "blackjack", winHundredths: 250 }, { outcome: "lose" }] },
    ]);
    const both = play(TWO, "As Ah 6h Kd Ks Kc");
    expect([both.phase, both.winHundredths]).toEqual(["over", 500]);
    expect(told(both, "blackjackDealerCard")).toEqual([]);
  });

  test("are insured each by itself, and the dealer looks once both have answered", () => {
    const state = play(TWO, "9s Ts Ah 8d 9d Kc", "insure", "decline");
    expect(told(state, "blackjackTurn")).toMatchObject([{ hand: 0 }, { hand: 1 }]);
    expect(told(state, "blackjackPeek")).toHaveLength(1);
    expect(told(state, "blackjackResult")).toMatchObject([
      { insuranceHundredths: 150, stakedHundredths: 250 },
    ]);
    expect(state.winHundredths).toBe(150);
    const both = play(TWO, "9s Ts Ah 8d 9d Kc", "insure", "insure");
    expect([both.winHundredths, both.insuranceHundredths]).toEqual([300, 100]);
    // No blackjack: the hands are played from the first one on.
    const open = play(TWO, "9s Ts Ah 8d 9d 7c", "decline", "decline");
    expect([open.phase, open.active]).toEqual(["play", 0]);
  });

  test("one is given up, and the other one goes on against the dealer", () => {
    const state = play(TWO, "Ts Ts 9h 6d 9d 9c", "surrender", "stand");
    expect(told(state, "blackjackReveal")).toHaveLength(1);
    expect(told(state, "blackjackResult")).toMatchObject([
      { hands: [{ outcome: "surrender", winHundredths: 50 }, { outcome: "win" }] },
    ]);
    expect(state.winHundredths).toBe(250);
    const both = play(TWO, "Ts Ts 9h 6d 6s 9c", "surrender", "surrender");
    expect(told(both, "blackjackReveal")).toEqual([]);
    expect([both.phase, both.winHundredths]).toEqual(["over", 100]);
  });

  test("the dealer draws for whoever is still in, not for who has given up or gone over", () => {
    const out = play(TWO, "Ts Ts 9h 6d 6s 5c Kd", "surrender", "hit");
    expect(told(out, "blackjackReveal")).toHaveLength(1);
    expect(told(out, "blackjackDealerCard")).toEqual([]);
  });

  test("each is split into four at most, whatever the other one is", () => {
    const cards = "8s 8h 6h 8d 8c Tc 8s 8h 9s 9h 9d 9c 8d 8c 9s 9h 9d 9c Kd";
    const splits = ["split", "split", "split"] as const;
    const stands = ["stand", "stand", "stand", "stand"] as const;
    const state = play(TWO, cards, ...splits, ...stands, ...splits, ...stands);
    expect(state.hands.map(({ seat }) => seat)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(told(state, "blackjackResult")).toMatchObject([{ stakedHundredths: 800 }]);
  });
});

describe("Side bets", () => {
  const BOTH: BlackjackChoice = { hands: [["perfectPairs", "plusThree"], []] };

  test("are decided and told before anything is asked, and paid with the round", () => {
    const state = play(BOTH, "7s 9s 7h 7s 9d Kc", "stand", "stand");
    expect(state.events[1]).toEqual({
      type: "blackjackSides",
      hand: 0,
      bets: [
        { bet: "perfectPairs", result: "perfectPair", winHundredths: 2_600 },
        { bet: "plusThree", result: "threeOfAKind", winHundredths: 3_100 },
      ],
    });
    expect(told(state, "blackjackSides")).toHaveLength(1);
    expect(told(state, "blackjackResult")).toMatchObject([
      { sidesHundredths: 5_700, stakedHundredths: 400 },
    ]);
    // Seventeen of the dealer's beat the pair, and lose to eighteen.
    expect(state.winHundredths).toBe(5_700 + 200);
    expect(state.events.at(-1)).toMatchObject({ tier: "win" });
  });

  test("that lose are told too, and count among what was staked", () => {
    const state = play({ hands: [["plusThree"]] }, "9s 6h 9d Kc Td", "stand");
    expect(told(state, "blackjackSides")).toMatchObject([
      { bets: [{ result: "nothing", winHundredths: 0 }] },
    ]);
    expect(told(state, "blackjackResult")).toMatchObject([
      { sidesHundredths: 0, stakedHundredths: 200 },
    ]);
    // The hand won what the side bet cost: nothing was gained.
    expect(state.events.at(-1)).toMatchObject({ winHundredths: 200, tier: "return" });
  });

  test("of a round that ends at once are paid as well", () => {
    const state = play({ hands: [["plusThree"]] }, "As Kh Ks Ac");
    expect(state.phase).toBe("over");
    expect(told(state, "blackjackResult")).toMatchObject([{ stakedHundredths: 200 }]);
  });
});

/** Each hand's own: cards that others have taken say nothing of those that are left. */
test("a second hand returns what the first one does", () => {
  const rounds = 12_000;
  const nets = [0, 0];
  for (let seed = 1; seed <= rounds; seed += 1) {
    const draws = simulatedDraws(seed);
    let state = vinteEUm.begin(TWO, draws);
    while (!vinteEUm.isOver(state)) state = vinteEUm.act(state, bySkill(state), draws);
    const [result] = told(state, "blackjackResult");
    if (result?.type !== "blackjackResult") throw new Error("No result.");
    for (const [index, { winHundredths, stakedHundredths }] of result.hands.entries()) {
      nets[state.hands[index]?.seat ?? 0]! += winHundredths - stakedHundredths;
    }
  }
  // 99.67 % of 100, within four standard errors of 1.14 stakes a round.
  for (const net of nets) {
    expect(Math.abs(net / rounds + 0.33)).toBeLessThan((4 * 114) / Math.sqrt(rounds));
  }
});
