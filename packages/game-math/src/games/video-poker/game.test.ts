// Protects: a round of video poker has won nothing before the draw, takes a hold of positions and
// nothing else, and in several hands each draws from the deck as the deal has left it.
import { describe, expect, test } from "vitest";
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import { simulatedDraws } from "../../fixtures/simulated-draws.ts";
import { deck } from "../../cards/deck.ts";
import { pokerPays } from "./evaluate.ts";
import { type PokerChoice, pokerHandOf, videoPoker } from "./game.ts";

function played(hands: PokerChoice["hands"], positions: readonly number[], seed = 9) {
  const draws = simulatedDraws(seed);
  const state = videoPoker.act(
    videoPoker.begin({ hands }, draws),
    { kind: "hold", positions },
    draws,
  );
  const drawn = state.events.filter(
    (event): event is EventOf<"pokerDraw"> => event.type === "pokerDraw",
  );
  return { state, drawn };
}

test("nothing is won, and nothing over, before the draw", () => {
  const state = videoPoker.begin({ hands: 1 }, simulatedDraws(9));
  expect([videoPoker.winHundredthsOf(state), videoPoker.isOver(state)]).toEqual([0, false]);
});

test("reads a hold of different positions, ascending, and nothing else", () => {
  const hold = { kind: "hold", positions: [0, 4] };
  expect(videoPoker.readAction(hold)).toEqual(hold);
  expect(videoPoker.readAction({ ...hold, positions: [] })).toEqual({ ...hold, positions: [] });
  for (const bad of [
    { ...hold, kind: "draw" },
    ...["0", 0, [5], [4, 0], [0, 0], ["0"]].map((positions) => ({ ...hold, positions })),
  ]) {
    expect(videoPoker.readAction(bad), JSON.stringify(bad)).toBeNull();
  }
});

describe("Several hands", () => {
  test("are one, five or ten, and stake as many units; nothing said is one", () => {
    for (const hands of [1, 5, 10] as const) {
      expect(videoPoker.readChoice({ hands })).toEqual({ hands });
      expect(videoPoker.unitsOf({ hands })).toBe(hands);
    }
    expect(videoPoker.readChoice(undefined)).toEqual({ hands: 1 });
    expect(videoPoker.readChoice(null)).toEqual({ hands: 1 });
    for (const bad of [0, 2, 11, "5", { hands: 2 }, { hands: "5" }, { hands: 5, more: 1 }, {}]) {
      expect(videoPoker.readChoice(bad), JSON.stringify(bad)).toBeNull();
    }
  });

  test("the first is drawn as a single one would be: its book is the beginning of theirs", () => {
    const [one, five, ten] = [played(1, [0, 2]), played(5, [0, 2]), played(10, [0, 2])];
    expect(one.drawn).toHaveLength(1);
    expect(five.drawn).toHaveLength(5);
    expect(five.state.events.slice(0, 2)).toEqual(one.state.events.slice(0, 2));
    expect(ten.state.events.slice(0, 6)).toEqual(five.state.events.slice(0, 6));
  });

  test("each keeps what is held and draws from the 47 that are left, all of them again", () => {
    const { state, drawn } = played(10, [1, 3]);
    for (const { held, cards } of drawn) {
      expect(held).toEqual([1, 3]);
      expect([cards[1], cards[3]]).toEqual([state.cards[1], state.cards[3]]);
      expect(new Set(cards).size).toBe(5);
      const fresh = cards.filter((_, index) => index !== 1 && index !== 3);
      expect(fresh.filter((card) => state.cards.includes(card))).toEqual([]);
    }
    // Thirty cards out of 47, and some of them twice: no hand takes another's card away.
    const all = drawn.flatMap(({ cards }) => [cards[0], cards[2], cards[4]]);
    expect(new Set(all).size).toBeLessThan(all.length);
    expect(all.every((card) => card !== undefined && deck.includes(card))).toBe(true);
  });

  test("each is paid by itself, and the round pays the sum and is told by all it staked", () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const { state, drawn } = played(5, [0, 1, 2, 3], seed);
      const wins = drawn.map(({ cards, hand, winHundredths }) => {
        expect([hand, winHundredths]).toEqual([pokerHandOf(cards), 100 * pokerPays[hand]]);
        return winHundredths;
      });
      const sum = wins.reduce((all, each) => all + each, 0);
      expect(videoPoker.winHundredthsOf(state)).toBe(sum);
      const tier = sum === 0 ? "none" : sum <= 500 ? "return" : expect.any(String);
      expect(state.events.at(-1)).toEqual({ type: "finalWin", winHundredths: sum, tier });
      if (sum > 500) expect(state.events.at(-1)).not.toMatchObject({ tier: "return" });
    }
  });
});
