/** Keno Minuto: twenty of eighty numbers at every full minute. A bet is a ticket of 1 to 10. */
import { drawKeno, payKeno, readKenoPicks } from "./keno.ts";
import { createDraws } from "../../provably-fair.ts";
import { readFields } from "../../read-fields.ts";
import type { NumbersDrawn } from "../../shared/numbers-drawn.ts";
import type { SharedGame } from "../../shared/shared-game.ts";

export interface KenoTicket {
  readonly picks: readonly number[];
}

function readBet(input: unknown): KenoTicket | null {
  const picks = readKenoPicks(readFields(input, ["picks"])?.picks);
  return picks === null ? null : { picks };
}

export const kenoMinuto: SharedGame<KenoTicket, NumbersDrawn> = {
  shape: "shared",
  kind: "draw",
  facts: {
    code: "keno-minuto",
    name: "Keno Minuto",
    version: 1,
    type: "lottery",
    brand: "onca",
    tags: ["new", "keno", "draws", "shared"],
    stakesCentavos: [50, 100, 200, 500, 1_000],
    defaultStakeCentavos: 100,
  },
  pace: { bettingMs: 35_000, closedMs: 3_000, showMs: 22_000, everyMs: 60_000 },
  betsMax: 20,
  isStakeFree: false,
  readBet,
  unitsOf: () => 1,
  draw: (round) => ({ drawn: drawKeno(createDraws(round)) }),
  winHundredthsOf: ({ picks }, { drawn }) => payKeno(picks, drawn).winHundredths,
};
