/** Programs that go on until they are told to end; a supervisor brings back what was killed. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";

export interface Program {
  readonly pid: number;
  /** kill -9 of this process alone. The supervisor will find it gone. */
  kill(): Promise<void>;
  /** From now on nobody brings it back. */
  dismiss(): void;
  /** The supervisor is about again, and so is the program. */
  engage(): void;
}

/** As a supervisor waits by default, or a little longer. */
const BRING_BACK_MS = 500;

/** However this process ends, nothing stays. */
const started = new Set<() => void>();
process.once("exit", () => {
  for (const kill of started) kill();
});

export function keepRunning(logFile: string, start: () => ChildProcess): Program {
  const log = createWriteStream(logFile, { flags: "a" });
  let child: ChildProcess;
  let isKept = true;
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    child = start();
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.once("exit", () => {
      if (isKept) timer = setTimeout(begin, BRING_BACK_MS);
    });
  };
  begin();
  const dismiss = (): void => {
    isKept = false;
    clearTimeout(timer);
  };
  started.add(() => child.kill("SIGKILL"));
  return {
    get pid() {
      return child.pid ?? 0;
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    dismiss,
    engage: () => {
      if (isKept) return;
      isKept = true;
      begin();
    },
  };
}
