/** Where traces go: to a collector, by OTLP over HTTP in JSON. */
import type { Config } from "../config/config.ts";
import { createTracer, type Tracer, type TracerOptions } from "../traces.ts";
import { fetchText } from "./outgoing.ts";

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 64_000;

/** Null: no collector is set, and nothing is traced. */
export function openTracer(
  { traces: { endpoint, headers, share } }: Pick<Config, "traces">,
  options: Pick<TracerOptions, "random" | "metrics" | "version">,
): Tracer | null {
  if (endpoint === "") return null;
  return createTracer({
    ...options,
    share,
    send: async (body) => {
      const { status } = await fetchText(`${endpoint}/v1/traces`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body,
        timeoutMs: TIMEOUT_MS,
        bytesMax: ANSWER_BYTES_MAX,
      });
      if (status < 200 || status >= 300) throw new Error(`The collector answers ${status}.`);
    },
  });
}
