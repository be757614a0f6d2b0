/** Starts the load client in a process of its own and hears what it measured. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface LoadOrder {
  readonly url: string;
  /** At least as many as connections. */
  readonly tokens: readonly string[];
  readonly stake: string;
  readonly connections: number;
  readonly seconds: number;
}

/** The names of the JSON document. */
export interface LoadResult {
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly rounds_per_second: number;
  readonly p50_ms: number | null;
  readonly p95_ms: number | null;
  readonly p99_ms: number | null;
  /** By the code of the answer, or of the socket's fault. */
  readonly errors: Readonly<Record<string, number>>;
  readonly client_cpu_seconds: number;
}

const program = fileURLToPath(new URL("load-client.ts", import.meta.url));

export function playRounds(order: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const client = fork(program, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    client.once("error", reject);
    client.once("message", (result) => resolve(result as LoadResult));
    client.once("exit", (code) => reject(new Error(`The load client ended with ${code}.`)));
    client.send(order);
  });
}
