/** Vinte e Um: blackjack with six decks, dealt fresh for every round; up to three hands. */
import { blackjackActions } from "@tucano/contract/events/cards.ts";
import { type GameFacts, readNoChoice, type SteppedGame } from "../../engine.ts";
import { readFields } from "../../read-fields.ts";
import { type BlackjackChoice, ONE_HAND, readHands, unitsOfHands } from "./choice.ts";
import {
  beginRound,
  type BlackjackAction,
  type BlackjackState,
  offersOf,
  takeAction,
} from "./round.ts";

const facts: GameFacts = {
  code: "vinte-e-um",
  name: "Vinte e Um",
  version: 2,
  type: "card",
  brand: "saci",
  tags: ["cards", "blackjack"],
  // Even amounts of centavos: insurance and surrender are halves of the stake.
  stakesCentavos: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  defaultStakeCentavos: 500,
  // Of one hand, all that it may come to: four, doubled, and insurance. Of several hands with side
  // bets it bounds what is laid before the deal.
  maxStakeCentavos: 425_000,
};

export const vinteEUm: SteppedGame<BlackjackChoice, BlackjackState, BlackjackAction> = {
  shape: "steps",
  facts,
  readChoice: readHands,
  unitsOf: unitsOfHands,
  readAction(input) {
    const wished = readFields(input, ["kind"])?.kind;
    return blackjackActions.find((kind) => kind === wished) ?? null;
  },
  begin: (choice, draws) => beginRound(draws, choice),
  costOf: (state, action) =>
    offersOf(state).find(({ kind }) => kind === action)?.costHundredths ?? null,
  act: takeAction,
  eventsOf: (state) => state.events,
  isOver: (state) => state.phase === "over",
  winHundredthsOf: (state) => state.winHundredths,
  leave: (state) => ({ kind: state.phase === "insurance" ? "decline" : "stand" }),
};

/** One hand without side bets: as every round of version 2 that says nothing else. */
export const vinteEUmFirst: typeof vinteEUm = {
  ...vinteEUm,
  facts: { ...facts, version: 1 },
  readChoice: (input) => (readNoChoice(input) === null ? null : ONE_HAND),
};
