/** Sending a payment back: asked for under a number of ours, read after any doubt, retried. */
import type { DepositNote } from "@tucano/contract/player/money/cashier.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import * as deposits from "./deposit-repository.ts";
import { SETTLE_RECEIPT_JOB } from "../job-names.ts";
import { lookAgainSeconds } from "../patience.ts";
import { PspRefused, type RefundStatus } from "../psp-port.ts";
import * as receipts from "./receipt-repository.ts";
import type { CashierDeps } from "../types.ts";

const ATTEMPTS_MAX = 5;

/** Unique per payment, the same at every retry of one attempt. */
const refundIdOf = (attempt: number) => `R${attempt}`;

/** The reconciliation may have sent one as well: with the key, one of the two waits. */
const lookAgain = (row: receipts.ReceiptRow, now: Date) => ({
  singletonKey: row.end_to_end_id,
  startAfterSeconds: lookAgainSeconds(row.updated_at, now),
});

/** Does nothing unless the payment is on its way back. */
export async function advanceRefund(deps: CashierDeps, endToEndId: string): Promise<void> {
  const row = await receipts.findReceipt(deps.db, endToEndId);
  if (row?.status !== "refunding" || row.amount_centavos === null) return;
  const refundId = refundIdOf(row.refund_attempt);
  const status =
    (await deps.banks.of(row.psp).readRefund(endToEndId, refundId)) ??
    (await request(deps, row, refundId));
  if (status === "done") return finish(deps, row);
  if (status === "not_done") return tryAnew(deps, row);
  await deps.jobs.send(null, SETTLE_RECEIPT_JOB, { endToEndId }, lookAgain(row, deps.clock.now()));
}

async function request(
  deps: CashierDeps,
  row: receipts.ReceiptRow,
  refundId: string,
): Promise<RefundStatus> {
  if (row.amount_centavos === null) throw new Error("A refund needs a confirmed amount.");
  const bank = deps.banks.of(row.psp);
  try {
    return await bank.requestRefund(row.end_to_end_id, refundId, row.amount_centavos);
  } catch (error) {
    if (!(error instanceof PspRefused)) throw error;
    // Also when the number is taken, because an earlier request was carried out after all.
    return (await bank.readRefund(row.end_to_end_id, refundId)) ?? "not_done";
  }
}

const noteOf: Readonly<Record<receipts.RefundReason, DepositNote>> = {
  account_blocked: "refunded_account_blocked",
  over_limit: "refunded_over_limit",
  other_holder: "refunded_other_holder",
  second_payment: "refunded_other_holder",
  operator: "refunded_other_holder",
};

async function finish(deps: CashierDeps, row: receipts.ReceiptRow): Promise<void> {
  const now = deps.clock.now();
  const orderNo = row.assigned_order_no ?? row.txid ?? "";
  const deposit = await deposits.findDeposit(deps.db, orderNo);
  await inTransaction(deps.db, async (tx) => {
    const isFirst = await receipts.closeReceipt(tx, row.end_to_end_id, {
      from: "refunding",
      to: "refunded",
      now,
    });
    // A second payment went back; the deposit itself belongs to the first one.
    if (!isFirst || deposit === null || deposit.endToEndId !== row.end_to_end_id) return;
    await deposits.markRefunded(tx, deposit, noteOf[row.refund_reason ?? "other_holder"]);
  });
}

async function tryAnew(deps: CashierDeps, row: receipts.ReceiptRow): Promise<void> {
  const now = deps.clock.now();
  const where = { endToEndId: row.end_to_end_id, attempt: row.refund_attempt };
  if (row.refund_attempt >= ATTEMPTS_MAX) {
    deps.logger.error(where, "A refund failed for good: somebody must look.");
    await inTransaction(deps.db, (tx) =>
      receipts.closeReceipt(tx, row.end_to_end_id, {
        from: "refunding",
        to: "refund_failed",
        now,
      }),
    );
    return;
  }
  deps.logger.error(where, "A refund was not carried out; it is tried under a new number.");
  await inTransaction(deps.db, async (tx) => {
    await receipts.nextRefundAttempt(tx, row.end_to_end_id, row.refund_attempt, now);
    const { end_to_end_id: endToEndId } = row;
    await deps.jobs.send(tx, SETTLE_RECEIPT_JOB, { endToEndId }, lookAgain(row, now));
  });
}
