/** Seis da Sorte: seven of sixty numbers every five minutes. A bet is a ticket of six. */
import {
  drawSix,
  firstSixRules,
  paySix,
  readSixPicks,
  type SixRules,
  sixRules,
} from "./six-of-sixty.ts";
import { createDraws } from "../../provably-fair.ts";
import { readFields } from "../../read-fields.ts";
import type { NumbersDrawn } from "../../shared/numbers-drawn.ts";
import type { SharedGame } from "../../shared/shared-game.ts";

export interface SixTicket {
  readonly picks: readonly number[];
}

function readBet(input: unknown): SixTicket | null {
  const picks = readSixPicks(readFields(input, ["picks"])?.picks);
  return picks === null ? null : { picks };
}

const sixGame = (version: number, rules: SixRules): SharedGame<SixTicket, NumbersDrawn> => ({
  shape: "shared",
  kind: "draw",
  facts: {
    code: "seis-da-sorte",
    name: "Seis da Sorte",
    version,
    type: "lottery",
    brand: "onca",
    tags: ["new", "draws", "shared"],
    stakesCentavos: [50, 100, 200, 500, 1_000],
    defaultStakeCentavos: 100,
  },
  pace: { bettingMs: 265_000, closedMs: 5_000, showMs: 30_000, everyMs: 300_000 },
  betsMax: 20,
  isStakeFree: false,
  readBet,
  unitsOf: () => 1,
  draw: (round) => ({ drawn: drawSix(createDraws(round), rules) }),
  winHundredthsOf: ({ picks }, { drawn }) => paySix(picks, drawn, rules).winHundredths,
});

export const seisDaSorte = sixGame(2, sixRules);

/** Six numbers were drawn, and the top prize hardly ever came. Only for verifying its rounds. */
export const firstSeisDaSorte = sixGame(1, firstSixRules);
