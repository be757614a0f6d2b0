/** How often each address is asked, how it ends and how long that takes. */
import type { Metrics, Spread } from "../metrics.ts";

export interface Meter {
  /** `startedMs` by `performance.now()`. */
  ended(startedMs: number, status: number): void;
}

export type MeterOf = (method: string, path: string) => Meter;

/** Finer where rounds are: half of them take some milliseconds. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `path` as it is declared, never as it is asked for: there is one meter for each. */
export function createCallMetrics(metrics: Metrics): MeterOf {
  const spreadOf = metrics.histograms({
    name: "tucano_http_request_duration_seconds",
    help: "From a request to its answer, by address and class of status.",
    buckets: BUCKETS_SECONDS,
  });
  const meters = new Map<string, Meter>();
  return (method, path) => {
    const key = `${method} ${path}`;
    const known = meters.get(key);
    if (known !== undefined) return known;
    const spreads: Spread[] = [];
    const meter: Meter = {
      ended: (startedMs, status) => {
        const ofClass = Math.floor(status / 100);
        const spread = (spreads[ofClass] ??= spreadOf({ method, path, code: `${ofClass}xx` }));
        spread.observe((performance.now() - startedMs) / 1_000);
      },
    };
    meters.set(key, meter);
    return meter;
  };
}
