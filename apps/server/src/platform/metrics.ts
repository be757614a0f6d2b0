/**
 * Prometheus metrics of this process. A room registers its own when it is composed; each server has
 * its own registry, for several may run in one process.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export interface MetricOptions {
  /** Such as tucano_ledger_batch_commands: the room first, the unit last. */
  readonly name: string;
  readonly help: string;
}

export type Labels = Readonly<Record<string, string>>;

export interface Spread {
  observe(value: number): void;
}

type Read<Value> = () => Value | Promise<Value>;

export interface Metrics {
  /** Something that only grows. */
  counter(options: MetricOptions): { inc(by?: number): void };
  /** The same of several things, told apart by a label. */
  counters(options: MetricOptions & { readonly label: string }): { inc(of: string): void };
  /** Something that is read when scraped, such as the length of a queue. */
  gauge(options: MetricOptions & { readonly read: Read<number | null> }): void;
  /** The same of several things, told apart by a label; one that is not read is not shown. */
  gauges(
    options: MetricOptions & {
      readonly label: string;
      readonly read: Read<ReadonlyMap<string, number>>;
    },
  ): void;
  /** How values are spread; `buckets` are upper bounds, ascending. */
  histogram(options: MetricOptions & { readonly buckets: readonly number[] }): Spread;
  /** The same of several things: each is asked for once, and kept by who observes it. */
  histograms(
    options: MetricOptions & { readonly buckets: readonly number[] },
  ): (labels: Labels) => Spread;
  readonly contentType: string;
  /** The page that Prometheus reads. */
  print(): Promise<string>;
}

/** Far less than Prometheus waits for the page: what hangs is left out, and the rest is told. */
const READ_WITHIN_MS = 2_000;

export function createMetrics({ readWithinMs = READ_WITHIN_MS } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const histograms: Metrics["histograms"] = (options) => {
    const spreads = new Spreads({ ...options, buckets: [...options.buckets], registers });
    return (labels) => spreads.of(labels);
  };
  return {
    counter: (options) => new Counter({ ...options, registers }),
    counters: ({ label, ...options }) => {
      const counter = new Counter({ ...options, registers, labelNames: [label] });
      return { inc: (of) => counter.inc({ [label]: of }) };
    },
    gauge: ({ read, ...options }) => {
      void new Gauge({
        ...options,
        registers,
        async collect() {
          const value = await readInTime(read, readWithinMs);
          if (value === null) this.remove();
          else this.set(value);
        },
      });
    },
    gauges: ({ read, label, ...options }) => {
      void new Gauge({
        ...options,
        registers,
        labelNames: [label],
        async collect() {
          const values = await readInTime(read, readWithinMs);
          this.reset();
          for (const [of, value] of values ?? []) this.set({ [label]: of }, value);
        },
      });
    },
    histogram: (options) => histograms(options)({}),
    histograms,
    contentType: registry.contentType,
    print: () => registry.metrics(),
  };
}

/** Null where it cannot be read now: a database that is away must not hide everything else. */
async function readInTime<Value>(read: Read<Value>, withinMs: number): Promise<Value | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), withinMs);
  try {
    return await Promise.race([read(), late.promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The library's own histogram looks its labels up at each observation, which costs ten times as
 * much as to count: too dear for what is observed at every call.
 */
class Spreads extends Histogram {
  readonly #options: MetricOptions & { readonly buckets: readonly number[] };
  readonly #kept: Kept[] = [];
  /** Knows how the library describes a histogram, and counts nothing. */
  readonly #empty: Histogram;

  constructor(options: MetricOptions & { buckets: number[]; registers: Registry[] }) {
    super(options);
    this.#options = options;
    this.#empty = new Histogram({ ...options, registers: [] });
  }

  of(labels: Labels): Spread {
    const kept = new Kept(labels, this.#options.buckets);
    this.#kept.push(kept);
    return kept;
  }

  override async get(): ReturnType<Histogram["get"]> {
    const values = this.#kept.flatMap((kept) => kept.values(this.#options.name));
    return { ...(await this.#empty.get()), values };
  }

  /** What the registry asks for first. */
  getForPromString(): ReturnType<Histogram["get"]> {
    return this.get();
  }
}

class Kept implements Spread {
  readonly #labels: Labels;
  readonly #bounds: readonly number[];
  /** The last one of what is beyond all bounds. */
  readonly #counts: Float64Array;
  #sum = 0;

  constructor(labels: Labels, bounds: readonly number[]) {
    this.#labels = labels;
    this.#bounds = bounds;
    this.#counts = new Float64Array(bounds.length + 1);
  }

  observe(value: number): void {
    let place = 0;
    while (place < this.#bounds.length && value > (this.#bounds[place] ?? 0)) place += 1;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.#sum += value;
  }

  values(name: string) {
    let count = 0;
    const buckets = [...this.#counts].map((inBucket, place) => {
      count += inBucket;
      const le = this.#bounds[place] ?? "+Inf";
      return { metricName: `${name}_bucket`, labels: { ...this.#labels, le }, value: count };
    });
    const labels = { ...this.#labels };
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.#sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
