/** Salão 90: seventy of ninety balls every three minutes. A bet is a card of three rows of five. */
import { drawHall, type HallCard, payHall, readHallCard } from "./bingo-hall.ts";
import { ticketDraw } from "../../shared/ticket-draw.ts";

export interface HallTicket {
  readonly card: HallCard;
}

export const salaoDeBingo = ticketDraw({
  facts: {
    code: "salao-de-bingo",
    name: "Salão 90",
    version: 1,
    type: "bingo",
    brand: "saci",
    tags: ["new", "bingo", "draws", "shared"],
  },
  pace: { bettingMs: 90_000, closedMs: 5_000, showMs: 85_000, everyMs: 180_000 },
  betsMax: 12,
  field: "card",
  read: readHallCard,
  draw: drawHall,
  pay: payHall,
});
