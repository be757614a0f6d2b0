/** Milliseconds on a clock that never jumps: for durations and countdowns. */
export function monotonicNow(): number {
  return performance.now();
}
