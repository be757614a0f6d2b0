/**
 * Scratch cards. The card's number decides the prize, by a table fixed for a series of a million
 * cards; every round draws from the whole series. What is printed on the card then shows that
 * prize, and nothing else that pays.
 */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../draws.ts";
import { type GameFacts, type InstantGame, oneUnit, readNoChoice } from "../engine.ts";
import type { Outcome } from "../outcomes.ts";
import { drawFrom } from "../shuffle.ts";
import { tierOf } from "../tier.ts";

export const SERIES = 1_000_000;

/** A line of the table of prizes. */
export interface ScratchPrize {
  /** Times the stake. */
  readonly multiplier: number;
  /** Of a million. */
  readonly tickets: number;
}

export interface ScratchCard<Prize extends ScratchPrize = ScratchPrize> {
  readonly facts: GameFacts;
  /** The lowest numbers have the first prize, and so on; all others win nothing. */
  readonly prizes: readonly Prize[];
  /** What the card shows; without a prize nothing that pays. */
  print: (ticket: number, prize: Prize | null, draws: Draws) => RoundEvent;
}

/** Null: the card with this number wins nothing. */
export function prizeOfTicket<Prize extends ScratchPrize>(
  prizes: readonly Prize[],
  ticket: number,
): Prize | null {
  let end = 0;
  for (const prize of prizes) {
    end += prize.tickets;
    if (ticket < end) return prize;
  }
  return null;
}

export function scratchGame<Prize extends ScratchPrize>({
  facts,
  prizes,
  print,
}: ScratchCard<Prize>): InstantGame<true> {
  return {
    shape: "instant",
    facts,
    readChoice: readNoChoice,
    unitsOf: oneUnit,
    play(_choice, draws) {
      const ticket = draws.below(SERIES);
      const prize = prizeOfTicket(prizes, ticket);
      const printed = print(ticket, prize, draws);
      const winHundredths = 100 * (prize?.multiplier ?? 0);
      return {
        book: [printed, { type: "finalWin", winHundredths, tier: tierOf(winHundredths) }],
        winHundredths,
      };
    },
  };
}

export function scratchOutcomes(prizes: readonly ScratchPrize[]): Outcome[] {
  const paying = prizes.reduce((sum, { tickets }) => sum + tickets, 0);
  return [
    ...prizes.map(({ multiplier, tickets }) => ({
      winHundredths: 100 * multiplier,
      weight: BigInt(tickets),
    })),
    { winHundredths: 0, weight: BigInt(SERIES - paying) },
  ];
}

/** So many amounts that do not pay: each is printed on one card twice at most. */
export function idleAmounts(amounts: readonly number[], count: number, draws: Draws): number[] {
  return drawFrom([...amounts, ...amounts], count, draws).drawn;
}
