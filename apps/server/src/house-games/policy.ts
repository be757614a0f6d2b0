/** The rules of playing that need no database. */
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { DomainError } from "../platform/errors.ts";

/** What a demo starts with: R$ 1 000.00 that are worth nothing. */
export const DEMO_BALANCE: Centavos = toCentavos(100_000);

/** The market's shortest time between two rounds of a game; null: it has passed. */
export function tooFast(times: {
  readonly lastMs: number;
  readonly nowMs: number;
  readonly minRoundMs: number;
}): DomainError | null {
  const waitMs = times.lastMs + times.minRoundMs - times.nowMs;
  // More than the whole time: the clock was set back since. Nobody waits until it catches up.
  if (waitMs <= 0 || waitMs > times.minRoundMs) return null;
  return new DomainError("house_games.too_fast", {
    params: { wait_ms: waitMs },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
