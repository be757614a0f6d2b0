/** C(n, k), exactly. */
export function combinations(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let index = 1; index <= k; index += 1) {
    result = (result * BigInt(n - k + index)) / BigInt(index);
  }
  return result;
}
