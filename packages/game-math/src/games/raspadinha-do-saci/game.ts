/**
 * Raspadinha do Saci: a scratch card. The ticket's number decides the prize, by a table
 * fixed for a series of a million tickets; every round draws from the whole series. The nine
 * fields then show the prize three times, and nothing else more than twice.
 */
import type { Draws } from "../../draws.ts";
import { type GameFacts, type InstantGame, oneUnit, readNoChoice } from "../../engine.ts";
import type { Outcome } from "../../outcomes.ts";
import { drawFrom } from "../../shuffle.ts";
import { tierOf } from "../../tier.ts";

export const SERIES = 1_000_000;
export const FIELDS = 9;
export const EQUAL_FIELDS = 3;

export interface ScratchPrize {
  /** Times the stake. */
  readonly multiplier: number;
  /** Of a million. */
  readonly tickets: number;
}

/** The lowest ticket numbers have the highest prizes. */
export const scratchPrizes: readonly ScratchPrize[] = [
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

/** 0: no prize. */
export function prizeOfTicket(ticket: number): number {
  let end = 0;
  for (const { multiplier, tickets } of scratchPrizes) {
    end += tickets;
    if (ticket < end) return multiplier;
  }
  return 0;
}

/** The prize three times and six others at most twice each; without a prize nine at most twice. */
function fieldsFor(prize: number, draws: Draws): number[] {
  const others = scratchPrizes.map(({ multiplier }) => multiplier).filter((each) => each !== prize);
  const equal = prize === 0 ? 0 : EQUAL_FIELDS;
  const { drawn } = drawFrom([...others, ...others], FIELDS - equal, draws);
  const shown = [...drawn, ...Array.from({ length: equal }, () => prize)];
  return drawFrom(shown, FIELDS, draws).drawn;
}

const facts: GameFacts = {
  code: "raspadinha-do-saci",
  name: "Raspadinha do Saci",
  version: 1,
  type: "lottery",
  brand: "saci",
  tags: ["new", "scratch"],
  stakesCentavos: [25, 50, 100, 200, 500, 1_000, 2_000, 5_000],
  defaultStakeCentavos: 100,
};

export const scratch: InstantGame<true> = {
  shape: "instant",
  facts,
  readChoice: readNoChoice,
  unitsOf: oneUnit,
  play(_choice, draws) {
    const ticket = draws.below(SERIES);
    const prize = prizeOfTicket(ticket);
    const fields = fieldsFor(prize, draws);
    const winHundredths = 100 * prize;
    return {
      book: [
        { type: "scratchTicket", ticket, fields, prize },
        { type: "finalWin", winHundredths, tier: tierOf(winHundredths) },
      ],
      winHundredths,
    };
  },
};

export function scratchOutcomes(): Outcome[] {
  const paying = scratchPrizes.reduce((sum, { tickets }) => sum + tickets, 0);
  return [
    ...scratchPrizes.map(({ multiplier, tickets }) => ({
      winHundredths: 100 * multiplier,
      weight: BigInt(tickets),
    })),
    { winHundredths: 0, weight: BigInt(SERIES - paying) },
  ];
}
