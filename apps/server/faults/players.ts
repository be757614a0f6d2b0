/** Starts the players in a process of their own, and tells them to play, to rest, to go. */
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type LogEvent, listOpen, readLog } from "./player-log.ts";
import type { PlayersOptions, PlayersReport } from "./cast.ts";

export interface Players {
  /** Resolves when so many more wishes have been acknowledged. */
  play(count: number): Promise<void>;
  /**
   * Resolves when each has what it asked for, every order at its end, and asks for nothing more;
   * rejects when that takes too long, and says what is still open.
   */
  rest(): Promise<void>;
  resume(): Promise<void>;
  readLog(): LogEvent[];
  /** Their cash by the product's own word. Only while they rest. */
  readBalances(): Promise<ReadonlyMap<number, string>>;
  leave(): void;
}

/**
 * A payment that nobody told us of is found by a job of every minute, which runs some seconds after
 * its time; then it is still to be credited.
 */
const REST_WITHIN_MS = 90_000;

const ownProgram = path.resolve(import.meta.dirname, "players-process.ts");

/**
 * Resolves when everybody is registered, has money and sits at a game. `program` may be that of
 * another release, whose players call as its clients do.
 */
export async function startPlayers(
  options: PlayersOptions,
  program = ownProgram,
): Promise<Players> {
  const child = fork(program, [JSON.stringify(options)]);
  let report: PlayersReport = { acknowledged: 0, state: "entering", balances: [] };
  const gone = new Promise<never>((_resolve, reject) => {
    child.once("exit", () => reject(new Error("The players have left.")));
  });
  gone.catch(() => undefined);
  let balances: PlayersReport["balances"] = [];
  child.on("message", (message: PlayersReport) => {
    report = message;
    if (message.balances.length > 0) balances = message.balances;
  });
  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await Promise.race([once(child, "message"), gone]);
  };
  const leave = (): void => void child.kill("SIGKILL");
  process.once("exit", leave);

  await until(() => report.state === "playing");
  return {
    play: async (count) => {
      const goal = report.acknowledged + count;
      await until(() => report.acknowledged >= goal);
    },
    rest: async () => {
      child.send("rest");
      const tooLate = pause(REST_WITHIN_MS, "late", { ref: false });
      const resting = until(() => report.state === "resting");
      if ((await Promise.race([resting, tooLate])) !== "late") return;
      const open = listOpen(readLog(options.logFile));
      throw new Error(`The players do not come to rest. Open: ${open.join(", ") || "nothing"}.`);
    },
    resume: async () => {
      child.send("resume");
      await until(() => report.state === "playing");
    },
    readLog: () => readLog(options.logFile),
    readBalances: async () => {
      balances = [];
      child.send("balances");
      await until(() => balances.length > 0);
      return new Map(balances);
    },
    leave,
  };
}
