/**
 * Feira da Sorte: three numbers of the day, and twelve of one's own with an amount each. Those that
 * are among the numbers of the day pay theirs, all of it times what the last field shows.
 */
import type { Draws } from "../../draws.ts";
import {
  idleAmounts,
  type ScratchCard,
  scratchGame,
  type ScratchPrize,
} from "../../scratch/scratch-card.ts";
import { drawFrom } from "../../shuffle.ts";

export const NUMBERS = 40;
export const KEYS = 3;
export const FIELDS = 12;
/** What the last field may show. */
export const bonuses: readonly number[] = [1, 2, 5, 10];
/** What stands under numbers that do not pay. */
export const amounts: readonly number[] = [1, 2, 5, 10, 20, 50, 100, 500, 1_000];

interface KeyPrize extends ScratchPrize {
  /** Under the numbers that pay: one to three. */
  readonly paid: readonly number[];
  readonly bonus: number;
}

const prize = (paid: readonly number[], bonus: number, tickets: number): KeyPrize => ({
  multiplier: bonus * paid.reduce((sum, amount) => sum + amount, 0),
  tickets,
  paid,
  bonus,
});

const prizes: readonly KeyPrize[] = [
  prize([1_000], 10, 1),
  prize([500], 2, 20),
  prize([50, 50], 5, 60),
  prize([100], 1, 400),
  prize([20, 5], 2, 1_000),
  prize([10], 2, 3_000),
  prize([2], 5, 4_000),
  prize([5, 5], 1, 6_000),
  prize([5], 1, 16_000),
  prize([1, 1], 2, 20_000),
  prize([2, 1], 1, 30_000),
  prize([1], 2, 50_000),
  prize([2], 1, 55_000),
  prize([1], 1, 180_000),
];

const numbers = Array.from({ length: NUMBERS }, (_, index) => index + 1);

function print(ticket: number, won: KeyPrize | null, draws: Draws) {
  const paid = won?.paid ?? [];
  const { drawn } = drawFrom(numbers, KEYS + FIELDS - paid.length, draws);
  const keys = drawn.slice(0, KEYS);
  const idle = drawn.slice(KEYS);
  const under = idleAmounts(amounts, idle.length, draws);
  const matched = drawFrom(keys, paid.length, draws).drawn;
  const pairs = [
    ...idle.map((number, index) => ({ number, amount: under[index] ?? 0 })),
    ...matched.map((number, index) => ({ number, amount: paid[index] ?? 0 })),
  ];
  const printed = drawFrom(pairs, FIELDS, draws).drawn;
  return {
    type: "scratchCard" as const,
    ticket,
    keys,
    fields: printed.map(({ number }) => number),
    amounts: printed.map(({ amount }) => amount),
    bonus: won?.bonus ?? bonuses[draws.below(bonuses.length)] ?? 1,
    prize: won?.multiplier ?? 0,
  };
}

export const card: ScratchCard<KeyPrize> = {
  facts: {
    code: "feira-da-sorte",
    name: "Feira da Sorte",
    version: 1,
    type: "lottery",
    brand: "onca",
    tags: ["new", "scratch"],
    stakesCentavos: [50, 100, 200, 500, 1_000, 2_000, 5_000],
    defaultStakeCentavos: 200,
  },
  prizes,
  print,
};

export const scratch = scratchGame(card);
