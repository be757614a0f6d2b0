/** Keno Minuto: twenty of eighty numbers at every full minute. A bet is a ticket of 1 to 10. */
import { drawKeno, payKeno, readKenoPicks } from "./keno.ts";
import { ticketDraw } from "../../shared/ticket-draw.ts";

export interface KenoTicket {
  readonly picks: readonly number[];
}

export const kenoMinuto = ticketDraw({
  facts: {
    code: "keno-minuto",
    name: "Keno Minuto",
    version: 1,
    type: "lottery",
    brand: "onca",
    tags: ["new", "keno", "draws", "shared"],
  },
  pace: { bettingMs: 35_000, closedMs: 3_000, showMs: 22_000, everyMs: 60_000 },
  betsMax: 20,
  field: "picks",
  read: readKenoPicks,
  draw: drawKeno,
  pay: payKeno,
});
