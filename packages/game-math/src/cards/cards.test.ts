// Protects: each card game returns what it publishes, tells exactly what it pays, hides what is not
// known yet, and is the same again from the same seed.
import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { book as bookSchema, type RoundEvent } from "@tucano/contract/events/round-events.ts";
import { offeredOf } from "../games/catalogue.ts";
import type { Draws } from "../draws.ts";
import type { InstantGame, SteppedGame } from "../engine.ts";
import { houseGames } from "../games/house-games.ts";
import { createDraws, drawsFromWords } from "../provably-fair.ts";
import { replaySteps } from "../steps.ts";
import { tierOf } from "../tier.ts";
import { cardAt, dealFrom, deck, freshShoe } from "./deck.ts";

const cardsGames = houseGames.offered
  .map(({ game }) => game)
  .filter(({ facts }) => facts.type === "card" || facts.type === "video");
const docs = path.resolve(import.meta.dirname, "../../../../docs/games");
const stepped = cardsGames.filter((game): game is SteppedGame => game.shape === "steps");
const instant = cardsGames.filter((game): game is InstantGame => game.shape === "instant");

const fair = (nonce: number): Draws =>
  createDraws({ serverSeed: new Uint8Array(32).fill(7), clientSeed: "cards", nonce });

/** What could be done now, whatever the game. */
const kinds = (words: string): unknown[] => words.split(" ").map((kind) => ({ kind }));
const wishes: readonly unknown[] = [
  ...kinds("hit stand double split surrender insure decline higher lower skip cashOut"),
  { kind: "hold", positions: [] },
  { kind: "hold", positions: [0, 3] },
  { kind: "hold", positions: [0, 1, 2, 3, 4] },
];

interface PlayedSteps {
  readonly actions: readonly unknown[];
  readonly states: readonly unknown[];
  readonly costs: number;
}

/** Plays to the end; `choose` picks among what is allowed, -1 leaves. */
function playSteps(game: SteppedGame, draws: Draws, choose: (step: number) => number): PlayedSteps {
  let state = game.begin(game.readChoice(undefined), draws);
  const states = [state];
  const actions: unknown[] = [];
  let costs = 0;
  for (let step = 0; !game.isOver(state); step += 1) {
    const now = state;
    const allowed = wishes.filter((wish) => {
      const action = game.readAction(wish);
      return action !== null && game.costOf(now, action) !== null;
    });
    const pick = choose(step);
    const wish = pick < 0 || step > 60 ? game.leave(now) : allowed[pick % allowed.length];
    const action = game.readAction(wish);
    const cost = game.costOf(state, action);
    expect(cost).not.toBeNull();
    costs += cost ?? 0;
    actions.push(wish);
    state = game.act(state, action, draws);
    states.push(state);
  }
  return { actions, states, costs };
}

const choicesArbitrary = fc.array(fc.nat(50), { minLength: 70, maxLength: 70 });

describe.each(stepped.map((game) => [game.facts.code, game] as const))("%s", (_, game) => {
  test("a round replayed from its seed and its actions is the same, and its book is whole", () => {
    fc.assert(
      fc.property(fc.nat(100_000), choicesArbitrary, (nonce, picks) => {
        const { actions, states, costs } = playSteps(game, fair(nonce), (step) => picks[step] ?? 0);
        const last = states.at(-1);
        const book = [...game.eventsOf(last)];
        expect(bookSchema.parse(book)).toEqual(book);
        const win = game.winHundredthsOf(last);
        const tier = tierOf(Math.floor((win * 100) / (100 + costs)));
        expect(book.at(-1)).toEqual({ type: "finalWin", winHundredths: win, tier });
        const most = offeredOf(game.facts.code)?.figures.maxWinMultiplier ?? 0;
        expect(win).toBeLessThanOrEqual(most * (100 + costs));
        const again = replaySteps(game, { choice: undefined, actions }, fair(nonce));
        expect(game.eventsOf(again)).toEqual(book);
        for (const wish of wishes) {
          const action = game.readAction(wish);
          if (action !== null) expect(game.costOf(last, action)).toBeNull();
        }
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  test("what was shown only grows, and no step changes the state it was given", () => {
    fc.assert(
      fc.property(fc.nat(100_000), choicesArbitrary, (nonce, picks) => {
        const draws = fair(nonce);
        const { states } = playSteps(game, draws, (step) => picks[step] ?? 0);
        const last = game.eventsOf(states.at(-1));
        for (const state of states) {
          const shown = game.eventsOf(state);
          expect(last.slice(0, shown.length)).toEqual(shown);
          expect(shown.some(({ type }) => type === "finalWin")).toBe(game.isOver(state));
        }
      }),
      { numRuns: 40, seed: 2 },
    );
  });

  test("a player who leaves pays nothing more, and the round ends", () => {
    for (let nonce = 0; nonce < 25; nonce += 1) {
      const played = playSteps(game, fair(nonce), () => -1);
      expect(played.costs).toBe(0);
      expect(played.actions.length).toBeLessThanOrEqual(5);
    }
  });

  test("takes no choice and no action that it does not know", () => {
    expect(game.readChoice(undefined)).not.toBeNull();
    expect(game.readChoice({ bet: 1 })).toBeNull();
    const bad = [null, "hit", {}, { kind: "cheat" }, { kind: "hit", card: "As" }, [], 7];
    for (const wish of bad) expect(game.readAction(wish)).toBeNull();
    expect(game.readAction({ kind: "hold", positions: [1, 0] })).toBeNull();
    expect(game.readAction({ kind: "hold", positions: [0, 0] })).toBeNull();
    expect(game.readAction({ kind: "hold", positions: [5] })).toBeNull();
  });
});

test("a published game has its parsheet, and the figures are the same", () => {
  expect(cardsGames.map(({ facts }) => facts.code)).toEqual([
    "vinte-e-um",
    "bacara",
    "video-poker",
    "maior-ou-menor",
  ]);
  for (const { facts } of cardsGames) {
    const text = readFileSync(path.join(docs, `${facts.code}/parsheet.json`), "utf8");
    const sheet = JSON.parse(text) as { version: number; rtp_percent: string };
    const figures = offeredOf(facts.code)?.figures;
    expect(sheet.version).toBe(facts.version);
    expect(figures?.rtpPercent).toBe(Number(sheet.rtp_percent).toFixed(2));
    const returns = [figures?.rtpPercent, ...(figures?.options ?? []).map((one) => one.rtpPercent)];
    for (const percent of returns) {
      expect(Number(percent)).toBeGreaterThanOrEqual(85);
      expect(Number(percent)).toBeLessThanOrEqual(100);
    }
    expect(Number(figures?.rtpPercent)).toBeGreaterThanOrEqual(94);
    expect(Number(figures?.rtpPercent)).toBeLessThanOrEqual(99.7);
    expect(facts.stakesCentavos).toContain(facts.defaultStakeCentavos);
    // The finest return of all is half a stake, or the 5 % of a commission.
    for (const stake of facts.stakesCentavos) expect(stake % 10).toBe(0);
  }
  expect(instant).toHaveLength(1);
});

/** xorshift: for chi-squares and simulations only. */
function simulatedDraws(seed: number): Draws {
  let word = seed;
  return drawsFromWords(() => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  });
}

describe("The shoe", () => {
  test("deals each card as often as the others, from every place", () => {
    const draws = createDraws({
      serverSeed: new Uint8Array(32).fill(3),
      clientSeed: "chi",
      nonce: 0,
    });
    const rounds = 2_000;
    const counts = [0, 1, 2, 3].map(() => new Map<string, number>());
    for (let round = 0; round < rounds; round += 1) {
      const { deal } = dealFrom(freshShoe(1), draws);
      for (const place of counts) {
        const card = deal();
        place.set(card, (place.get(card) ?? 0) + 1);
      }
    }
    for (const place of counts) {
      const expected = rounds / 52;
      const square = deck.reduce(
        (sum, card) => sum + ((place.get(card) ?? 0) - expected) ** 2 / expected,
        0,
      );
      // 51 degrees of freedom: 1 in 1,000 at 87.97, 999 in 1,000 at 24.67.
      expect(square).toBeLessThan(87.97);
      expect(square).toBeGreaterThan(24.67);
    }
  });

  test("deals every card of its decks once, and never changes where it stood", () => {
    const shoe = freshShoe(6);
    const dealing = dealFrom(shoe, simulatedDraws(9));
    const half: string[] = Array.from({ length: 150 }, () => dealing.deal());
    const between = dealing.shoe();
    const rest = dealFrom(between, simulatedDraws(10));
    const other = dealFrom(between, simulatedDraws(10));
    const cards = [...half, ...Array.from({ length: 162 }, () => rest.deal())];
    expect(Array.from({ length: 162 }, () => other.deal())).toEqual(cards.slice(150));
    const wanted = Array.from({ length: 312 }, (_, place) => cardAt(place));
    expect(cards.toSorted()).toEqual(wanted.toSorted());
    expect(shoe.dealt).toBe(0);
  });
});

test("events name only cards that there are", () => {
  const named = (event: RoundEvent): string[] =>
    Object.entries(event)
      .filter(([field]) => ["card", "cards", "player", "dealer"].includes(field))
      .flatMap(([, value]) => value as string | string[]);
  for (const game of stepped) {
    const { states } = playSteps(game, fair(5), () => 0);
    for (const card of game.eventsOf(states.at(-1)).flatMap(named)) expect(deck).toContain(card);
  }
});
