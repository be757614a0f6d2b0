/**
 * The wallet API between a game studio and this platform (docs/integrations/hub88.md):
 * what a studio sends and what it gets back, in process and over HTTP alike. It is a protocol of
 * its own: unambiguous JSON, HTTP 200 with a `status`, amounts in 1/100 000 of a real.
 */
import * as z from "zod/mini";
import { about } from "../schemas.ts";
import { type Centavos, toCentavos } from "../money.ts";

export const UNITS_PER_REAL = 100_000;
export const UNITS_PER_CENTAVO = 1_000;
/** R$ 10 million: no single stake or win of any studio is larger; beyond it is a bug. */
export const MAX_AMOUNT_UNITS = 10_000_000 * UNITS_PER_REAL;
export const MAX_AMOUNT_CENTAVOS = toCentavos(MAX_AMOUNT_UNITS / UNITS_PER_CENTAVO);

export const studioStatuses = [
  "RS_OK",
  "RS_ERROR_UNKNOWN",
  "RS_ERROR_INVALID_PARTNER",
  "RS_ERROR_INVALID_TOKEN",
  "RS_ERROR_TOKEN_EXPIRED",
  "RS_ERROR_INVALID_GAME",
  "RS_ERROR_WRONG_CURRENCY",
  "RS_ERROR_NOT_ENOUGH_MONEY",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_INVALID_SIGNATURE",
  "RS_ERROR_WRONG_SYNTAX",
  "RS_ERROR_WRONG_TYPES",
  "RS_ERROR_DUPLICATE_TRANSACTION",
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  "RS_ERROR_LIMIT_REACHED",
  "RS_ERROR_TRANSACTION_ROLLED_BACK",
] as const;
export type StudioStatus = (typeof studioStatuses)[number];
export type StudioRefusal = Exclude<StudioStatus, "RS_OK">;

/** Any version: only its uniqueness matters. Compared without regard to case. */
const uuid = z.guid();
const name = (least: number, most: number) =>
  z.string().check(z.minLength(least), z.maxLength(most));
const units = z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT_UNITS));

const who = { user: name(4, 64), request_uuid: uuid };
const play = { ...who, token: name(10, 255), game_code: name(1, 64) };
const ofRound = {
  ...play,
  transaction_uuid: uuid,
  round: about(
    z.nullish(z.string().check(z.regex(/^[!-~]{1,128}$/))),
    "Printable, without spaces: it is part of the money's reference. A bet without is one of its own.",
  ),
  round_closed: z.nullish(z.boolean()),
};
const movement = {
  ...ofRound,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  amount: units,
  is_free: z.nullish(z.boolean()),
  reward_uuid: z.nullish(name(1, 64)),
  jackpot_id: about(z.optional(z.unknown()), "Which jackpot is spoken of, as people know it."),
};

/*
 * Fields that are not named here are let through, whatever they hold: partners add some at any
 * time. Known ones, such as `supplier_user`, `bet` and `meta`, say nothing that the wallet needs.
 */
export const userInfoRequest = z.object(who);
export const balanceRequest = z.object(play);
export const betRequest = z.object({
  ...movement,
  jackpot_contribution: about(
    z.optional(z.unknown()),
    "How much of the amount goes to a jackpot, in units. Information: it moves nothing.",
  ),
  mode: about(
    z.optional(z.unknown()),
    "How the game is played, by its studio's own name: `bonus-buy`. It can be closed on its own.",
  ),
  is_supplier_promo: about(
    z.nullish(z.boolean()),
    "Begins the payment of a prize, long after the game was played if need be.",
  ),
  turnover_percent: about(
    z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    "How much of the stake counts as turnover; never more than the game counts. Left out: that.",
  ),
});
export const winRequest = z.object({
  ...movement,
  reference_transaction_uuid: uuid,
  jackpot_win: about(
    z.optional(z.unknown()),
    "How much of the amount comes from a jackpot, in units. Information: it moves nothing.",
  ),
});
export const rollbackRequest = z.object({
  ...ofRound,
  currency: z.nullish(movement.currency),
  reference_transaction_uuid: uuid,
});

export type UserInfoRequest = z.infer<typeof userInfoRequest>;
export type BalanceRequest = z.infer<typeof balanceRequest>;
export type BetRequest = z.infer<typeof betRequest>;
export type WinRequest = z.infer<typeof winRequest>;
export type RollbackRequest = z.infer<typeof rollbackRequest>;

/** Every answer has `status`; the rest as far as the request could be understood. */
export interface WalletAnswer {
  readonly status: StudioStatus;
  readonly user?: string;
  readonly request_uuid?: string;
  readonly currency?: string;
  /** In units of 1/100 000 of a real: 9750000 is R$ 97.50. */
  readonly balance?: number;
}

export interface UserInfoAnswer {
  readonly status: StudioStatus;
  readonly user?: string;
  readonly request_uuid?: string;
  readonly country?: string;
  readonly jurisdiction?: string;
  readonly currency?: string;
  readonly registration_date?: string;
  readonly tags?: readonly string[];
}

/**
 * The wallet as a studio sees it. Arguments are `unknown` on purpose: in process or over HTTP, the
 * same parser reads the same JSON and gives the same refusals.
 */
export interface StudioWallet {
  userInfo(request: unknown): Promise<UserInfoAnswer>;
  balance(request: unknown): Promise<WalletAnswer>;
  bet(request: unknown): Promise<WalletAnswer>;
  win(request: unknown): Promise<WalletAnswer>;
  rollback(request: unknown): Promise<WalletAnswer>;
}

export const walletPaths = {
  userInfo: "/wallet/v1/user/info",
  balance: "/wallet/v1/user/balance",
  bet: "/wallet/v1/transaction/bet",
  win: "/wallet/v1/transaction/win",
  rollback: "/wallet/v1/transaction/rollback",
} as const satisfies Record<keyof StudioWallet, `/${string}`>;

/** GET: the public keys of our own requests to studios, the one in use first. */
export const operatorKeysPath = "/wallet/v1/keys";

export interface OperatorKeys {
  readonly keys: readonly { readonly key_id: string; readonly public_key: string }[];
}

export const SIGNATURE_HEADER = "x-signature";
export const KEY_ID_HEADER = "x-key-id";
/** The same signature as Hub88 sends it, without the name of its key. */
export const HUB88_SIGNATURE_HEADER = "x-hub88-signature";

export function unitsOf(amount: Centavos): number {
  return amount * UNITS_PER_CENTAVO;
}

const LEAST_DECIMALS = 2;

/** In reais: 123456 is "1.23456", 250000 is "2.50". */
export function formatUnits(amountUnits: number): string {
  const sign = amountUnits < 0 ? "-" : "";
  const whole = Math.trunc(Math.abs(amountUnits) / UNITS_PER_REAL);
  const part = String(Math.abs(amountUnits) % UNITS_PER_REAL).padStart(5, "0");
  const rest = part.slice(LEAST_DECIMALS).replace(/0+$/, "");
  return `${sign}${whole}.${part.slice(0, LEAST_DECIMALS)}${rest}`;
}

/** A credit is rounded up to the centavo: the fraction is the player's. */
export function creditCentavos(amountUnits: number): Centavos {
  return toCentavos(Math.ceil(amountUnits / UNITS_PER_CENTAVO));
}
