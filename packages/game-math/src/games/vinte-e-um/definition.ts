/** Vinte e Um, as the house offers it. */
import type { GameDefinition } from "../game-definition.ts";
import { vinteEUm } from "./game.ts";
import { DEALER_STANDS_ON, DECKS, HANDS_MAX, INSURANCE, returns } from "./round.ts";

export const definition: GameDefinition = {
  id: 20,
  game: vinteEUm,
  numbers: {
    kind: "blackjack",
    decks: DECKS,
    handsMax: HANDS_MAX,
    dealerStandsOn: DEALER_STANDS_ON,
    insuranceHundredths: INSURANCE,
    returns,
  },
};
