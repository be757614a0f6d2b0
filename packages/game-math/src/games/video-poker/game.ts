/**
 * Pôquer 9/6: Jacks or Better on one deck, dealt fresh every round. One deal may be played in
 * several hands: each keeps the held cards and draws from a rest of the deck of its own.
 */
import { pokerHands } from "@tucano/contract/events/cards.ts";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../../draws.ts";
import { readNoChoice, type SteppedGame } from "../../engine.ts";
import { readFields } from "../../read-fields.ts";
import { tierOf } from "../../tier.ts";
import { type Card, dealFrom, deck, freshShoe, type Shoe } from "../../cards/deck.ts";
import { pokerIndex, type PokerHand, pokerPays } from "./evaluate.ts";
import { bestHold, positionsOf } from "./hold.ts";

/** One where nothing is said. Each stakes a unit. */
export const HAND_COUNTS = [1, 5, 10] as const;

export interface PokerChoice {
  readonly hands: (typeof HAND_COUNTS)[number];
}

export interface PokerState {
  readonly hands: number;
  /** What is left after the deal: where every hand draws from. */
  readonly shoe: Shoe;
  readonly cards: readonly Card[];
  readonly events: readonly RoundEvent[];
  readonly isOver: boolean;
  readonly winHundredths: number;
}

/** Positions from 0, ascending. */
export interface PokerAction {
  readonly kind: "hold";
  readonly positions: readonly number[];
}

export function pokerHandOf(cards: readonly Card[]): PokerHand {
  const [a, b, c, d, e] = cards.map((card) => deck.indexOf(card));
  if (a === undefined || b === undefined || c === undefined) return "nothing";
  if (d === undefined || e === undefined) return "nothing";
  return pokerHands[pokerIndex(a, b, c, d, e)] ?? "nothing";
}

function begin({ hands }: PokerChoice, draws: Draws): PokerState {
  const dealing = dealFrom(freshShoe(1), draws);
  const cards = Array.from({ length: 5 }, () => dealing.deal());
  const events: RoundEvent[] = [{ type: "pokerDeal", cards, hand: pokerHandOf(cards) }];
  return { hands, shoe: dealing.shoe(), cards, events, isOver: false, winHundredths: 0 };
}

/** Hand after hand: what one of them draws is still in the deck of the next. */
function draw(state: PokerState, { positions }: PokerAction, draws: Draws): PokerState {
  const drawn = Array.from({ length: state.hands }, () => {
    const { deal } = dealFrom(state.shoe, draws);
    const cards = state.cards.map((card, index) => (positions.includes(index) ? card : deal()));
    const hand = pokerHandOf(cards);
    const winHundredths = pokerPays[hand] * 100;
    return { type: "pokerDraw" as const, held: [...positions], cards, hand, winHundredths };
  });
  const winHundredths = drawn.reduce((sum, each) => sum + each.winHundredths, 0);
  const tier = tierOf(winHundredths / state.hands);
  const events = [...state.events, ...drawn, { type: "finalWin" as const, winHundredths, tier }];
  return { ...state, events, isOver: true, winHundredths };
}

function readChoice(input: unknown): PokerChoice | null {
  if (readNoChoice(input) !== null) return { hands: 1 };
  const wished = readFields(input, ["hands"])?.hands;
  const hands = HAND_COUNTS.find((count) => count === wished);
  return hands === undefined ? null : { hands };
}

function readAction(input: unknown): PokerAction | null {
  const fields = readFields(input, ["kind", "positions"]);
  const wished = fields?.positions;
  if (fields?.kind !== "hold" || !Array.isArray(wished)) return null;
  const positions = [0, 1, 2, 3, 4].filter((position) => wished.includes(position));
  const isAscending =
    wished.length === positions.length &&
    positions.every((position, index) => wished[index] === position);
  return isAscending ? { kind: "hold", positions } : null;
}

export const videoPoker: SteppedGame<PokerChoice, PokerState, PokerAction> = {
  shape: "steps",
  facts: {
    code: "video-poker",
    name: "Pôquer 9/6",
    version: 1,
    type: "video",
    brand: "onca",
    tags: ["cards", "poker"],
    stakesCentavos: [50, 100, 200, 300, 500, 1000, 2000, 5000, 10_000],
    defaultStakeCentavos: 100,
  },
  readChoice,
  unitsOf: ({ hands }) => hands,
  readAction,
  begin,
  costOf: (state) => (state.isOver ? null : 0),
  act: draw,
  eventsOf: (state) => state.events,
  isOver: (state) => state.isOver,
  winHundredthsOf: (state) => state.winHundredths,
  leave: (state) => ({ kind: "hold", positions: positionsOf(bestHold(state.cards).mask) }),
};
