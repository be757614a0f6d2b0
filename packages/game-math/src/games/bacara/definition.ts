/** Bacará Tropical, as the house offers it. */
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import { baccaratCases } from "../../cards/baccarat/cases.ts";
import { baccaratPays, PUSH } from "../../cards/baccarat/exact.ts";
import { BACCARAT_DECKS } from "../../cards/baccarat/rules.ts";
import { at } from "../../offers/steered.ts";
import type { GameDefinition } from "../game-definition.ts";
import { BACCARAT_CHIPS_MAX, bacara } from "./game.ts";

export const definition: GameDefinition = {
  id: 21,
  game: bacara,
  numbers: {
    kind: "baccarat",
    decks: BACCARAT_DECKS,
    chipsMax: BACCARAT_CHIPS_MAX,
    pays: baccaratBets.map((bet) => [bet, baccaratPays[bet]]),
    tiePush: PUSH,
  },
  risk: { cases: baccaratCases(), laidIn: (choice) => choice },
  // The banker, at nearly even money, and the tie, which costs ten times as much.
  steered: {
    ways: [...at(0.0106, 1.95), ...at(0.1036, 10)],
    edge: 0.0106,
    choice: { banker: 1 },
  },
};
