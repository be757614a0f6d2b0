/**
 * What a studio of ours makes of the studio wallet's answers. The one of single rounds and the one
 * of shared tables meet the wallet as any studio would, and tell players the same of it.
 */
import type { ErrorCode } from "@tucano/contract/errors/index.ts";
import { formatWire } from "@tucano/contract/money.ts";
import {
  creditCentavos,
  type StudioStatus,
  type StudioWallet,
} from "@tucano/contract/studios/studio-wallet.ts";
import { DomainError } from "./errors.ts";
import type { Logger } from "./logger.ts";
import type { Random } from "./random.ts";

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

/** Neither a yes nor "ask again": the same question gets the same answer for ever. */
export function isRefusedForGood(status: StudioStatus): boolean {
  return status !== "RS_OK" && !UNDECIDED.has(status);
}

/** What the player reads for a void round, a refused bet or a refused balance. */
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

interface Asking {
  readonly wallet: StudioWallet;
  readonly random: Random;
  readonly logger: Logger;
}

/** What the player has, on the wire. */
export async function readBalance(
  { wallet, random, logger }: Asking,
  session: { readonly player: string; readonly token: string; readonly game: string },
): Promise<string> {
  const answer = await wallet
    .balance({
      user: session.player,
      token: session.token,
      game_code: session.game,
      request_uuid: random.uuid(),
    })
    .catch((error: unknown) => {
      logger.warn({ err: error }, "The wallet could not be reached.");
      throw new DomainError("house_games.wallet_unavailable");
    });
  if (answer.status === "RS_OK") return formatWire(creditCentavos(answer.balance ?? 0));
  const code = errorOf(answer.status);
  // There is no round yet that could be void: the wallet cannot say what there is.
  throw new DomainError(
    code === "house_games.round_void" ? "house_games.wallet_unavailable" : code,
  );
}
