/** Seis da Sorte, as the house offers it. */
import type { TableDefinition } from "../game-definition.ts";
import { firstSixRules, SIX_NUMBERS, sixRules } from "./six-of-sixty.ts";
import { firstSeisDaSorte, seisDaSorte } from "./table.ts";

export const definition: TableDefinition = {
  id: 30,
  game: seisDaSorte,
  numbers: { kind: "six", numbers: SIX_NUMBERS, ...sixRules },
  former: [
    { game: firstSeisDaSorte, numbers: { kind: "six", numbers: SIX_NUMBERS, ...firstSixRules } },
  ],
};
