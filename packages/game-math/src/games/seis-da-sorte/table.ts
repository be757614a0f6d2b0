/** Seis da Sorte: seven of sixty numbers every three minutes. A bet is a ticket of six. */
import {
  drawSix,
  firstSixRules,
  paySix,
  readSixPicks,
  type SixRules,
  sixRules,
} from "./six-of-sixty.ts";
import { ticketDraw } from "../../shared/ticket-draw.ts";

export interface SixTicket {
  readonly picks: readonly number[];
}

const sixGame = (version: number, rules: SixRules) =>
  ticketDraw({
    facts: {
      code: "seis-da-sorte",
      name: "Seis da Sorte",
      version,
      type: "lottery",
      brand: "onca",
      tags: ["new", "draws", "shared"],
    },
    pace: { bettingMs: 145_000, closedMs: 5_000, showMs: 30_000, everyMs: 180_000 },
    betsMax: 20,
    field: "picks",
    read: readSixPicks,
    draw: (draws) => drawSix(draws, rules),
    pay: (picks, drawn) => paySix(picks, drawn, rules),
  });

export const seisDaSorte = sixGame(2, sixRules);

/** Six numbers were drawn, and the top prize hardly ever came. Only for verifying its rounds. */
export const firstSeisDaSorte = sixGame(1, firstSixRules);
