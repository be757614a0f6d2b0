/** Starts the load client in a process of its own and hears what it measured. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Percentiles } from "./histogram.ts";

/** Who plays: one play token a member, and which of the games it opens. */
export interface Players {
  readonly tokens: readonly string[];
  readonly games: readonly number[];
  /** The smallest stake of each game. */
  readonly stakes: readonly string[];
  /** The game's shortest time between two rounds of a player. */
  readonly minRoundMs: number;
}

export interface LoadOrder extends Players {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Rounds that begin in a second, come what may. Null: each connection plays when it can. */
  readonly perSecond: number | null;
  /** It ends early when so many rounds have begun. */
  readonly roundsMax?: number;
}

/** The names of the JSON document. */
export interface LoadResult extends Percentiles {
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly rounds_per_second: number;
  /** By the code of the answer, or of the socket's fault. */
  readonly errors: Readonly<Record<string, number>>;
  /** Answers read whole and compared with what was asked. */
  readonly answers_verified: number;
  /** How often no member had rested long enough to play again: more members would play more. */
  readonly waits_for_members: number;
  readonly client_cpu_seconds: number;
  readonly client_cpu_us_per_round: number | null;
}

const program = fileURLToPath(new URL("load-client.ts", import.meta.url));

/** `begun` is called when counting begins: the first second, which is not counted, is over. */
export function playRounds(order: LoadOrder, begun?: () => void): Promise<LoadResult> {
  return inOwnProcess<LoadResult>(program, order, begun);
}

/** What a program of this folder says to the one who started it. */
interface Word<Result> {
  /** Null: it has begun to count. */
  readonly result: Result | null;
}

/** Runs a program of this folder: one order in, one result out. */
export function inOwnProcess<Result>(
  program: string,
  order: object,
  begun: () => void = () => undefined,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    child.once("error", reject);
    child.on("message", (word) => {
      const { result } = word as Word<Result>;
      if (result === null) begun();
      else resolve(result);
    });
    child.once("exit", (code) => reject(new Error(`${program} ended with ${code}.`)));
    child.send(order);
  });
}

/** The other end: does what was ordered, answers, and ends with the one who started it. */
export function answerOrder(work: (order: unknown, begin: () => void) => Promise<unknown>): void {
  const say = (word: Word<unknown>, then?: () => void): void => {
    process.send?.(word, () => then?.());
  };
  // The parent process has gone: nobody needs the result any more.
  process.once("disconnect", () => process.exit(1));
  process.once("message", (order) => {
    void work(order, () => say({ result: null })).then((result) =>
      say({ result }, () => process.exit(0)),
    );
  });
}
