/** Vinte e Um: blackjack with six decks, dealt fresh for every round. */
import { blackjackActions } from "@tucano/contract/events/cards.ts";
import { oneUnit, readNoChoice, type SteppedGame } from "../../engine.ts";
import { readFields } from "../../read-fields.ts";
import {
  beginRound,
  type BlackjackAction,
  type BlackjackState,
  offersOf,
  takeAction,
} from "./round.ts";

export const vinteEUm: SteppedGame<true, BlackjackState, BlackjackAction> = {
  shape: "steps",
  facts: {
    code: "vinte-e-um",
    name: "Vinte e Um",
    version: 1,
    type: "card",
    brand: "saci",
    tags: ["cards", "blackjack"],
    // Even amounts of centavos: insurance and surrender are halves of the stake.
    stakesCentavos: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
    defaultStakeCentavos: 500,
    // Four hands doubled, and insurance.
    maxStakeCentavos: 425_000,
  },
  readChoice: readNoChoice,
  unitsOf: oneUnit,
  readAction(input) {
    const wished = readFields(input, ["kind"])?.kind;
    return blackjackActions.find((kind) => kind === wished) ?? null;
  },
  begin: (_, draws) => beginRound(draws),
  costOf: (state, action) =>
    offersOf(state).find(({ kind }) => kind === action)?.costHundredths ?? null,
  act: takeAction,
  eventsOf: (state) => state.events,
  isOver: (state) => state.phase === "over",
  winHundredthsOf: (state) => state.winHundredths,
  leave: (state) => ({ kind: state.phase === "insurance" ? "decline" : "stand" }),
};
