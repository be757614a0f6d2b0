/** Refusals as the public clients of this protocol know them. */
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";

/** Code -> HTTP status. */
const statuses = {
  ERR_VAL: 400,
  ERR_IPB: 400,
  ERR_IS: 400,
  ERR_ATE: 400,
  ERR_GLE: 400,
  NOT_FOUND: 404,
  ERR_GEN: 500,
  ERR_MAINTENANCE: 500,
} as const;

export type RgsCode = keyof typeof statuses;

export class RgsError extends Error {
  readonly code: RgsCode;

  constructor(code: RgsCode, message: string) {
    super(message);
    this.name = "RgsError";
    this.code = code;
  }

  get httpStatus(): number {
    return statuses[this.code];
  }
}

/** Within a grant: its end says itself so. */
export function refusalOfFree(status: StudioStatus): RgsError {
  if (status !== "RS_ERROR_LIMIT_REACHED") return refusalOf(status);
  return new RgsError("ERR_GLE", "No free rounds are left. Open the game again to play on.");
}

/** What the wallet's refusal means here. */
export function refusalOf(status: StudioStatus): RgsError {
  switch (status) {
    case "RS_ERROR_NOT_ENOUGH_MONEY":
      return new RgsError("ERR_IPB", "The balance is too low.");
    case "RS_ERROR_LIMIT_REACHED":
      return new RgsError("ERR_GLE", "A limit has been reached.");
    case "RS_ERROR_USER_DISABLED":
      return new RgsError("ERR_ATE", "This account cannot play at the moment.");
    case "RS_ERROR_INVALID_TOKEN":
    case "RS_ERROR_TOKEN_EXPIRED":
      return new RgsError("ERR_IS", "The session has ended.");
    case "RS_ERROR_INVALID_PARTNER":
    case "RS_ERROR_INVALID_GAME":
      return new RgsError("ERR_MAINTENANCE", "The game is not available.");
    default:
      return new RgsError("ERR_GEN", "The round was not played; nothing was charged.");
  }
}
