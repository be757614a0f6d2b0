/** Bacará ao Vivo, as the house offers it. */
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import { baccaratCases } from "../../cards/baccarat/cases.ts";
import { baccaratPays, PUSH } from "../../cards/baccarat/exact.ts";
import { BACCARAT_DECKS } from "../../cards/baccarat/rules.ts";
import { at } from "../../offers/steered.ts";
import type { TableDefinition } from "../game-definition.ts";
import { LIVE_CHIPS_MAX } from "../../tables/live-table.ts";
import { bacaraAoVivo } from "./table.ts";

export const definition: TableDefinition = {
  id: 34,
  game: bacaraAoVivo,
  numbers: {
    kind: "live-baccarat",
    decks: BACCARAT_DECKS,
    chipsMax: LIVE_CHIPS_MAX,
    pays: baccaratBets.map((bet) => [bet, baccaratPays[bet]]),
    tiePush: PUSH,
  },
  risk: { cases: baccaratCases() },
  // The banker, at nearly even money, and the tie, which costs ten times as much.
  steered: {
    ways: [...at(0.0106, 1.95), ...at(0.1036, 10)],
    edge: 0.0106,
    choice: { chips: { banker: 1 } },
  },
};
