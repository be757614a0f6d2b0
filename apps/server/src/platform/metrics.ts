/**
 * Prometheus metrics of this process, served at /metrics. A room registers its own when it is
 * composed; each server has its own registry, for several may run in one process.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export interface MetricOptions {
  /** Such as ledger_batch_commands: the room first, the unit last. */
  readonly name: string;
  readonly help: string;
}

export interface Metrics {
  /** Something that only grows. */
  counter(options: MetricOptions): { inc(by?: number): void };
  /** Something that is read when scraped, such as the length of a queue. */
  gauge(options: MetricOptions & { readonly read: () => number | Promise<number> }): void;
  /** The same of several things, told apart by a label; one that is not read is not shown. */
  gauges(
    options: MetricOptions & {
      readonly label: string;
      readonly read: () => ReadonlyMap<string, number> | Promise<ReadonlyMap<string, number>>;
    },
  ): void;
  /** How values are spread; `buckets` are upper bounds, ascending. */
  histogram(options: MetricOptions & { readonly buckets: readonly number[] }): {
    observe(value: number): void;
  };
  readonly contentType: string;
  /** The page that Prometheus reads. */
  print(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    counter: (options) => new Counter({ ...options, registers }),
    gauge: ({ read, ...options }) => {
      void new Gauge({
        ...options,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
    gauges: ({ read, label, ...options }) => {
      void new Gauge({
        ...options,
        registers,
        labelNames: [label],
        async collect() {
          const values = await read();
          this.reset();
          for (const [of, value] of values) this.set({ [label]: of }, value);
        },
      });
    },
    histogram: ({ buckets, ...options }) =>
      new Histogram({ ...options, buckets: [...buckets], registers }),
    contentType: registry.contentType,
    print: () => registry.metrics(),
  };
}
