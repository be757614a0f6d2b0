/** How many ways there are to choose, exactly. */
export function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  let ways = 1n;
  for (let step = 1; step <= Math.min(count, from - count); step += 1) {
    ways = (ways * BigInt(from - step + 1)) / BigInt(step);
  }
  return ways;
}
