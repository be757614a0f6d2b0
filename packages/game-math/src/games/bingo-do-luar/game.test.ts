// Protects: bingo returns what it publishes, sells balls at their worth, hides what is to come.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { book as bookSchema } from "@tucano/contract/events/round-events.ts";
import { offeredOf } from "../catalogue.ts";
import type { Draws } from "../../draws.ts";
import { chiSquareLimit, chiSquareOf, simulatedDraws } from "../../fixtures/simulated-draws.ts";
import { figuresOfOutcomes, percentOf } from "../../outcomes.ts";
import { createDraws } from "../../provably-fair.ts";
import { drawFrom } from "../../shuffle.ts";
import { replaySteps } from "../../steps.ts";
import { bingo, type BingoAction, type BingoState, NUMBERS_A_COLUMN } from "./game.ts";
import { cardOutcomes, leastExtraReturn } from "./exact.ts";
import { CELLS, isNear, MASKS, patterns, payOf, payTable } from "./patterns.ts";
import { type BingoCard, EXTRA_BALLS_MAX, extraBallFor, NEAR_HUNDREDTHS } from "./rules.ts";

const EXTRA: BingoAction = { kind: "extra" };
const END: BingoAction = { kind: "end" };

function cardBy(seed: number): BingoCard {
  const draws = simulatedDraws(seed);
  const columns = Array.from({ length: 5 }, (_, column) => {
    const numbers = Array.from(
      { length: NUMBERS_A_COLUMN },
      (_unused, index) => column * NUMBERS_A_COLUMN + index + 1,
    );
    return drawFrom(numbers, 3, draws).drawn.toSorted((a, b) => a - b);
  });
  return [0, 1, 2].flatMap((row) => columns.map((column) => column[row] ?? 0));
}

const cardsBy = (count: number): BingoCard[] =>
  Array.from({ length: count }, (_, index) => cardBy(11 + index));

const drawsOf = (nonce: number) =>
  createDraws({ serverSeed: new Uint8Array(32).fill(9), clientSeed: "bingo", nonce });

/** Buys so many extra balls if they are offered, then ends. */
function playOut(draws: Draws, cards: readonly BingoCard[], extras: number) {
  const actions: BingoAction[] = [];
  let state = bingo.begin({ cards }, draws);
  const states: BingoState[] = [state];
  while (!bingo.isOver(state)) {
    const action = actions.length < extras ? EXTRA : END;
    actions.push(action);
    state = bingo.act(state, action, draws);
    states.push(state);
  }
  return { state, states, actions };
}

test("publishes the exact return of a card, by all 32 768 sets of marks", () => {
  const figures = figuresOfOutcomes(cardOutcomes());
  const published = offeredOf("bingo-do-luar")?.figures;
  expect(published?.rtpPercent).toBe(percentOf(figures.rtp));
  expect(published?.hitRatePercent).toBe(percentOf(figures.hitRate));
  expect(Number(published?.rtpPercent)).toBeGreaterThanOrEqual(94);
  const extra = percentOf(leastExtraReturn());
  expect(published?.options.find(({ id }) => id === "extra-ball-least")?.rtpPercent).toBe(extra);
  expect(Number(extra)).toBeGreaterThanOrEqual(94);
});

test("one more mark never lowers what a card is paid", () => {
  const pays = payTable();
  let lowered = 0;
  for (let marked = 0; marked < MASKS; marked += 1) {
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (pays[marked | (1 << cell)]! < pays[marked]!) lowered += 1;
    }
  }
  expect(lowered).toBe(0);
  expect(pays[MASKS - 1]).toBe(patterns.at(-1)?.payHundredths);
});

test("books are valid, replay from seeds and actions, and only ever grow", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 10 }),
      (nonce, count, extras) => {
        const cards = cardsBy(count);
        const { state, states, actions } = playOut(drawsOf(nonce), cards, extras);
        const book = bingo.eventsOf(state);
        expect(bookSchema.parse(book)).toEqual(book);
        expect(replaySteps(bingo, { choice: { cards }, actions }, drawsOf(nonce))).toEqual(state);
        for (const [index, each] of states.entries()) {
          const before = index === 0 ? [] : bingo.eventsOf(states[index - 1]!);
          expect(bingo.eventsOf(each).slice(0, before.length)).toEqual(before);
        }
        const final = book.at(-1);
        expect(final).toMatchObject({ winHundredths: bingo.winHundredthsOf(state) });
        expect(bingo.costOf(state, EXTRA)).toBeNull();
        expect(bingo.costOf(state, END)).toBeNull();
        expect(state.extras).toBeLessThanOrEqual(EXTRA_BALLS_MAX);
        const told = book.findLast((event) => "prizes" in event);
        const sum =
          told !== undefined && "prizes" in told
            ? told.prizes.reduce((total, prize) => total + prize.winHundredths, 0)
            : 0;
        expect(sum).toBe(bingo.winHundredthsOf(state));
        const most = offeredOf("bingo-do-luar")?.figures.maxWinMultiplier ?? 0;
        expect(sum).toBeLessThanOrEqual(most * 100 * cards.length);
      },
    ),
    { seed: 7, numRuns: 60 },
  );
});

test("events name only balls that have come; an offer says what anybody can count", () => {
  const draws = simulatedDraws(60);
  const cards = cardsBy(4);
  for (let round = 0; round < 60; round += 1) {
    const { states } = playOut(draws, cards, 3);
    for (const state of states) {
      const events = bingo.eventsOf(state);
      const balls = events.flatMap((event) => {
        if (event.type === "bingoDraw") return event.balls;
        return event.type === "bingoExtra" ? [event.ball] : [];
      });
      expect(balls).toEqual(state.drawn);
      const last = events.at(-1);
      if (last?.type !== "bingoOffer") continue;
      // The same from the cage in any order: nothing follows from how the cage lies.
      const { type: _, number: __, ...told } = last;
      expect(extraBallFor(state.cards, state.cage.toReversed(), state.marks)).toEqual(told);
    }
  }
});

test("an extra ball costs at least its worth, and little more", () => {
  let offers = 0;
  const draws = simulatedDraws(61);
  const sets = [1, 2, 3, 4].map(cardsBy);
  for (let round = 0; round < 200; round += 1) {
    for (const state of playOut(draws, sets[round % 4] ?? [], 4).states) {
      const offer = bingo.eventsOf(state).at(-1);
      if (offer?.type !== "bingoOffer") continue;
      offers += 1;
      const gains = offer.winning.reduce((sum, { gainHundredths }) => sum + gainHundredths, 0);
      const worth = gains / offer.remaining;
      expect(offer.costHundredths % 2).toBe(0);
      expect(worth / offer.costHundredths).toBeLessThanOrEqual(0.97);
      expect(offer.returnBasisPoints).toBeGreaterThanOrEqual(9_444);
      expect(Math.max(...offer.winning.map((each) => each.gainHundredths))).toBeGreaterThan(
        NEAR_HUNDREDTHS,
      );
      expect(bingo.costOf(state, EXTRA)).toBe(offer.costHundredths);
      expect(bingo.costOf(state, END)).toBe(0);
    }
  }
  expect(offers).toBeGreaterThan(60);
});

test("leaving ends the round, whatever was bought before", () => {
  const cards = cardsBy(4);
  for (let nonce = 0; nonce < 80; nonce += 1) {
    const draws = drawsOf(nonce);
    let state = bingo.begin({ cards }, draws);
    if (nonce % 2 === 1 && !bingo.isOver(state)) state = bingo.act(state, EXTRA, draws);
    if (!bingo.isOver(state)) {
      const away = bingo.readAction(bingo.leave(state));
      expect(away).toEqual(END);
      expect(bingo.costOf(state, END)).toBe(0);
      state = bingo.act(state, END, draws);
    }
    expect(bingo.isOver(state)).toBe(true);
  }
});

test("a prize that cost more than it pays is not told as a win", () => {
  let returned = 0;
  const draws = simulatedDraws(62);
  const cards = cardsBy(4);
  for (let round = 0; round < 200; round += 1) {
    const { state } = playOut(draws, cards, 10);
    const win = bingo.winHundredthsOf(state);
    const staked = 100 * state.cards.length + state.costHundredths;
    const final = bingo.eventsOf(state).at(-1);
    if (final?.type !== "finalWin" || win > staked) continue;
    returned += 1;
    expect(["none", "return"]).toContain(final.tier);
  }
  expect(returned).toBeGreaterThan(50);
});

test("no extra ball is bought as a round begins, and its price is staked with the card", () => {
  for (let nonce = 0; nonce < 20; nonce += 1) {
    const state = bingo.begin({ cards: cardsBy(4) }, drawsOf(nonce));
    expect(state).toMatchObject({ extras: 0, costHundredths: 0 });
    const offer = bingo.eventsOf(state).at(-1);
    if (offer?.type === "bingoOffer") expect(offer.number).toBe(1);
  }
  const offer = { number: 2, costHundredths: 100, returnBasisPoints: 9_700, remaining: 29 };
  const corners = patterns.find(({ id }) => id === "corners")?.mask ?? 0;
  const state: BingoState = {
    cards: cardsBy(1),
    drawn: [],
    cage: [],
    marks: [corners],
    extras: 1,
    costHundredths: 100,
    events: [{ type: "bingoOffer", ...offer, winning: [] }],
  };
  // A card at 1.00 and a ball at 1.00: 2.00 is only what was staked.
  const final = bingo.eventsOf(bingo.act(state, END, drawsOf(0))).at(-1);
  expect(final).toEqual({ type: "finalWin", winHundredths: 200, tier: "return" });
});

test("takes nothing but real cards and real actions", () => {
  const card = cardBy(3);
  expect(bingo.readChoice({ cards: [card, card] })).toEqual({ cards: [card, card] });
  const swapped = [card[1] ?? 0, card[0] ?? 0, ...card.slice(2)];
  for (const bad of [
    undefined,
    {},
    { cards: [] },
    { cards: [card, card, card, card, card] },
    { cards: [card.slice(1)] },
    { cards: [swapped] },
    { cards: [card.map(() => 1)] },
    { cards: [card.map(String)] },
    { cards: [card], more: 1 },
  ]) {
    expect(bingo.readChoice(bad), JSON.stringify(bad)).toBeNull();
  }
  expect(bingo.readAction(EXTRA)).toEqual(EXTRA);
  for (const bad of [null, "extra", { kind: "cheat" }, { kind: "end", more: 1 }]) {
    expect(bingo.readAction(bad)).toBeNull();
  }
});

test("the first thirty balls are even", () => {
  const draws = simulatedDraws(77);
  const rounds = 4_000;
  const counts = Array.from({ length: 60 }, () => 0);
  const cards = cardsBy(1);
  for (let round = 0; round < rounds; round += 1) {
    for (const ball of bingo.begin({ cards }, draws).drawn.slice(0, 30)) counts[ball - 1]! += 1;
  }
  // Drawn without putting back, so the spread is half of what it would be with.
  expect(chiSquareOf(counts, rounds / 2) * (59 / 30)).toBeLessThan(chiSquareLimit(59));
});

test("a card's columns rise, each within its own twelve numbers, and every card has to be one", () => {
  const [card = []] = cardsBy(1);
  const read = (cards: readonly unknown[]) => bingo.readChoice({ cards });
  const lowest = [1, 2, 3].flatMap((number) =>
    [0, 12, 24, 36, 48].map((before) => before + number),
  );
  expect(read([lowest])).toEqual({ cards: [lowest] });
  const falling = lowest.with(0, 2).with(5, 1);
  expect(read([falling])).toBeNull();
  expect(read([card, falling])).toBeNull();
  expect(read([falling, card])).toBeNull();
  expect(read([lowest.with(0, 0)])).toBeNull();
  expect(read([lowest.with(4, 61)])).toBeNull();
});

describe("A card, cell by cell,", () => {
  const marked = (...cells: readonly number[]) =>
    cells.reduce((mask, cell) => mask | (1 << cell), 0);
  const [line1, line2, corners] = [
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
    [0, 4, 10, 14],
  ] as const;

  test("is paid for its patterns together, the higher in the place of those within it", () => {
    expect(payOf(0)).toBe(0);
    expect(payOf(marked(...corners))).toBe(200);
    expect(payOf(marked(...corners, ...line2))).toBe(500);
    expect(payOf(marked(...line1, ...line2))).toBe(10_000);
    expect(payOf(MASKS - 1)).toBe(150_000);
    expect(payTable()[marked(...line1)]).toBe(300);
  });

  test("is near a prize where a single cell is missing, of that worth and not of more", () => {
    expect(isNear(marked(1, 2, 3, 4), 300)).toBe(true);
    expect(isNear(marked(1, 2, 3, 4), 301)).toBe(false);
    expect(isNear(marked(2, 3, 4), 300)).toBe(false);
    expect(isNear(marked(...corners), 200)).toBe(false);
    expect(isNear(0, 200)).toBe(false);
    expect(isNear(MASKS - 1, 200)).toBe(false);
    expect(isNear(MASKS - 1 - marked(7), 150_000)).toBe(true);
  });
});
