/** Vinte e Um, as the house offers it. */
import type { GameDefinition } from "../game-definition.ts";
import { SEATS_MAX } from "./choice.ts";
import { vinteEUm, vinteEUmFirst } from "./game.ts";
import { DEALER_STANDS_ON, DECKS, HANDS_MAX, INSURANCE, returns } from "./round.ts";
import { sideReturns } from "./sides.ts";

const numbers = {
  kind: "blackjack",
  decks: DECKS,
  handsMax: HANDS_MAX,
  dealerStandsOn: DEALER_STANDS_ON,
  insuranceHundredths: INSURANCE,
  returns,
};

export const definition: GameDefinition = {
  id: 20,
  game: vinteEUm,
  numbers: { ...numbers, seatsMax: SEATS_MAX, sideReturns },
  former: [{ game: vinteEUmFirst, numbers }],
};
