/**
 * European roulette: 37 pockets, one zero, each bet 36/37. A spot that covers k numbers is worth
 * 36/k chips when one of them falls; all of the usual k divide 36, so nothing is ever rounded.
 */
import { createChipTable } from "../../tables/chip-table.ts";

export const POCKETS = 37;
const COLUMNS = 12;

/** Clockwise, in the order of the pockets on a European wheel. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

export const redNumbers: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];

const red = new Set(redNumbers);
const upTo36 = Array.from({ length: 36 }, (_, index) => index + 1);

/** Spots outside of the numbers, by name. */
const outside: readonly (readonly [string, (pocket: number) => boolean])[] = [
  ["dozen1", (pocket) => pocket <= 12],
  ["dozen2", (pocket) => pocket > 12 && pocket <= 24],
  ["dozen3", (pocket) => pocket > 24],
  ["column1", (pocket) => pocket % 3 === 1],
  ["column2", (pocket) => pocket % 3 === 2],
  ["column3", (pocket) => pocket % 3 === 0],
  ["low", (pocket) => pocket <= 18],
  ["high", (pocket) => pocket > 18],
  ["even", (pocket) => pocket % 2 === 0],
  ["odd", (pocket) => pocket % 2 === 1],
  ["red", (pocket) => red.has(pocket)],
  ["black", (pocket) => !red.has(pocket)],
];

/** Inside spots: the numbers under the chip. Three numbers stand in a row, twelve rows follow. */
function insideSpots(): number[][] {
  const straights = [0, ...upTo36].map((number) => [number]);
  const beside = upTo36.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]);
  const ahead = upTo36.filter((number) => number <= 33).map((number) => [number, number + 3]);
  const atZero = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 1, 2],
    [0, 2, 3],
    [0, 1, 2, 3],
  ];
  const rows = Array.from({ length: COLUMNS }, (_, row) => [1, 2, 3].map((each) => 3 * row + each));
  const corners = upTo36
    .filter((number) => number % 3 !== 0 && number <= 32)
    .map((number) => [number, number + 1, number + 3, number + 4]);
  const sixes = rows.slice(1).map((row, index) => [...(rows[index] ?? []), ...row]);
  return [...straights, ...beside, ...ahead, ...atZero, ...rows, ...corners, ...sixes];
}

/** An inside spot is named by its numbers, "17-18"; an outside one by its word, "red". */
export const spotOf = (numbers: readonly number[]): string => numbers.join("-");

/** Every spot of the table with the numbers that it covers. */
export const rouletteSpots: ReadonlyMap<string, readonly number[]> = new Map([
  ...insideSpots().map((numbers) => [spotOf(numbers), numbers] as const),
  ...outside.map(([spot, covers]) => [spot, upTo36.filter(covers)] as const),
]);

/** What a chip is worth when one of so many numbers falls, in hundredths. */
export const rouletteHundredths = (numbers: number): number => 3_600 / numbers;

/** Announced bets: so many chips on each of these spots. */
export interface Announced {
  readonly id: string;
  readonly spots: readonly (readonly [spot: string, chips: number])[];
}

const one = (...spots: readonly string[]) => spots.map((spot) => [spot, 1] as const);

/** The three parts of the wheel, as they are announced at European tables. */
export const announcedBets: readonly Announced[] = [
  {
    id: "voisins",
    spots: [["0-2-3", 2], ["25-26-28-29", 2], ...one("4-7", "12-15", "18-21", "19-22", "32-35")],
  },
  { id: "tiers", spots: one("5-8", "10-11", "13-16", "23-24", "27-30", "33-36") },
  { id: "orphelins", spots: one("1", "6-9", "14-17", "17-20", "31-34") },
  { id: "zero", spots: one("26", "0-3", "12-15", "32-35") },
];

/** A number and so many on each side of it on the wheel, one chip each. */
export function neighboursOf(pocket: number, onEachSide = 2): Announced {
  const at = wheelOrder.indexOf(pocket);
  const steps = Array.from({ length: 2 * onEachSide + 1 }, (_, index) => index - onEachSide);
  const numbers = steps.map((step) => wheelOrder[(at + step + POCKETS) % POCKETS] ?? 0);
  return { id: `neighbours${pocket}`, spots: one(...numbers.map(String)) };
}

export type RouletteColour = "green" | "red" | "black";

export function colourOf(pocket: number): RouletteColour {
  if (pocket === 0) return "green";
  return red.has(pocket) ? "red" : "black";
}

export const roulette = createChipTable<number>({
  facts: {
    code: "roleta-europeia",
    name: "Roleta Europeia",
    version: 1,
    brand: "mare",
    tags: ["new", "roulette"],
    maxStakeCentavos: 200_000,
  },
  spots: [...rouletteSpots.keys()],
  draw: (draws) => draws.below(POCKETS),
  payHundredths: (spot, pocket) => {
    const numbers = rouletteSpots.get(spot);
    return numbers?.includes(pocket) ? rouletteHundredths(numbers.length) : 0;
  },
  tell: (pocket, wins) => ({ type: "rouletteSpin", pocket, wins }),
  cases: () => Array.from({ length: POCKETS }, (_, result) => ({ result, weight: 1 })),
});
