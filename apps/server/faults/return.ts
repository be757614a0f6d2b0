/** Waits for the service to be back. */
import { setTimeout as pause } from "node:timers/promises";
import type { Player } from "./cast.ts";
import type { House } from "./house.ts";
import { firstAnswerMs, nowMs } from "./player-log.ts";
import type { Players } from "./players.ts";

const LOOK_AGAIN_MS = 100;
const GIVE_UP_MS = 40_000;

/** When a round requested after `sinceMs` was answered; infinite if none was. */
export async function waitForPlay(players: Players, sinceMs: number): Promise<number> {
  for (;;) {
    const answeredMs = firstAnswerMs(players.readLog(), sinceMs);
    if (Number.isFinite(answeredMs) || nowMs() - sinceMs > GIVE_UP_MS) return answeredMs;
    await pause(LOOK_AGAIN_MS);
  }
}

/**
 * When a deposit that is made now is on the account; infinite if it does not get there. The
 * deposits of those who play tell nothing: all of them may be waiting for what was cut off.
 */
export async function waitForCredit(house: House, player: Player): Promise<number> {
  const credited = house.deposit(player).then(nowMs);
  const tooLate = pause(GIVE_UP_MS, Number.POSITIVE_INFINITY, { ref: false });
  return Promise.race([credited, tooLate]);
}
