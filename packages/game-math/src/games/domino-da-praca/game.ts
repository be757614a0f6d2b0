/**
 * Dominó da Praça: six dominoes with an amount each. A double pays its amount; the double six pays
 * all six.
 */
import type { Draws } from "../../draws.ts";
import {
  idleAmounts,
  type ScratchCard,
  scratchGame,
  type ScratchPrize,
} from "../../scratch/scratch-card.ts";
import { drawFrom } from "../../shuffle.ts";

export const FIELDS = 6;
export const PIPS_MAX = 6;
/** What stands under dominoes that do not pay. */
export const amounts: readonly number[] = [1, 2, 3, 5, 10, 20, 50, 100, 500, 1_000];

/** A domino as a number of two digits, the lower half first: 25, 66. */
const domino = (low: number, high: number): number => 10 * low + high;
export const DOUBLE_SIX = domino(PIPS_MAX, PIPS_MAX);
export const isDouble = (piece: number): boolean => piece % 11 === 0;

interface DoublesPrize extends ScratchPrize {
  /** Under the dominoes that pay. */
  readonly paid: readonly number[];
}

const prize = (paid: readonly number[], tickets: number): DoublesPrize => ({
  multiplier: paid.reduce((sum, amount) => sum + amount, 0),
  tickets,
  paid,
});

/** Where all six pay, the double six is there. */
const prizes: readonly DoublesPrize[] = [
  prize([1_000, 1_000, 500, 100, 50, 50], 5),
  prize([1_000], 20),
  prize([500], 60),
  prize([100, 100], 100),
  prize([50, 20, 10, 10, 5, 5], 300),
  prize([100], 300),
  prize([20, 20, 10], 800),
  prize([5, 5, 3, 3, 2, 2], 4_000),
  prize([20], 2_500),
  prize([10], 6_000),
  prize([5, 5], 3_000),
  prize([2, 2, 1, 1, 1, 1], 10_000),
  prize([5], 20_000),
  prize([2, 2], 15_000),
  prize([3], 25_000),
  prize([1, 1], 40_000),
  prize([2], 35_000),
  prize([1], 80_000),
];

const halves = Array.from({ length: PIPS_MAX + 1 }, (_, pips) => pips);
const mixed = halves.flatMap((low) =>
  halves.filter((high) => high > low).map((high) => domino(low, high)),
);
const doubles = halves.filter((pips) => pips < PIPS_MAX).map((pips) => domino(pips, pips));

function print(ticket: number, won: DoublesPrize | null, draws: Draws) {
  const paid = won?.paid ?? [];
  const isAll = paid.length === FIELDS;
  const others = drawFrom(mixed, FIELDS - (isAll ? 1 : paid.length), draws).drawn;
  const paying = isAll ? [DOUBLE_SIX] : drawFrom(doubles, paid.length, draws).drawn;
  const under = idleAmounts(amounts, FIELDS - paid.length, draws);
  const shown = [...paid, ...under];
  const pieces = [...paying, ...others];

  const pairs = pieces.map((piece, index) => ({ piece, amount: shown[index] ?? 0 }));
  const printed = drawFrom(pairs, FIELDS, draws).drawn;
  return {
    type: "scratchCard" as const,
    ticket,
    keys: [],
    fields: printed.map(({ piece }) => piece),
    amounts: printed.map(({ amount }) => amount),
    bonus: 1,
    prize: won?.multiplier ?? 0,
  };
}

export const card: ScratchCard<DoublesPrize> = {
  facts: {
    code: "domino-da-praca",
    name: "Dominó da Praça",
    version: 1,
    type: "lottery",
    brand: "onca",
    tags: ["new", "scratch"],
    stakesCentavos: [100, 200, 500, 1_000, 2_000, 5_000, 10_000],
    defaultStakeCentavos: 500,
  },
  prizes,
  print,
};

export const scratch = scratchGame(card);
