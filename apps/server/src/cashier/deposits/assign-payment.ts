/**
 * A payment that named no order of ours is given one by an operator. From then on it is settled by
 * the rules that hold for every payment of that order: its payer is checked, and who is somebody
 * else gets the money back.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import * as deposits from "./deposit-repository.ts";
import { SETTLE_RECEIPT_JOB } from "../job-names.ts";
import { depositsBefore } from "../policy.ts";
import { PspUnavailable } from "../psp-port.ts";
import { assignReceipt, findReceipt, type ReceiptRow } from "./receipt-repository.ts";
import type { CashierDeps } from "../types.ts";

export type Assignment =
  | "assigned"
  | "not_stranded"
  | "order_unknown"
  | "order_taken"
  | "other_holder";

export interface AssignPayment {
  readonly endToEndId: string;
  readonly orderNo: string;
}

/** `alongside` runs in the transaction that assigns. */
export async function assignPayment(
  deps: CashierDeps,
  { endToEndId, orderNo }: AssignPayment,
  alongside: (tx: Tx) => Promise<void>,
): Promise<Assignment> {
  const row = await findReceipt(deps.db, endToEndId);
  if (row?.status !== "suspense") return "not_stranded";
  const deposit = await deposits.findDeposit(deps.db, orderNo);
  if (deposit === null) return "order_unknown";
  const isFree = deposit.endToEndId === null && depositsBefore("paid").includes(deposit.status);
  if (!isFree) return "order_taken";
  if (!(await isPaidByMember(deps, row, deposit.memberId))) return "other_holder";
  const isAssigned = await inTransaction(deps.db, async (tx) => {
    const isMine = await assignReceipt(tx, endToEndId, orderNo, deps.clock.now());
    if (!isMine) return false;
    await alongside(tx);
    await deps.jobs.send(tx, SETTLE_RECEIPT_JOB, { endToEndId });
    return true;
  });
  return isAssigned ? "assigned" : "not_stranded";
}

async function isPaidByMember(
  deps: CashierDeps,
  { psp, end_to_end_id: endToEndId }: ReceiptRow,
  memberId: MemberId,
): Promise<boolean> {
  const cpf = (await deps.members.find(memberId))?.cpf ?? null;
  if (cpf === null) return false;
  try {
    const bank = deps.banks.of(psp);
    const receipt = await bank.readReceipt(endToEndId);
    return receipt !== null && (await bank.isPaidBy(receipt, cpf));
  } catch (error) {
    if (!(error instanceof PspUnavailable)) throw error;
    throw new DomainError("cashier.payment_service_unavailable", { retryAfterSeconds: 5 });
  }
}
