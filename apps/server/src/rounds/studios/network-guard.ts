/** Where a partner's calls come from, beside whose signature they carry. */
import type { Logger } from "../../platform/logger.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import type { Metrics } from "../../platform/metrics.ts";
import { isFrom } from "./partner-policy.ts";
import type { Studios } from "./studios.ts";

export interface NetworkGuard {
  /** False: from elsewhere, and the partner wants that refused. */
  mayCall(studio: string, ip: string): Promise<boolean>;
}

const NOTED_MAX = 1_000;

export function createNetworkGuard(deps: {
  readonly studios: Studios;
  readonly metrics: Metrics;
  readonly logger: Logger;
}): NetworkGuard {
  const elsewhere = deps.metrics.counters({
    name: "tucano_rounds_calls_elsewhere_total",
    help: "Signed calls of a partner from outside of its networks, by partner.",
    label: "studio",
  });
  // Each address is written once: the metric says how often.
  const noted = new BoundedMap<string, true>(NOTED_MAX);
  return {
    mayCall: async (code, ip) => {
      const studio = await deps.studios.find(code);
      if (studio === null || isFrom(studio.networks, ip)) return true;
      elsewhere.inc(code);
      const name = `${code} ${ip}`;
      const { networksMode: mode } = studio;
      if (noted.get(name) === undefined) {
        deps.logger.warn({ studio: code, ip, mode }, "A partner calls from another network.");
        noted.set(name, true);
      }
      return mode === "log";
    },
  };
}
