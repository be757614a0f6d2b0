/** The money core alone, without HTTP and without the game: its own process, the same database. */
import { fileURLToPath } from "node:url";
import type { Percentiles } from "./histogram.ts";
import { inOwnProcess } from "./load.ts";

export interface ExecutorOrder {
  readonly databaseUrl: string;
  readonly memberIds: readonly number[];
  readonly inFlight: number;
  readonly seconds: number;
}

/** The names of the JSON document. */
export interface ExecutorResult extends Percentiles {
  readonly in_flight: number;
  readonly seconds: number;
  readonly commands: number;
  /** Each a stake and its result: what a round over at once is to the ledger. */
  readonly commands_per_second: number;
  readonly average_batch: number | null;
  readonly errors: Readonly<Record<string, number>>;
  readonly process_cpu_seconds: number;
}

const program = fileURLToPath(new URL("executor-process.ts", import.meta.url));

export function runExecutor(order: ExecutorOrder, begun: () => void): Promise<ExecutorResult> {
  return inOwnProcess<ExecutorResult>(program, order, begun);
}
