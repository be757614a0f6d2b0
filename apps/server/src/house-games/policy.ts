/** The rules of playing that need no database. */
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { DomainError } from "../platform/errors.ts";

/** What a demo starts with: R$ 1 000.00 that are worth nothing. */
export const DEMO_BALANCE: Centavos = toCentavos(100_000);

/**
 * Throws while the market's shortest time since the player's last round has not passed, whatever
 * game that was: otherwise two games played in turns would be twice as fast.
 */
export function refuseTooFast(times: {
  readonly lastMs: number;
  readonly nowMs: number;
  readonly minRoundMs: number;
}): void {
  const waitMs = times.lastMs + times.minRoundMs - times.nowMs;
  // More than the whole time: the clock was set back since. Nobody waits until it catches up.
  if (waitMs <= 0 || waitMs > times.minRoundMs) return;
  throw new DomainError("house_games.too_fast", {
    params: { wait_ms: waitMs },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
