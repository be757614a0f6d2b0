/** Cancelling a deposit that nobody has paid: the charge goes first, so it cannot be paid after. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import * as deposits from "./deposit-repository.ts";
import { findOwnDeposit } from "./own-deposits.ts";
import { PspUnavailable } from "../psp-port.ts";
import type { CashierDeps, DepositRecord } from "../types.ts";

export async function cancelDeposit(
  deps: CashierDeps,
  memberId: MemberId,
  orderNo: string,
): Promise<DepositRecord> {
  const deposit = await findOwnDeposit(deps, memberId, orderNo);
  if (deposit.status === "cancelled") return deposit;
  if (deposit.status !== "created" && deposit.status !== "awaiting") {
    throw new DomainError("cashier.deposit_not_cancellable");
  }
  const isRemoved = await removeCharge(deps, deposit);
  const isClosed =
    isRemoved &&
    (await inTransaction(deps.db, (tx) => deposits.closeDeposit(tx, deposit, "cancelled")));
  if (!isClosed) throw new DomainError("cashier.deposit_not_cancellable");
  return { ...deposit, status: "cancelled" };
}

/** Without a code to show, any bank may have been asked for one. */
async function removeCharge(
  { banks }: CashierDeps,
  { status, psp, orderNo }: DepositRecord,
): Promise<boolean> {
  try {
    for (const bank of status === "created" ? banks.all : [banks.of(psp)]) {
      if (!(await bank.removeCharge(orderNo))) return false;
    }
    return true;
  } catch (error) {
    if (!(error instanceof PspUnavailable)) throw error;
    throw new DomainError("cashier.payment_service_unavailable", { retryAfterSeconds: 5 });
  }
}
