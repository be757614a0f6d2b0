/** Work that is done again and again in the background, one step at a time. */
import { setTimeout as sleep } from "node:timers/promises";
import type { IntegrationsDeps } from "../types.ts";

/** An exclusion is out within a second. */
const INTERVAL_MS = 500;

export interface Follower {
  start(): void;
  /** Resolves when the step that is being taken is over. */
  stop(): Promise<void>;
}

export function createFollower(
  { logger }: Pick<IntegrationsDeps, "logger">,
  step: () => Promise<unknown>,
): Follower {
  const run = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await step().catch((error: unknown) => {
        if (!signal.aborted)
          logger.warn({ err: error }, "Events do not go out; it is tried again.");
      });
      await sleep(INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  let running: { readonly end: AbortController; readonly ended: Promise<void> } | null = null;
  return {
    start: () => {
      const end = new AbortController();
      running ??= { end, ended: run(end.signal) };
    },
    stop: async () => {
      running?.end.abort();
      await running?.ended;
      running = null;
    },
  };
}
