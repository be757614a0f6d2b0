/** Prometheus metrics of this process, served at /metrics. */
import { collectDefaultMetrics, Registry } from "prom-client";

export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
