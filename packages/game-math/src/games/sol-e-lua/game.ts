/**
 * Sol e Lua: nine suns and moons in a square, and one amount. A line of three suns pays the
 * amount, two such lines pay it twice.
 */
import type { Draws } from "../../draws.ts";
import { type ScratchCard, scratchGame, type ScratchPrize } from "../../scratch/scratch-card.ts";

export const SIDE = 3;
export const SUNS = 5;
/** What the field of the amount may show. */
export const amounts: readonly number[] = [1, 2, 3, 5, 10, 50, 100, 500, 1_000, 5_000];

export const lines: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

interface LinePrize extends ScratchPrize {
  readonly amount: number;
  readonly lines: number;
}

const prize = (amount: number, count: number, tickets: number): LinePrize => ({
  multiplier: amount * count,
  tickets,
  amount,
  lines: count,
});

const prizes: readonly LinePrize[] = [
  prize(5_000, 1, 2),
  prize(1_000, 2, 5),
  prize(500, 1, 60),
  prize(100, 2, 150),
  prize(100, 1, 500),
  prize(50, 1, 1_000),
  prize(10, 2, 3_000),
  prize(10, 1, 8_000),
  prize(3, 2, 10_000),
  prize(5, 1, 20_000),
  prize(2, 2, 20_000),
  prize(3, 1, 30_000),
  prize(1, 2, 40_000),
  prize(2, 1, 60_000),
  prize(1, 1, 90_000),
];

/** Lines of which every field shows this: 1 a sun, 0 a moon. */
export const linesOf = (fields: readonly number[], mark: number): (readonly number[])[] =>
  lines.filter((line) => line.every((field) => fields[field] === mark));

/** Every square of five suns and four moons without a line of moons, by its lines of suns. */
function squares(count: number): number[][] {
  const all = Array.from({ length: 2 ** (SIDE * SIDE) }, (_, mask) =>
    Array.from({ length: SIDE * SIDE }, (_unused, field) => (mask >> field) & 1),
  );
  return all.filter(
    (fields) =>
      fields.filter((mark) => mark === 1).length === SUNS &&
      linesOf(fields, 0).length === 0 &&
      linesOf(fields, 1).length === count,
  );
}
const squaresByLines = [squares(0), squares(1), squares(2)] as const;

function print(ticket: number, won: LinePrize | null, draws: Draws) {
  const possible = squaresByLines[won?.lines ?? 0] ?? [];
  const fields = possible[draws.below(possible.length)] ?? [];
  const amount = won?.amount ?? amounts[draws.below(amounts.length)] ?? 1;
  return {
    type: "scratchCard" as const,
    ticket,
    keys: [],
    fields,
    amounts: [amount],
    bonus: 1,
    prize: won?.multiplier ?? 0,
  };
}

export const card: ScratchCard<LinePrize> = {
  facts: {
    code: "sol-e-lua",
    name: "Sol e Lua",
    version: 1,
    type: "lottery",
    brand: "mare",
    tags: ["new", "scratch"],
    stakesCentavos: [20, 50, 100, 200, 500, 1_000, 2_000],
    defaultStakeCentavos: 100,
  },
  prizes,
  print,
};

export const scratch = scratchGame(card);
