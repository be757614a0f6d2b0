// Protects: every guess of hi-lo pays 0.99 / p and more than the stake, is rounded once, and no
// plan returns less than 85 %.
import { describe, expect, test } from "vitest";
import { offeredOf } from "../catalogue.ts";
import { createDraws } from "../../provably-fair.ts";
import { decimals, toNumber } from "../../rational.ts";
import { deck } from "../../cards/deck.ts";
import { figuresOfOutcomes, percentOf } from "../../outcomes.ts";
import { guessReturn, leastReturn, newcomerOutcomes } from "./exact.ts";
import { type HiloState, maiorOuMenor } from "./game.ts";
import {
  GUESSES_MAX,
  hiloHundredths,
  hiloRank,
  isRight,
  MAX_WIN_MULTIPLIER,
  winningRanks,
} from "./rules.ts";

const directions = ["higher", "lower"] as const;

describe("A guess", () => {
  test("wins with as many ranks as it says, never with all of them", () => {
    for (const card of deck) {
      for (const direction of directions) {
        const ranks = winningRanks(card, direction);
        const winning = deck.filter((next) => isRight(card, direction, next)).length / 4;
        expect(winning).toBe(ranks);
        expect(ranks).toBeGreaterThanOrEqual(1);
        expect(ranks).toBeLessThanOrEqual(12);
        expect(hiloHundredths([ranks])).toBe(Math.floor((99 * 13) / ranks));
        expect(hiloHundredths([ranks])).toBeGreaterThan(100);
      }
    }
    expect(hiloRank("Ah")).toBe(1);
    expect(hiloRank("Kh")).toBe(13);
  });

  test("returns between 98.4 and 99 %, and is published", () => {
    const options = offeredOf("maior-ou-menor")?.figures.options ?? [];
    expect(options).toHaveLength(12);
    options.forEach(({ id, rtpPercent }, index) => {
      const exact = guessReturn(index + 1);
      expect(id).toBe(`${index + 1}-of-13`);
      expect(rtpPercent).toBe(decimals({ ...exact, numerator: exact.numerator * 100n }, 2));
      expect(toNumber(exact)).toBeGreaterThan(0.984);
      expect(toNumber(exact)).toBeLessThanOrEqual(0.99);
    });
    const { rtp } = figuresOfOutcomes(newcomerOutcomes());
    expect(offeredOf("maior-ou-menor")?.figures.rtpPercent).toBe(percentOf(rtp));
  });

  test("is compounded exactly and rounded down once", () => {
    expect(hiloHundredths([7, 7])).toBe(Math.floor(100 * (12.87 / 7) ** 2));
    expect(hiloHundredths([12])).toBe(107);
    expect(hiloHundredths([12, 12])).toBe(115);
    expect(hiloHundredths([1, 1])).toBe(16_563);
    for (let guesses = 1; guesses <= GUESSES_MAX; guesses += 1) {
      expect(leastReturn(guesses)).toBeGreaterThan(0.85);
    }
    expect(0.99 ** (GUESSES_MAX + 1) * 0.99).toBeLessThan(0.85);
  });
});

/** Guesses the less likely side wherever it may, skips where it may not. */
function playBoldly(nonce: number): HiloState {
  const draws = createDraws({ serverSeed: new Uint8Array(32).fill(4), clientSeed: "hilo", nonce });
  let state = maiorOuMenor.begin(true, draws);
  while (!maiorOuMenor.isOver(state)) {
    const now = state;
    const [first, other] = directions.toSorted(
      (one, two) => winningRanks(now.card, one) - winningRanks(now.card, two),
    );
    const wish = nonce % 3 === 0 ? [first, other] : [other, first];
    const action = [...wish, "skip" as const, "cashOut" as const].find(
      (each) => each !== undefined && maiorOuMenor.costOf(now, each) !== null,
    );
    state = maiorOuMenor.act(state, action ?? "cashOut", draws);
  }
  return state;
}

describe("A round", () => {
  test("never passes the maximum and never cuts a win: such a guess is not offered", () => {
    const ends = new Set<string>();
    for (let nonce = 0; nonce < 600; nonce += 1) {
      const state = playBoldly(nonce);
      expect(state.winHundredths).toBeLessThanOrEqual(MAX_WIN_MULTIPLIER * 100);
      expect(state.won.length).toBeLessThanOrEqual(GUESSES_MAX);
      for (const event of state.events) {
        if (event.type !== "hiloTurn") continue;
        for (const offer of [event.higher, event.lower]) {
          if (offer === null) continue;
          expect(offer.winHundredths).toBeLessThanOrEqual(MAX_WIN_MULTIPLIER * 100);
          expect(offer.winHundredths).toBeGreaterThan(event.winHundredths);
        }
      }
      if (state.winHundredths > 0) expect(state.winHundredths).toBe(hiloHundredths(state.won));
      ends.add(state.events.at(-2)?.type ?? "");
    }
    expect(ends).toEqual(new Set(["hiloGuess", "hiloCashOut"]));
  });

  test("is cashed out by itself after the last guess, and only after a right one by hand", () => {
    const spot = { card: "7s", skips: 0, events: [], isOver: false, winHundredths: 0 };
    const fresh: HiloState = { ...spot, won: [] };
    expect(maiorOuMenor.costOf(fresh, "cashOut")).toBeNull();
    expect(maiorOuMenor.leave(fresh)).toEqual({ kind: "higher" });
    const almost: HiloState = { ...spot, won: Array.from({ length: GUESSES_MAX - 1 }, () => 12) };
    const king = maiorOuMenor.act(almost, "higher", { below: () => deck.indexOf("Kh") });
    expect(maiorOuMenor.isOver(king)).toBe(true);
    expect(king.events.at(-2)).toMatchObject({ type: "hiloCashOut", isForced: true });
    const skipped: HiloState = { ...spot, won: [12], skips: 52 };
    expect(maiorOuMenor.costOf(skipped, "skip")).toBeNull();
    expect(maiorOuMenor.leave(skipped)).toEqual({ kind: "cashOut" });
  });
});
