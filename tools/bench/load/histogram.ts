/** Times in steps of ten microseconds: exact enough, and counting costs next to nothing. */
const STEPS_PER_MS = 100;
const STEPS = 60_000 * STEPS_PER_MS;

export interface Percentiles {
  readonly p50_ms: number | null;
  readonly p95_ms: number | null;
  readonly p99_ms: number | null;
  readonly max_ms: number | null;
}

export interface Histogram {
  add(timeMs: number): void;
  count(): number;
  percentiles(): Percentiles;
}

export function createHistogram(): Histogram {
  const counts = new Uint32Array(STEPS + 1);
  let count = 0;
  let highest = -1;
  /** The smallest value that so many percent of all do not exceed. */
  const percentile = (percent: number): number | null => {
    const wanted = Math.ceil((count * percent) / 100);
    let seen = 0;
    for (let step = 0; step <= highest; step += 1) {
      seen += counts[step] ?? 0;
      if (seen >= wanted) return toMs(step);
    }
    return null;
  };
  return {
    add(timeMs) {
      const step = Math.min(STEPS, Math.floor(timeMs * STEPS_PER_MS));
      counts[step] = (counts[step] ?? 0) + 1;
      count += 1;
      if (step > highest) highest = step;
    },
    count: () => count,
    percentiles: () => ({
      p50_ms: percentile(50),
      p95_ms: percentile(95),
      p99_ms: percentile(99),
      max_ms: highest < 0 ? null : toMs(highest),
    }),
  };
}

/** The upper end of a step. */
const toMs = (step: number): number => Number(((step + 1) / STEPS_PER_MS).toFixed(2));
