/** The rules of shared rounds that need no database. */
import { createHash } from "node:crypto";
import type { ErrorCode } from "@tucano/contract/errors/index.ts";
import type { StudioStatus } from "@tucano/contract/studio-wallet.ts";

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

/** "undo": refused for a reason that the other side does not store, so a rollback makes sure. */
export function afterBet(status: StudioStatus): "go on" | "void" | "undo" | "ask again" {
  if (status === "RS_OK") return "go on";
  if (FINAL_REFUSALS.has(status)) return "void";
  return UNDECIDED.has(status) ? "ask again" : "undo";
}

/** How a refused bet is told to its player. */
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

const LETTERS = "abcdefghijlmnoprstuvz";

/** Always the same for the same player, and nobody can be told from it: "ma***47". */
export function aliasOf(player: string): string {
  const digest = createHash("sha256").update(`alias:${player}`).digest();
  const letter = (index: number) => LETTERS.charAt((digest[index] ?? 0) % LETTERS.length);
  const number = (digest.readUInt16BE(4) % 90) + 10;
  return `${letter(0)}${letter(1)}***${number}`;
}
