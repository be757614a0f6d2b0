/** What goes back over the wire: which status, and whether the balance is told with it. */
import { add } from "@tucano/contract/money.ts";
import {
  type StudioRefusal,
  type StudioStatus,
  unitsOf,
  type WalletAnswer,
} from "@tucano/contract/studios/studio-wallet.ts";
import type { Outcome, Wallet } from "../../ledger/index.ts";
import type { RoundAnswer } from "../commands.ts";
import type { RoundEffect } from "../round-state.ts";

export const CURRENCY = "BRL";

export type MovementOutcome = Outcome<RoundAnswer, RoundEffect, StudioRefusal>;

export interface Who {
  readonly user: string;
  readonly request_uuid: string;
}

export function statusOnly(status: StudioStatus, { user, request_uuid }: Who): WalletAnswer {
  return { user, status, request_uuid };
}

/** What may be staked, to the unit. */
export function withBalance(
  status: StudioStatus,
  { user, request_uuid }: Who,
  { cash, bonus, change }: Pick<Wallet, "cash" | "bonus"> & { readonly change: number },
): WalletAnswer {
  const balance = unitsOf(add(cash, bonus)) + change;
  return { user, status, request_uuid, currency: CURRENCY, balance };
}

/** Without a valid token for this member and game, the balance is not disclosed. */
export const withoutBalance: ReadonlySet<StudioStatus> = new Set<StudioStatus>([
  "RS_ERROR_INVALID_PARTNER",
  "RS_ERROR_INVALID_TOKEN",
  "RS_ERROR_TOKEN_EXPIRED",
  "RS_ERROR_INVALID_GAME",
]);

export function statusOf(outcome: Exclude<MovementOutcome, { status: "conflict" }>): StudioStatus {
  switch (outcome.status) {
    case "applied":
      return "RS_OK";
    case "refused":
      return outcome.code;
    case "tombstoned":
      return "RS_ERROR_TRANSACTION_ROLLED_BACK";
  }
}
