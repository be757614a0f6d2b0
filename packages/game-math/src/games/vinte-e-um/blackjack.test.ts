// Protects: blackjack is played by its published rules, and returns what they return.
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../../draws.ts";
import { drawsFromWords } from "../../provably-fair.ts";
import { deck } from "../../cards/deck.ts";
import { ONE_HAND } from "./choice.ts";
import { vinteEUm } from "./game.ts";
import { totalOf } from "./hands.ts";
import { createSimulation, freshValues } from "./simulate.ts";
import { basicStrategy } from "./strategy.ts";
import { type BlackjackAction, type BlackjackState, offersOf } from "./round.ts";

/** A generator for simulations: fast, seeded, and of no use for money. */
function simulatedDraws(seed: number): Draws {
  let state = seed;
  return drawsFromWords(() => {
    state = (state + 0x9e3779b9) >>> 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  });
}

/** Draws that deal these cards: each is taken from its first place in six fresh decks. */
function stacked(...cards: string[]): Draws {
  const order = Array.from({ length: 312 }, (_, place) => deck[place % 52] ?? "");
  let dealt = 0;
  return {
    below: (n) => {
      const card = cards[dealt] ?? "2s";
      const place = order.indexOf(card, dealt);
      [order[dealt], order[place]] = [order[place] ?? "", order[dealt] ?? ""];
      dealt += 1;
      expect(n).toBe(313 - dealt);
      return place - dealt + 1;
    },
  };
}

const offered = (state: BlackjackState): string[] => offersOf(state).map(({ kind }) => kind);

/** Player, dealer, player, dealer's hole card, then what follows. */
function play(cards: string, ...actions: BlackjackAction[]): BlackjackState {
  const draws = stacked(...cards.split(" "));
  let state = vinteEUm.begin(ONE_HAND, draws);
  for (const action of actions) {
    expect(offered(state)).toContain(action);
    state = vinteEUm.act(state, action, draws);
  }
  return state;
}

function resultOf(state: BlackjackState): EventOf<"blackjackResult"> {
  expect(vinteEUm.isOver(state)).toBe(true);
  const event = state.events.find(({ type }) => type === "blackjackResult");
  if (event?.type !== "blackjackResult") throw new Error("No result.");
  expect(state.winHundredths).toBe(
    event.hands.reduce((sum, hand) => sum + hand.winHundredths, event.insuranceHundredths),
  );
  return event;
}

const outcomes = (state: BlackjackState): string[] =>
  resultOf(state).hands.map(({ outcome, winHundredths }) => `${outcome} ${winHundredths}`);

describe("The rules", () => {
  test("blackjack pays 3:2 at once, and returns the stake against the dealer's", () => {
    expect(outcomes(play("As 6h Kd 9c"))).toEqual(["blackjack 250"]);
    expect(outcomes(play("As Kh Kd Ac"))).toEqual(["push 100"]);
    expect(outcomes(play("9s Kh Kd Ac"))).toEqual(["lose 0"]);
  });

  test("insurance costs half the stake and pays 2:1, and is asked for with an ace only", () => {
    expect(offered(play("9s Ah Kd Kc"))).toEqual(["insure", "decline"]);
    const won = play("9s Ah Kd Kc", "insure");
    expect(outcomes(won)).toEqual(["lose 0"]);
    expect(won.winHundredths).toBe(150);
    expect(resultOf(won)).toMatchObject({ insuranceHundredths: 150, stakedHundredths: 150 });
    expect(won.events.at(-1)).toMatchObject({ tier: "return" });
    const lost = play("9s Ah Kd 7c", "insure", "stand");
    expect(outcomes(lost)).toEqual(["win 200"]);
    expect(resultOf(lost)).toMatchObject({ insuranceHundredths: 0, stakedHundredths: 150 });
    expect(offered(play("9s Kh Kd 7c"))).not.toContain("insure");
    // Even money: a blackjack that is insured wins the stake once, whatever the dealer has.
    expect(play("As Ah Kd Kc", "insure").winHundredths).toBe(250);
  });

  test("the dealer stands on a soft 17, and draws to it", () => {
    expect(outcomes(play("9s 6h 9d Ac", "stand"))).toEqual(["win 200"]);
    expect(outcomes(play("9s 6h 9d 5c 2s 8d", "stand"))).toEqual(["lose 0"]);
    expect(outcomes(play("9s 6h 8d Kc Td", "stand"))).toEqual(["win 200"]);
  });

  test("the dealer draws nothing when every hand has gone over", () => {
    const bust = play("9s 6h 8d Kc Td", "hit");
    expect(outcomes(bust)).toEqual(["bust 0"]);
    expect(bust.dealer).toHaveLength(2);
  });

  test("doubling gives one card and doubles what is won", () => {
    expect(outcomes(play("5s 6h 6d Kc Td 9h", "double"))).toEqual(["win 400"]);
    expect(offered(play("5s 6h 4d Kc 2d", "hit"))).toEqual(["hit", "stand"]);
  });

  test("surrender returns half, after the dealer has looked, and before anything else", () => {
    expect(outcomes(play("Ts Kh 6d 7c", "surrender"))).toEqual(["surrender 50"]);
    expect(outcomes(play("Ts Kh 6d Ac"))).toEqual(["lose 0"]);
    expect(offered(play("8s Kh 8d 7c 3d", "split"))).not.toContain("surrender");
  });

  test("pairs split to four hands, and doubling follows a split", () => {
    const cards = "8s 6h 8d Tc 8h 8c 3d Ts Th 2h 9c Ks 5h Kc";
    let state = play(cards, "split", "split", "split");
    expect(state.hands).toHaveLength(4);
    expect(offered(state)).toEqual(["hit", "stand", "double"]);
    state = play(cards, "split", "split", "split", "double", "stand", "double", "hit");
    expect(outcomes(state)).toEqual(["win 400", "win 200", "win 400", "bust 0"]);
    expect(resultOf(state).stakedHundredths).toBe(600);
  });

  test("tens of any kind are a pair, and 21 after a split is no blackjack", () => {
    expect(offered(play("Ks 6h Td 9c"))).toContain("split");
    const state = play("Ks 6h Td 5c Ad 9h Tc", "split", "stand");
    expect(outcomes(state)).toEqual(["push 100", "lose 0"]);
  });

  test("aces split once and get one card each", () => {
    const state = play("As 6h Ad 9c Ac 5h 3d", "split");
    expect(state.hands.map(({ cards }) => cards)).toEqual([
      ["As", "Ac"],
      ["Ad", "5h"],
    ]);
    expect(outcomes(state)).toEqual(["lose 0", "lose 0"]);
  });

  test("the hidden card is told to nobody before it is turned", () => {
    for (let seed = 1; seed < 80; seed += 1) {
      const draws = simulatedDraws(seed);
      let state = vinteEUm.begin(ONE_HAND, draws);
      while (!vinteEUm.isOver(state)) {
        expect(state.events.some(({ type }) => type === "blackjackReveal")).toBe(false);
        const deal = state.events[0];
        const shown = state.hands.reduce((sum, { cards }) => sum + cards.length, 1);
        const told = state.events.filter(({ type }) => type === "blackjackCard").length;
        expect(told + 3).toBe(shown);
        expect(deal).toMatchObject({ dealer: state.dealer[0] });
        state = vinteEUm.act(state, offersOf(state)[0]?.kind ?? "stand", draws);
      }
    }
  });
});

test("the published simulation and the game agree on every round", () => {
  for (let seed = 1; seed <= 1_500; seed += 1) {
    const draws = simulatedDraws(seed);
    let state = vinteEUm.begin(ONE_HAND, draws);
    let staked = 100;
    while (!vinteEUm.isOver(state)) {
      const now = state;
      const hand = state.hands[state.active];
      const action = basicStrategy({
        cards: hand?.cards ?? [],
        up: state.dealer[0] ?? "",
        allowed: (kind) => vinteEUm.costOf(now, kind) !== null,
      });
      staked += vinteEUm.costOf(state, action) ?? 0;
      state = vinteEUm.act(state, action, draws);
    }
    const same = simulatedDraws(seed);
    const round = createSimulation(freshValues(), (n) => same.below(n))();
    expect([round.win, round.staked]).toEqual([state.winHundredths, staked]);
  }
});

test("basic strategy returns what is published, within 2.58 standard errors", () => {
  const file = path.resolve(
    import.meta.dirname,
    "../../../../../docs/games/vinte-e-um/parsheet.json",
  );
  const sheet = JSON.parse(readFileSync(file, "utf8")) as {
    rtp_percent: string;
    standard_error_percent: string;
    player_blackjack_percent: string;
    standard_deviation: string;
    rounds: number;
  };
  expect(sheet.player_blackjack_percent).toBe("4.748949");
  const rounds = 300_000;
  const chance = simulatedDraws(2026);
  const next = createSimulation(freshValues(), (n) => chance.below(n));
  let net = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { win, staked } = next();
    net += win - staked;
  }
  const deviation = Number(sheet.standard_deviation) * 100;
  const error = Math.hypot(deviation / Math.sqrt(rounds), Number(sheet.standard_error_percent));
  const percent = 100 + net / rounds;
  expect(Math.abs(percent - Number(sheet.rtp_percent))).toBeLessThan(2.58 * error);
  expect(Number(sheet.standard_error_percent)).toBeLessThan(0.006);
  expect(sheet.rounds).toBeGreaterThanOrEqual(400_000_000);
});

test("totals count an ace as 11 as long as that is not too much", () => {
  expect(totalOf(["As", "6h"])).toEqual({ total: 17, isSoft: true });
  expect(totalOf(["As", "6h", "Td"])).toEqual({ total: 17, isSoft: false });
  expect(totalOf(["As", "Ah", "9d"])).toEqual({ total: 21, isSoft: true });
});
