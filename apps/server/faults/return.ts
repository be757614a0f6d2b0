/** Waits for the service to be back. */
import { setTimeout as pause } from "node:timers/promises";
import { firstEndMs, nowMs, type Service } from "./player-log.ts";
import type { Players } from "./players.ts";

const LOOK_AGAIN_MS = 100;
const GIVE_UP_MS = 40_000;

/** When something that was begun after `sinceMs` came to a good end; infinite if nothing did. */
export async function waitForReturn(
  players: Players,
  service: Service,
  sinceMs: number,
): Promise<number> {
  for (;;) {
    const endMs = firstEndMs(players.readLog(), sinceMs, service);
    if (Number.isFinite(endMs) || nowMs() - sinceMs > GIVE_UP_MS) return endMs;
    await pause(LOOK_AGAIN_MS);
  }
}
