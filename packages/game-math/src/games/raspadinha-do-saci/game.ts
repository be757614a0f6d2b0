/** Raspadinha do Saci: nine amounts. The prize is there three times, others twice at most. */
import type { Draws } from "../../draws.ts";
import { type ScratchCard, scratchGame, type ScratchPrize } from "../../scratch/scratch-card.ts";
import { drawFrom } from "../../shuffle.ts";

export const FIELDS = 9;
export const EQUAL_FIELDS = 3;

const prizes: readonly ScratchPrize[] = [
  { multiplier: 5_000, tickets: 2 },
  { multiplier: 1_000, tickets: 10 },
  { multiplier: 200, tickets: 150 },
  { multiplier: 50, tickets: 1_000 },
  { multiplier: 20, tickets: 4_000 },
  { multiplier: 10, tickets: 10_000 },
  { multiplier: 5, tickets: 25_000 },
  { multiplier: 3, tickets: 50_000 },
  { multiplier: 2, tickets: 100_000 },
  { multiplier: 1, tickets: 200_000 },
];

/** The prize three times and six others at most twice each; without a prize nine at most twice. */
function fieldsFor(prize: number, draws: Draws): number[] {
  const others = prizes.map(({ multiplier }) => multiplier).filter((each) => each !== prize);
  const equal = prize === 0 ? 0 : EQUAL_FIELDS;
  const { drawn } = drawFrom([...others, ...others], FIELDS - equal, draws);
  const shown = [...drawn, ...Array.from({ length: equal }, () => prize)];
  return drawFrom(shown, FIELDS, draws).drawn;
}

export const card: ScratchCard = {
  facts: {
    code: "raspadinha-do-saci",
    name: "Raspadinha do Saci",
    version: 1,
    type: "lottery",
    brand: "saci",
    tags: ["new", "scratch"],
    stakesCentavos: [25, 50, 100, 200, 500, 1_000, 2_000, 5_000],
    defaultStakeCentavos: 100,
  },
  prizes,
  print: (ticket, won, draws) => {
    const prize = won?.multiplier ?? 0;
    return { type: "scratchTicket", ticket, fields: fieldsFor(prize, draws), prize };
  },
};

export const scratch = scratchGame(card);
