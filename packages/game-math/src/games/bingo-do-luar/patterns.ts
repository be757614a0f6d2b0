/**
 * What a bingo card is paid for. A card has three rows of five; cell 0 is at the top left, cell 5
 * the first of the second row. A pattern that lies within a higher one that is complete as well is
 * not paid: the higher one replaces it.
 */
export const CELLS = 15;
export const MASKS = 1 << CELLS;

export interface Pattern {
  readonly id: string;
  readonly mask: number;
  /** Hundredths of the card's stake. */
  readonly payHundredths: number;
}

/** Three rows of five; # belongs to the pattern. */
function maskOf(drawing: string): number {
  const cells = drawing.replaceAll(/\s/g, "");
  return Array.from(cells).reduce(
    (mask, cell, index) => (cell === "#" ? mask | (1 << index) : mask),
    0,
  );
}

const pattern = (id: string, payHundredths: number, drawing: string): Pattern => ({
  id,
  mask: maskOf(drawing),
  payHundredths,
});

/** From the lowest to the highest. */
export const patterns: readonly Pattern[] = [
  pattern("corners", 200, "#...# ..... #...#"),
  pattern("line1", 300, "##### ..... ....."),
  pattern("line2", 300, "..... ##### ....."),
  pattern("line3", 300, "..... ..... #####"),
  pattern("wave", 400, "#.#.# .#.#. ....."),
  pattern("valley", 400, "..... .#.#. #.#.#"),
  pattern("moon", 1_500, ".##.. ##... .##.."),
  pattern("lantern", 2_000, "##### ..#.. ..#.."),
  pattern("lines12", 10_000, "##### ##### ....."),
  pattern("lines13", 10_000, "##### ..... #####"),
  pattern("lines23", 10_000, "..... ##### #####"),
  pattern("halo", 30_000, "##### #...# #####"),
  pattern("full", 150_000, "##### ##### #####"),
];

const isWithin = (inner: number, outer: number): boolean => (inner & outer) === inner;

/** The patterns that a card with these cells marked is paid for. */
export function patternsIn(marked: number): Pattern[] {
  const complete = patterns.filter(({ mask }) => isWithin(mask, marked));
  return complete.filter(
    ({ mask }) => !complete.some((other) => other.mask !== mask && isWithin(mask, other.mask)),
  );
}

export function payOf(marked: number): number {
  return patternsIn(marked).reduce((sum, { payHundredths }) => sum + payHundredths, 0);
}

let pays: Int32Array | null = null;

/** By marked cells; made on first use. */
export function payTable(): Int32Array {
  return (pays ??= Int32Array.from({ length: MASKS }, (_, marked) => payOf(marked)));
}

/** Does one more cell complete a pattern of at least so much? */
export function isNear(marked: number, leastHundredths: number): boolean {
  return patterns.some(({ mask, payHundredths }) => {
    const missing = mask & ~marked;
    return payHundredths >= leastHundredths && missing !== 0 && (missing & (missing - 1)) === 0;
  });
}

let nearPrizes: Uint8Array | null = null;

/** By marked cells: 1 where a prize of at least so much is near. */
export function nearTable(leastHundredths: number): Uint8Array {
  return (nearPrizes ??= Uint8Array.from({ length: MASKS }, (_, marked) =>
    Number(isNear(marked, leastHundredths)),
  ));
}
