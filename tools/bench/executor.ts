/** The money core without HTTP, in a process of its own on the same database. */
import { fileURLToPath } from "node:url";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { InFlightResult } from "./load/in-flight.ts";
import { inOwnProcess, type Players } from "./load/load.ts";

export interface ExecutorOrder {
  readonly databaseUrl: string;
  readonly memberIds: readonly MemberId[];
  readonly inFlight: number;
  readonly seconds: number;
}

export interface RoundsOrder {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly players: Players;
  readonly inFlight: number;
  readonly seconds: number;
}

export interface BatchedResult extends InFlightResult {
  readonly average_batch: number | null;
}

const programOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Commands that are a stake and its result: what a round over at once is to the ledger. */
export function runExecutor(order: ExecutorOrder, begun: () => void): Promise<BatchedResult> {
  return inOwnProcess<BatchedResult>(programOf("executor-process.ts"), order, begun);
}

/** Whole rounds as the game server plays them, but for HTTP. */
export function runRounds(order: RoundsOrder, begun: () => void): Promise<BatchedResult> {
  return inOwnProcess<BatchedResult>(programOf("rounds-process.ts"), order, begun);
}
