/**
 * Roleta ao Vivo: one wheel with 37 pockets for the whole table. Every bet covers some numbers and
 * pays 36 / numbers, its stake included, so every bet returns 36/37.
 */
import { POCKETS, redNumbers } from "../roleta-europeia/game.ts";
import { createLiveTable } from "../../tables/live-table.ts";

const red = new Set(redNumbers);

export interface Spot {
  /** "17", "1-2" for a split, "1-2-3" for a street and so on, or the name of an outside bet. */
  readonly id: string;
  readonly numbers: readonly number[];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const numbers = range(1, 36);

function insideSpots(): number[][] {
  const spots: number[][] = range(0, 36).map((number) => [number]);
  for (const number of numbers) {
    const isTop = number % 3 === 0;
    const isLast = number > 33;
    if (!isTop) spots.push([number, number + 1]);
    if (!isLast) spots.push([number, number + 3]);
    if (number % 3 === 1) spots.push([number, number + 1, number + 2]);
    if (!isLast && !isTop) spots.push([number, number + 1, number + 3, number + 4]);
    if (!isLast && number % 3 === 1) spots.push(range(number, number + 5));
  }
  // Around the zero: three splits, two trios and the first four.
  return [...spots, [0, 1], [0, 2], [0, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2, 3]];
}

const outside: readonly Spot[] = [
  { id: "red", numbers: numbers.filter((number) => red.has(number)) },
  { id: "black", numbers: numbers.filter((number) => !red.has(number)) },
  { id: "even", numbers: numbers.filter((number) => number % 2 === 0) },
  { id: "odd", numbers: numbers.filter((number) => number % 2 === 1) },
  { id: "low", numbers: range(1, 18) },
  { id: "high", numbers: range(19, 36) },
  { id: "dozen-1", numbers: range(1, 12) },
  { id: "dozen-2", numbers: range(13, 24) },
  { id: "dozen-3", numbers: range(25, 36) },
  { id: "column-1", numbers: numbers.filter((number) => number % 3 === 1) },
  { id: "column-2", numbers: numbers.filter((number) => number % 3 === 2) },
  { id: "column-3", numbers: numbers.filter((number) => number % 3 === 0) },
];

/** Every bet of the table, by its id. */
export const rouletteSpots: ReadonlyMap<string, Spot> = new Map(
  [
    ...insideSpots().map((covered) => ({ id: covered.join("-"), numbers: covered })),
    ...outside,
  ].map((spot) => [spot.id, spot]),
);

export interface RouletteResult {
  readonly pocket: number;
}

export const roletaAoVivo = createLiveTable<RouletteResult>({
  facts: {
    code: "roleta-ao-vivo",
    name: "Roleta ao Vivo",
    version: 1,
    brand: "mare",
    tags: ["new", "live", "roulette", "shared"],
    stakesCentavos: [50],
    defaultStakeCentavos: 50,
    maxStakeCentavos: 200_000,
  },
  pace: { bettingMs: 18_000, closedMs: 2_000, showMs: 15_000, everyMs: null },
  spots: rouletteSpots,
  draw: (draws) => ({ pocket: draws.below(POCKETS) }),
  payHundredths: (spot, { pocket }) => {
    const covered = rouletteSpots.get(spot)?.numbers ?? [];
    return covered.includes(pocket) ? 3_600 / covered.length : 0;
  },
});
