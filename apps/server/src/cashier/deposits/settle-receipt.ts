/**
 * What becomes of a payment. A notification is only a hint: everything is asked of the PSP again.
 * The payment is tied to its deposit, its payer is checked, and then it is credited or sent back.
 * Each step can be repeated, so whatever interrupts it, running it again ends in the same place.
 */
import { larger } from "@tucano/contract/money.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Bank } from "../banks.ts";
import { CREDIT_SOURCE, creditDeposit } from "./credit-deposit.ts";
import * as deposits from "./deposit-repository.ts";
import { memberOf } from "../order-numbers.ts";
import { PATIENCE_MS } from "../patience.ts";
import { noteOf } from "../policy.ts";
import { PspUnreadable, type Receipt } from "../psp-port.ts";
import * as receipts from "./receipt-repository.ts";
import { advanceRefund } from "./refund-receipt.ts";
import { readMethods } from "../terms/terms-repository.ts";
import type { CashierDeps, DepositRecord } from "../types.ts";

/** Throws when the PSP cannot be asked: the job that runs this tries again. */
export async function settleReceipt(deps: CashierDeps, endToEndId: string): Promise<void> {
  const row = await receipts.findReceipt(deps.db, endToEndId);
  if (row?.status === "received") await confirm(deps, row);
  await advanceRefund(deps, endToEndId);
}

async function confirm(deps: CashierDeps, row: receipts.ReceiptRow): Promise<void> {
  const { end_to_end_id: endToEndId } = row;
  const bank = deps.banks.of(row.psp);
  const receipt = await readOrSetAside(deps, bank, endToEndId);
  const now = deps.clock.now();
  if (receipt === "unreadable") return;
  if (receipt === null) {
    deps.logger.warn({ endToEndId }, "The PSP does not know a payment it notified us of.");
    await close(deps, endToEndId, "unconfirmed");
    return;
  }
  const orderNo = row.assigned_order_no ?? receipt.txid ?? "";
  const deposit = await deposits.findDeposit(deps.db, orderNo);
  const memberId = deposit?.memberId ?? memberOf("D", orderNo);
  await inTransaction(deps.db, (tx) => receipts.confirmReceipt(tx, receipt, memberId, now));
  if (deposit === null) {
    deps.logger.error({ endToEndId }, "A payment without a deposit waits for review.");
    await close(deps, endToEndId, "suspense");
    return;
  }
  await settle(deps, bank, { receipt, deposit });
}

async function readOrSetAside(
  deps: CashierDeps,
  bank: Bank,
  endToEndId: string,
): Promise<Receipt | "unreadable" | null> {
  try {
    return await bank.readReceipt(endToEndId);
  } catch (error) {
    if (!(error instanceof PspUnreadable)) throw error;
    const { said } = error;
    deps.logger.error({ endToEndId, said }, "A payment cannot be read and is set aside.");
    const now = deps.clock.now();
    await inTransaction(deps.db, (tx) => receipts.markUnreadable(tx, { endToEndId, said }, now));
    return "unreadable";
  }
}

async function close(
  deps: CashierDeps,
  endToEndId: string,
  to: receipts.ReceiptStatus,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, (tx) =>
    receipts.closeReceipt(tx, endToEndId, { from: "received", to, now }),
  );
}

async function settle(
  deps: CashierDeps,
  bank: Bank,
  { receipt, deposit }: { readonly receipt: Receipt; readonly deposit: DepositRecord },
): Promise<void> {
  // Credited before, and interrupted before it was noted: nothing else may become of it.
  if (deposit.status === "credited" && deposit.endToEndId === receipt.endToEndId) {
    return close(deps, receipt.endToEndId, "credited");
  }
  const isFirst = await inTransaction(deps.db, (tx) => deposits.claimPayment(tx, deposit, receipt));
  if (!isFirst) return sendBack(deps, receipt, "second_payment");
  const member = await deps.members.find(deposit.memberId);
  const cpf = member?.cpf ?? null;
  const isOwn = cpf !== null && (await bank.isPaidBy(receipt, cpf));
  if (!isOwn) return refund(deps, deposit, { receipt, reason: "other_holder" });
  if (await isOverLimit(deps, receipt, deposit)) {
    return refund(deps, deposit, { receipt, reason: "over_limit" });
  }
  const isCredited = await credit(deps, receipt, deposit);
  if (isCredited) return close(deps, receipt.endToEndId, "credited");
  await refund(deps, deposit, { receipt, reason: "account_blocked" });
}

async function credit(
  deps: CashierDeps,
  receipt: Receipt,
  deposit: DepositRecord,
): Promise<boolean> {
  const { endToEndId, amount, paidAt } = receipt;
  const { orderNo } = deposit;
  const isLate = paidAt > deposit.expiresAt;
  const outcome = await deps.ledger.execute(creditDeposit, {
    timeoutMs: PATIENCE_MS,
    memberId: deposit.memberId,
    source: CREDIT_SOURCE,
    externalId: endToEndId,
    input: {
      orderNo,
      endToEndId,
      amount,
      turnoverMultiple: deposit.turnoverMultiple,
      note: noteOf({ ordered: deposit.amount, paid: amount, isLate }),
      now: deps.clock.now().toISOString(),
    },
    payload: { orderNo, amount },
  });
  if (outcome.status === "conflict" || outcome.status === "tombstoned") {
    throw new Error(`The payment ${endToEndId} was credited as something else.`);
  }
  return outcome.status === "applied";
}

/**
 * What was ordered was allowed when it was, and has counted since. What is more, or comes when the
 * order counts no longer, is asked about now. A payment is not divided: beyond a limit of the
 * method or of the member's own, all of it goes back.
 */
async function isOverLimit(
  deps: CashierDeps,
  { amount, paidAt }: Receipt,
  { memberId, methodId, amount: ordered, expiresAt }: DepositRecord,
): Promise<boolean> {
  if (amount <= ordered && paidAt <= expiresAt) return false;
  const methods = await readMethods(deps.db, deps.clock.now());
  const most = methods.find(({ id }) => id === methodId)?.terms.max ?? ordered;
  if (amount > larger(most, ordered)) return true;
  return !(await deps.isDepositWithin(memberId, amount));
}

/** Sent back or credited, never both: whichever the deposit's own row says first. */
async function refund(
  deps: CashierDeps,
  deposit: DepositRecord,
  { receipt, reason }: { receipt: Receipt; reason: receipts.RefundReason },
): Promise<void> {
  const isBegun = await inTransaction(deps.db, (tx) => deposits.noteRefund(tx, deposit));
  if (isBegun) await sendBack(deps, receipt, reason);
  else await close(deps, receipt.endToEndId, "credited");
}

async function sendBack(
  deps: CashierDeps,
  receipt: Receipt,
  reason: receipts.RefundReason,
): Promise<void> {
  deps.logger.warn({ endToEndId: receipt.endToEndId, reason }, "A payment is refunded.");
  const now = deps.clock.now();
  await inTransaction(deps.db, (tx) => receipts.beginRefund(tx, receipt.endToEndId, reason, now));
}
