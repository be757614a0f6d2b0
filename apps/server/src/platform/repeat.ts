import type { Logger } from "./logger.ts";

export interface Repeated {
  start(): void;
  stop(): void;
}

/** Again and again, never twice at once; what fails is tried again the next time. */
export function repeat({
  everyMs,
  run,
  logger,
  trouble,
}: {
  readonly everyMs: number;
  readonly run: () => Promise<void>;
  readonly logger: Logger;
  /** What the log says when it fails. */
  readonly trouble: string;
}): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = true;
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => void runOnce().finally(schedule), everyMs);
    timer.unref();
  };
  const runOnce = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (!isStopped) logger.warn({ err: error }, trouble);
    }
  };
  return {
    start: () => {
      isStopped = false;
      schedule();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
