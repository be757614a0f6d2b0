/** The rules of playing that need no database. */
import type { ErrorCode } from "@tucano/contract/errors/index.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { StudioStatus } from "@tucano/contract/studio-wallet.ts";
import { DomainError } from "../platform/errors.ts";

/** What a demo starts with: R$ 1 000.00 that are worth nothing. */
export const DEMO_BALANCE: Centavos = toCentavos(100_000);

/** Bets that an account's rules refused. The wallet has stored the refusal: nothing to undo. */
const FINAL_REFUSALS: ReadonlySet<StudioStatus> = new Set<StudioStatus>([
  "RS_ERROR_NOT_ENOUGH_MONEY",
  "RS_ERROR_LIMIT_REACHED",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_TRANSACTION_ROLLED_BACK",
]);

/** The wallet could not say yes or no: the same call must be made again. */
const UNDECIDED: ReadonlySet<StudioStatus> = new Set<StudioStatus>([
  "RS_ERROR_UNKNOWN",
  "RS_ERROR_INVALID_SIGNATURE",
]);

/**
 * What to do after a bet was answered. "undo": refused for a reason that is not stored on the other
 * side, so a rollback is sent to make sure that nothing was or ever will be taken.
 */
export function afterBet(status: StudioStatus): "go on" | "void" | "undo" | "ask again" {
  if (status === "RS_OK") return "go on";
  if (FINAL_REFUSALS.has(status)) return "void";
  return UNDECIDED.has(status) ? "ask again" : "undo";
}

/** How a void round, or a refused balance, is told to the player. */
export function errorOf(status: StudioStatus): ErrorCode {
  switch (status) {
    case "RS_ERROR_NOT_ENOUGH_MONEY":
      return "house_games.insufficient_funds";
    case "RS_ERROR_LIMIT_REACHED":
      return "house_games.limit_reached";
    case "RS_ERROR_USER_DISABLED":
      return "house_games.player_blocked";
    case "RS_ERROR_INVALID_TOKEN":
    case "RS_ERROR_TOKEN_EXPIRED":
      return "house_games.session_unknown";
    case "RS_ERROR_INVALID_GAME":
      return "house_games.game_unknown";
    default:
      return "house_games.round_void";
  }
}

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
