/** How many ways there are to choose, exactly. */
export function choose(from: number, count: number): bigint {
  if (count < 0) return 0n;
  let ways = 1n;
  // Of more than there are to choose from, one factor is nothing.
  for (let step = 1; step <= count; step += 1) {
    ways = (ways * BigInt(from - step + 1)) / BigInt(step);
  }
  return ways;
}
