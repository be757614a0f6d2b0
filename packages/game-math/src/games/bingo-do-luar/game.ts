/**
 * Bingo do Luar: thirty of sixty balls, up to four cards, then up to ten extra balls that may be
 * bought one at a time.
 */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { GameFacts, SteppedGame } from "../../engine.ts";
import { readFields, readNumbers } from "../../read-fields.ts";
import { drawFrom } from "../../shuffle.ts";
import { tierOf } from "../../tier.ts";
import {
  BALLS,
  BALLS_DRAWN,
  type BingoCard,
  EXTRA_BALLS_MAX,
  extraBallFor,
  markedOf,
  prizesOf,
  totalOf,
} from "./rules.ts";

export const CARDS_MAX = 4;
const ROWS = 3;
const COLUMNS = 5;
export const NUMBERS_A_COLUMN = BALLS / COLUMNS;

export interface BingoChoice {
  readonly cards: readonly BingoCard[];
}

export type BingoAction = { readonly kind: "extra" } | { readonly kind: "end" };

export interface BingoState {
  readonly cards: readonly BingoCard[];
  /** In the order in which they came. */
  readonly drawn: readonly number[];
  readonly cage: readonly number[];
  readonly marks: readonly number[];
  readonly extras: number;
  readonly costHundredths: number;
  readonly events: readonly RoundEvent[];
}

const allBalls = Array.from({ length: BALLS }, (_, index) => index + 1);

const facts: GameFacts = {
  code: "bingo-do-luar",
  name: "Bingo do Luar",
  version: 1,
  type: "bingo",
  brand: "saci",
  tags: ["new", "video-bingo"],
  stakesCentavos: [50, 100, 200, 300, 500, 1_000, 2_000, 5_000],
  defaultStakeCentavos: 50,
  maxStakeCentavos: 20_000,
};

export const bingo: SteppedGame<BingoChoice, BingoState, BingoAction> = {
  shape: "steps",
  facts,
  readChoice,
  unitsOf: ({ cards }) => cards.length,
  readAction,
  begin({ cards }, draws) {
    const { drawn, rest } = drawFrom(allBalls, BALLS_DRAWN, draws);
    const marks = marksOf(cards, drawn);
    const told: RoundEvent = {
      type: "bingoDraw",
      balls: drawn,
      prizes: prizesOf(marks),
      totalHundredths: totalOf(marks),
    };
    const state = { cards, drawn, cage: rest, marks, extras: 0, costHundredths: 0 };
    return goOn({ ...state, events: [told] });
  },
  costOf(state, action) {
    const offer = offerIn(state);
    if (offer === null) return null;
    return action.kind === "extra" ? offer.costHundredths : 0;
  },
  act(state, action, draws) {
    const offer = offerIn(state);
    if (offer === null) return state;
    if (action.kind === "end") return close(state);
    const { drawn, rest } = drawFrom(state.cage, 1, draws);
    const ball = drawn[0] ?? 0;
    const all = [...state.drawn, ball];
    const marks = marksOf(state.cards, all);
    const told: RoundEvent = {
      type: "bingoExtra",
      number: state.extras + 1,
      ball,
      prizes: prizesOf(marks),
      totalHundredths: totalOf(marks),
    };
    return goOn({
      cards: state.cards,
      drawn: all,
      cage: rest,
      marks,
      extras: state.extras + 1,
      costHundredths: state.costHundredths + offer.costHundredths,
      events: [...state.events, told],
    });
  },
  eventsOf: ({ events }) => events,
  isOver: (state) => offerIn(state) === null,
  winHundredthsOf: ({ marks }) => totalOf(marks),
  leave: () => ({ kind: "end" }),
};

/** The next ball is offered, or the round is over. */
function goOn(state: BingoState): BingoState {
  const canOffer = state.extras < EXTRA_BALLS_MAX;
  const extra = canOffer ? extraBallFor(state.cards, state.cage, state.marks) : null;
  if (extra === null) return close(state);
  const told: RoundEvent = { type: "bingoOffer", number: state.extras + 1, ...extra };
  return { ...state, events: [...state.events, told] };
}

/** Held against all that was staked: a prize that cost more than it pays is no win. */
function close(state: BingoState): BingoState {
  const winHundredths = totalOf(state.marks);
  const staked = state.cards.length + state.costHundredths / 100;
  const tier = tierOf(winHundredths / staked);
  return { ...state, events: [...state.events, { type: "finalWin", winHundredths, tier }] };
}

/** What may be bought now: the round goes on as long as its last word is an offer. */
function offerIn({ events }: BingoState) {
  const last = events.at(-1);
  return last?.type === "bingoOffer" ? last : null;
}

function marksOf(cards: readonly BingoCard[], drawn: readonly number[]): number[] {
  const all = new Set(drawn);
  return cards.map((card) => markedOf(card, all));
}

function readChoice(input: unknown): BingoChoice | null {
  const list = readFields(input, ["cards"])?.cards;
  if (!Array.isArray(list) || list.length < 1 || list.length > CARDS_MAX) return null;
  const items: readonly unknown[] = list;
  const cards = items.map(readCard);
  return cards.every((card) => card !== null) ? { cards } : null;
}

/** Three ascending numbers in each column: 1 to 12 in the first, 49 to 60 in the last. */
function readCard(input: unknown): BingoCard | null {
  const card = readNumbers(input, { count: ROWS * COLUMNS, from: 1, to: BALLS });
  if (card === null) return null;
  const isInPlace = card.every((number, cell) => {
    const above = card[cell - COLUMNS] ?? 0;
    return number > above && Math.ceil(number / NUMBERS_A_COLUMN) === (cell % COLUMNS) + 1;
  });
  return isInPlace ? card : null;
}

function readAction(input: unknown): BingoAction | null {
  const kind = readFields(input, ["kind"])?.kind;
  return kind === "extra" || kind === "end" ? { kind } : null;
}
