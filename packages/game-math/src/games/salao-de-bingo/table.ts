/** Salão 90: seventy of ninety balls every five minutes. A bet is a card of three rows of five. */
import { drawHall, type HallCard, payHall, readHallCard } from "./bingo-hall.ts";
import { createDraws } from "../../provably-fair.ts";
import { readFields } from "../../read-fields.ts";
import type { NumbersDrawn } from "../../shared/numbers-drawn.ts";
import type { SharedGame } from "../../shared/shared-game.ts";

export interface HallTicket {
  readonly card: HallCard;
}

function readBet(input: unknown): HallTicket | null {
  const card = readHallCard(readFields(input, ["card"])?.card);
  return card === null ? null : { card };
}

export const salaoDeBingo: SharedGame<HallTicket, NumbersDrawn> = {
  shape: "shared",
  kind: "draw",
  facts: {
    code: "salao-de-bingo",
    name: "Salão 90",
    version: 1,
    type: "bingo",
    brand: "saci",
    tags: ["new", "bingo", "draws", "shared"],
    stakesCentavos: [50, 100, 200, 500, 1_000],
    defaultStakeCentavos: 100,
  },
  pace: { bettingMs: 210_000, closedMs: 5_000, showMs: 85_000, everyMs: 300_000 },
  betsMax: 12,
  isStakeFree: false,
  readBet,
  unitsOf: () => 1,
  draw: (round) => ({ drawn: drawHall(createDraws(round)) }),
  winHundredthsOf: ({ card }, { drawn }) => payHall(card, drawn).winHundredths,
};
