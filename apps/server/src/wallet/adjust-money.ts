/** Money that the house gives or takes by hand, to put something right. */
import assert from "node:assert";
import { type Centavos, multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import type { Wallet } from "../ledger/index.ts";
import { NOTHING_OWED } from "./bonus-money.ts";
import type { Applied, Refused } from "./types.ts";

export interface AdjustInput {
  readonly direction: "give" | "take";
  readonly amount: Centavos;
  /** `adjustment:<id>` */
  readonly reference: string;
  /** Turnover owed for what is given, as a whole multiple of it. */
  readonly turnoverMultiple: number;
}

export type AdjustRefusal = "wallet.account_blocked" | "wallet.insufficient_funds";

/**
 * Of cash alone, and never below nothing. Who is frozen or excluded may be put right as well; a
 * demo never holds real money, and what is closed stays as it is.
 */
export function adjust(wallet: Wallet, input: AdjustInput): Applied | Refused<AdjustRefusal> {
  const { amount, reference } = input;
  assert(toCentavos(amount) > 0, "An amount is more than nothing.");
  if (wallet.access === "demo" || wallet.access === "closed") {
    return { outcome: "refused", code: "wallet.account_blocked" };
  }
  if (input.direction === "take") {
    if (wallet.cash < amount) return { outcome: "refused", code: "wallet.insufficient_funds" };
    return {
      outcome: "applied",
      transfers: [
        { kind: "adjustment", debit: "member:cash", credit: "promotion:cost", amount, reference },
      ],
      ...NOTHING_OWED,
    };
  }
  return {
    outcome: "applied",
    transfers: [
      { kind: "adjustment", debit: "promotion:cost", credit: "member:cash", amount, reference },
    ],
    ...NOTHING_OWED,
    turnoverOwedChange: multiplyFloor(amount, input.turnoverMultiple, 1),
  };
}
