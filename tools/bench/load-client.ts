/**
 * The load client, a closed loop: each connection plays one round after the other, going round its
 * own share of the members, so that no member ever has two rounds open.
 */
import { randomUUID } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";
import { spin } from "@tucano/contract/house-games.ts";
import type { LoadOrder, LoadResult } from "./load.ts";

interface Tally {
  readonly latenciesMs: number[];
  readonly errors: Record<string, number>;
}

const REQUEST_TIMEOUT_MS = 30_000;
const OK = 200;

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Null when the round was played, else the code of what was in the way. */
async function playOne(address: URL, agent: Agent, token: string, stake: string) {
  const body = JSON.stringify({ stake, round_key: randomUUID() });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(address, {
      agent,
      method: spin.method,
      timeout: REQUEST_TIMEOUT_MS,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      },
    });
    call.once("response", resolve);
    call.once("error", reject);
    call.once("timeout", () => call.destroy(new Error("timeout")));
    call.end(body);
  });
  const text = await readText(response);
  if (response.statusCode === OK) return null;
  const { error } = JSON.parse(text) as { error?: string };
  return error ?? `http ${response.statusCode}`;
}

function codeOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? String(error);
}

async function playFor(order: LoadOrder, tally: Tally): Promise<void> {
  const { tokens, connections, stake } = order;
  const address = new URL(spin.path, order.url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const deadlineMs = performance.now() + order.seconds * 1_000;
  const connection = async (first: number): Promise<void> => {
    let index = first;
    while (performance.now() < deadlineMs) {
      const startedMs = performance.now();
      const token = tokens[index] ?? "";
      const error = await playOne(address, agent, token, stake).catch(codeOf);
      if (error === null) tally.latenciesMs.push(performance.now() - startedMs);
      else tally.errors[error] = (tally.errors[error] ?? 0) + 1;
      index = index + connections < tokens.length ? index + connections : first;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_none, index) => connection(index)));
  agent.destroy();
}

/** The smallest value that so many percent of all do not exceed. */
function percentile(sorted: Float64Array, percent: number): number | null {
  const found = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  return found === undefined ? null : Number(found.toFixed(1));
}

async function play(order: LoadOrder): Promise<LoadResult> {
  const tally: Tally = { latenciesMs: [], errors: {} };
  const startedMs = performance.now();
  await playFor(order, tally);
  const seconds = (performance.now() - startedMs) / 1_000;
  const sorted = Float64Array.from(tally.latenciesMs).sort();
  const { user, system } = process.cpuUsage();
  return {
    connections: order.connections,
    seconds: Number(seconds.toFixed(2)),
    rounds: sorted.length,
    rounds_per_second: Number((sorted.length / seconds).toFixed(1)),
    p50_ms: percentile(sorted, 50),
    p95_ms: percentile(sorted, 95),
    p99_ms: percentile(sorted, 99),
    errors: tally.errors,
    client_cpu_seconds: Number(((user + system) / 1_000_000).toFixed(2)),
  };
}

// Who started it has gone: nobody wants to know any more.
process.once("disconnect", () => process.exit(1));
process.once("message", (order) => {
  void play(order as LoadOrder).then((result) => process.send?.(result, () => process.exit(0)));
});
