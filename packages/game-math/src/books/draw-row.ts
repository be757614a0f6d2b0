/**
 * How a book is drawn from a published list of weighted books: two words of the stream make a
 * number of 64 bits, without bias, and the row is where the sum of the weights passes it.
 */
const WORD_BITS = 32n;
const RANGE = 1n << 64n;

/** From 0 to below `total`; numbers from the largest multiple of it on are thrown away. */
export function below64(nextWord: () => number, total: bigint): bigint {
  if (total < 1n || total >= RANGE) throw new RangeError("Weights add up to 1 to 2^64 - 1.");
  const accepted = RANGE - (RANGE % total);
  for (;;) {
    const high = BigInt(nextWord());
    const number = (high << WORD_BITS) | BigInt(nextWord());
    if (number < accepted) return number % total;
  }
}

/** The first row whose sum of weights is above the number. `sums` begins with the first weight. */
export function rowOf(sums: BigUint64Array, number: bigint): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] ?? 0n) > number) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function drawRow(nextWord: () => number, sums: BigUint64Array): number {
  const total = sums.at(-1);
  if (total === undefined) throw new RangeError("There is no row.");
  return rowOf(sums, below64(nextWord, total));
}
