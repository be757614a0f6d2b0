/** Looks at what servers say of themselves while something is broken. */
import { setTimeout as pause } from "node:timers/promises";
import { nowMs } from "../../apps/server/faults/player-log.ts";
import type { ServerProcess } from "../../apps/server/faults/server-process.ts";
import { READINESS_PATH } from "./settings.ts";

export interface Readiness {
  /** Stops looking. When some server was last not ready; 0: they always were. */
  end(): Promise<number>;
}

const LOOK_AGAIN_MS = 250;
const ASK_MS = 3_000;
/** A server that takes longer needs a person. */
const READY_WITHIN_MS = 30_000;

export function watchReadiness(servers: readonly ServerProcess[]): Readiness {
  let lastUnreadyMs = 0;
  let isEnding = false;
  const look = async (server: ServerProcess): Promise<void> => {
    while (!isEnding) {
      if (!(await isReady(server))) lastUnreadyMs = nowMs();
      await pause(LOOK_AGAIN_MS);
    }
  };
  const looking = Promise.all(servers.map(look));
  return {
    end: async () => {
      const untilMs = nowMs() + READY_WITHIN_MS;
      while (nowMs() - lastUnreadyMs < 2 * LOOK_AGAIN_MS && nowMs() < untilMs) {
        await pause(LOOK_AGAIN_MS);
      }
      isEnding = true;
      await looking;
      return lastUnreadyMs;
    },
  };
}

/** Writes, has its tables led by somebody, and hears of no delay. */
export async function isReady({ url }: ServerProcess): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ASK_MS);
    const response = await fetch(new URL(READINESS_PATH, url), { signal });
    return ((await response.json()) as { status: string }).status === "ready";
  } catch {
    return false;
  }
}
