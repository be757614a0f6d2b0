/**
 * Sends a round until there is an answer, always under the same round key: the server knows the
 * key and answers the same result however often it is asked.
 */
import { Refusal, Unreachable } from "../platform/server.ts";

/** Waits between tries; after the last the player is asked to reconnect. */
export const RETRY_WAITS_MS = [400, 900, 1800, 3500, 6000] as const;

/** After "too fast": the pause, and how often it is tried. */
const TOO_FAST_WAIT_MS = 700;
const TOO_FAST_TRIES_MAX = 5;

interface SendOptions {
  wait: (timeMs: number) => Promise<void>;
  /** Tells the player that the network is slow, from the second failure on. */
  onTrouble: () => void;
}

export async function sendUntilAnswered<Answer>(
  send: () => Promise<Answer>,
  { wait, onTrouble }: SendOptions,
): Promise<Answer> {
  let failures = 0;
  let refusals = 0;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof Unreachable) {
        const pause = RETRY_WAITS_MS[failures];
        if (pause === undefined) throw error;
        failures += 1;
        if (failures > 1) onTrouble();
        await wait(pause);
      } else if (isTooFast(error) && refusals < TOO_FAST_TRIES_MAX) {
        refusals += 1;
        await wait(TOO_FAST_WAIT_MS);
      } else {
        throw error;
      }
    }
  }
}

function isTooFast(error: unknown): boolean {
  return error instanceof Refusal && error.code === "house_games.too_fast";
}
