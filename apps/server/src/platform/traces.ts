/**
 * Traces in the form of OpenTelemetry, sent as OTLP over HTTP in JSON. That form is small and
 * fixed; the libraries for it are seven packages that would be loaded for this one request. Spans
 * are kept until some are together or some seconds have passed. What cannot be sent is lost, and
 * counted: a collector that is away must cost the players nothing.
 */
import type { Metrics } from "./metrics.ts";
import type { Random } from "./random.ts";

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  child(name: string, options?: ChildOptions): Span;
  set(attributes: SpanAttributes): void;
  /** It did not come to what it was for. */
  fail(): void;
  end(): void;
}

interface ChildOptions {
  readonly attributes?: SpanAttributes;
  /** Others that this step is done for as well. */
  readonly links?: readonly Span[];
}

/** What a span is of, in the numbers of OTLP. */
const KINDS = { internal: 1, server: 2, consumer: 5 } as const;
type Kind = keyof typeof KINDS;

export interface Tracer {
  /** The first span of a trace. Null: this one is not among those that are kept. */
  begin(name: string, kind: Kind, attributes: SpanAttributes): Span | null;
  /** Sends what is still here. */
  close(): Promise<void>;
}

export interface TracerOptions {
  /** Hands a request to the collector. Rejects when that did not take it. */
  readonly send: (body: string) => Promise<void>;
  readonly random: Random;
  readonly metrics: Metrics;
  readonly version: string;
  /** Of all traces, from 0 to 1. */
  readonly share: number;
  readonly sendEveryMs?: number;
}

const SEND_EVERY_MS = 5_000;
const SEND_AT = 512;
/** More are not kept while the collector is slow. */
const KEPT_MAX = 4_096;
const FAILED = 2;
const SHARES = 1_000_000;

interface Ended {
  readonly [field: string]: unknown;
}

export function createTracer(options: TracerOptions): Tracer {
  const { random, share, sendEveryMs = SEND_EVERY_MS } = options;
  const lost = options.metrics.counter({
    name: "tucano_traces_spans_lost_total",
    help: "Spans that no collector took.",
  });
  let kept: Ended[] = [];
  let sending: Promise<void> | null = null;

  const sendAll = async (): Promise<void> => {
    while (kept.length > 0) {
      const spans = kept.slice(0, SEND_AT);
      kept = kept.slice(SEND_AT);
      await options.send(requestOf(spans, options.version)).catch(() => lost.inc(spans.length));
    }
  };
  const flush = (): Promise<void> =>
    (sending ??= sendAll().finally(() => {
      sending = null;
    }));
  const keep = (span: Ended): void => {
    if (kept.length >= KEPT_MAX) return lost.inc();
    kept.push(span);
    if (kept.length >= SEND_AT) void flush();
  };
  const timer = setInterval(() => void flush(), sendEveryMs);
  timer.unref();

  const newId = (length: number) => random.uuid().replaceAll("-", "").slice(-length);
  const open = (of: Opening): Span => {
    const startedAt = nanosNow();
    const spanId = newId(16);
    const attributes: Record<string, string | number> = { ...of.attributes };
    let isFailed = false;
    const span: Span = {
      traceId: of.traceId,
      spanId,
      child: (name, { attributes: own = {}, links = [] } = {}) =>
        open({ name, kind: "internal", attributes: own, links, ...parentOf(span) }),
      set: (more) => void Object.assign(attributes, more),
      fail: () => {
        isFailed = true;
      },
      end: () =>
        keep({
          traceId: of.traceId,
          spanId,
          ...(of.parentSpanId === null ? {} : { parentSpanId: of.parentSpanId }),
          name: of.name,
          kind: KINDS[of.kind],
          startTimeUnixNano: startedAt,
          endTimeUnixNano: nanosNow(),
          attributes: attributesOf(attributes),
          links: of.links.map((link) => ({ traceId: link.traceId, spanId: link.spanId })),
          status: isFailed ? { code: FAILED } : {},
        }),
    };
    return span;
  };
  return {
    begin: (name, kind, attributes) => {
      const isKept = share >= 1 || random.integer(SHARES) < share * SHARES;
      if (!isKept) return null;
      return open({ name, kind, attributes, links: [], traceId: newId(32), parentSpanId: null });
    },
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

interface Opening {
  readonly name: string;
  readonly kind: Kind;
  readonly traceId: string;
  readonly parentSpanId: string | null;
  readonly attributes: SpanAttributes;
  readonly links: readonly Span[];
}

const parentOf = ({ traceId, spanId }: Span) => ({ traceId, parentSpanId: spanId });

/** OTLP writes 64-bit numbers as their digits. */
function nanosNow(): string {
  const micros = Math.round((performance.timeOrigin + performance.now()) * 1_000);
  return `${micros}000`;
}

const attributesOf = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "string" ? { stringValue: value } : { intValue: String(value) },
  }));

function requestOf(spans: readonly Ended[], version: string): string {
  const attributes = attributesOf({ "service.name": "tucano", "service.version": version });
  const scopeSpans = [{ scope: { name: "tucano", version }, spans }];
  return JSON.stringify({ resourceSpans: [{ resource: { attributes }, scopeSpans }] });
}
