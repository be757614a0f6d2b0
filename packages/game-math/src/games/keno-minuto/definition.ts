/** Keno Minuto, as the house offers it. */
import type { TableDefinition } from "../game-definition.ts";
import { KENO_DRAWN, KENO_NUMBERS, kenoPays } from "./keno.ts";
import { kenoMinuto } from "./table.ts";

export const definition: TableDefinition = {
  id: 29,
  game: kenoMinuto,
  numbers: { kind: "keno", numbers: KENO_NUMBERS, drawn: KENO_DRAWN, pays: kenoPays },
};
