/** Salão 75: fifty-five of seventy-five balls at every full minute. A bet is a card of patterns. */
import { ticketDraw } from "../../shared/ticket-draw.ts";
import { drawCardBalls, payPatterns, type PatternCard, readPatternCard } from "./pattern-card.ts";

export interface PatternTicket {
  readonly card: PatternCard;
}

export const salao75 = ticketDraw({
  facts: {
    code: "salao-75",
    name: "Salão 75",
    version: 1,
    type: "bingo",
    brand: "saci",
    tags: ["new", "bingo", "draws", "shared"],
  },
  pace: { bettingMs: 21_000, closedMs: 3_000, showMs: 36_000, everyMs: 60_000 },
  betsMax: 12,
  field: "card",
  read: readPatternCard,
  draw: drawCardBalls,
  pay: payPatterns,
});
