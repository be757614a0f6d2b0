/** One process of the product, as `npm start` runs it, that can be killed and started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";

export interface ServerProcess {
  /** The same after every start. */
  readonly url: string;
  readonly isRunning: boolean;
  /** Resolves when it says that it is ready. */
  start(): Promise<void>;
  /** Stands still in the middle of whatever it does, until `thaw` or `kill`. */
  freeze(): void;
  thaw(): void;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM, as a supervisor sends it; rejects if it does not end well. */
  stop(): Promise<void>;
  /** What all its lives have written so far. */
  readLog(): string;
}

interface Options {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Of another release. Default: of this one. */
  readonly program?: string;
}

const leaveWithParent = path.resolve(import.meta.dirname, "leave-with-parent.ts");
const ownProgram = path.resolve(import.meta.dirname, "../src/main.ts");
const READY = "Tucano is ready";

export function createServerProcess(options: Options): ServerProcess {
  const { port, env, logFile, program = ownProgram } = options;
  let child: ChildProcess | null = null;
  const isRunning = (): boolean =>
    child !== null && child.exitCode === null && child.signalCode === null;
  appendFileSync(logFile, "");

  return {
    url: `http://127.0.0.1:${port}`,
    get isRunning() {
      return isRunning();
    },
    start: async () => {
      const started = spawn(process.execPath, ["--import", leaveWithParent, program], {
        stdio: ["ignore", "pipe", "pipe", "ipc"],
        env: { ...env, PORT: String(port) },
      });
      child = started;
      await waitUntilReady(started, logFile);
      started.send("ready");
    },
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    kill: async () => {
      if (child === null || !isRunning()) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    stop: async () => {
      if (child === null || !isRunning()) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const [exitCode] = (await ended) as [number | null];
      if (exitCode !== 0) throw new Error(`Told to stop, it ended with ${exitCode}.`);
    },
    readLog: () => readFileSync(logFile, "utf8"),
  };
}

function waitUntilReady(child: ChildProcess, logFile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    const read = (chunk: Buffer): void => {
      appendFileSync(logFile, chunk);
      if (text.includes(READY)) return;
      text += String(chunk);
      if (text.includes(READY)) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("close", () => reject(new Error(`The server ended.\n${text}`)));
  });
}
