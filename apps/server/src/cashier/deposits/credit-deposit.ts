/** The money command of a deposit: what was paid becomes the member's cash, once per payment. */
import type { DepositNote } from "@tucano/contract/player/money/cashier.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { deposit } from "../../wallet/index.ts";
import { type CreditEffect, markCredited } from "./deposit-repository.ts";
import { depositReference } from "../order-numbers.ts";

export interface CreditInput {
  readonly orderNo: string;
  readonly endToEndId: string;
  readonly amount: Centavos;
  readonly turnoverMultiple: number;
  readonly note: DepositNote | null;
  /** ISO 8601. */
  readonly now: string;
}

/** One credit for one `endToEndId`: it is the command's external id. */
export const CREDIT_SOURCE = "psp:pix";

export const creditDeposit: CommandKind<
  CreditInput,
  undefined,
  CreditEffect,
  { orderNo: string },
  "wallet.account_blocked"
> = {
  name: "cashier.credit_deposit",
  decide(wallet, _facts, input) {
    const moved = deposit(wallet, {
      amount: input.amount,
      reference: depositReference(input.orderNo),
      turnoverMultiple: input.turnoverMultiple,
    });
    if (moved.outcome === "refused") return moved;
    const effect: CreditEffect = {
      orderNo: input.orderNo,
      endToEndId: input.endToEndId,
      note: input.note,
      creditedAt: input.now,
    };
    return { ...moved, effect, answer: { orderNo: input.orderNo } };
  },
  write: markCredited,
};
