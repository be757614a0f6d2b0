/**
 * Paying out. Each attempt has one idempotency key, and an attempt whose outcome is unknown is read
 * before anything is sent again: money never leaves twice. What the bank refuses is reviewed again.
 */
import type { WithdrawalStatus } from "@tucano/contract/player/money/cashier.ts";
import { type Centavos, add } from "@tucano/contract/money.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { payout } from "../../wallet/index.ts";
import { PAY_WITHDRAWAL_JOB } from "../job-names.ts";
import { withdrawalReference } from "../order-numbers.ts";
import { lookAgainSeconds, PATIENCE_MS } from "../patience.ts";
import { type Payout, type PayoutOrder, PspRefused } from "../psp-port.ts";
import type { CashierDeps } from "../types.ts";
import * as withdrawals from "./withdrawal-repository.ts";

interface PayInput {
  readonly orderNo: string;
  readonly amount: Centavos;
  readonly fee: Centavos;
  readonly endToEndId: string;
  /** ISO 8601. */
  readonly now: string;
}

export const payWithdrawal: CommandKind<
  PayInput,
  WithdrawalStatus | null,
  withdrawals.EndEffect,
  { orderNo: string },
  "cashier.withdrawal_wrong_state"
> = {
  name: "cashier.pay_withdrawal",
  gather: withdrawals.lockStates,
  decide(wallet, status, input) {
    if (status !== "paying") {
      return { outcome: "refused", code: "cashier.withdrawal_wrong_state" };
    }
    const { orderNo, amount, fee, endToEndId, now } = input;
    return {
      ...payout(wallet, { amount, feeCentavos: fee, reference: withdrawalReference(orderNo) }),
      effect: { orderNo, to: "paid", at: now, actor: "bank", reason: null, endToEndId },
      answer: { orderNo },
    };
  },
  write: withdrawals.endWithdrawals,
};

const idempotencyKeyOf = (order: withdrawals.StoredWithdrawal) =>
  `${order.orderNo}A${order.attempt}`;

/** Takes an approved or half-paid order as far as it goes now. Throws to be tried again. */
export async function advancePayout(deps: CashierDeps, orderNo: string): Promise<void> {
  const order = await withdrawals.findWithdrawal(deps.db, orderNo);
  if (order === null) return;
  if (order.status !== "approved" && order.status !== "paying") return;
  const state =
    order.status === "approved" ? await sendFirst(deps, order) : await askThenSend(deps, order);
  if (state === null) return;
  if (state.status === "settled") return finish(deps, order, state.endToEndId);
  if (state.status === "refused") return comeBack(deps, order, state.reason);
  // The sweep may have sent one as well: with the key, one of the two waits.
  await deps.jobs.send(
    null,
    PAY_WITHDRAWAL_JOB,
    { orderNo },
    {
      singletonKey: orderNo,
      startAfterSeconds: lookAgainSeconds(order.updatedAt, deps.clock.now()),
      retryLimit: 10,
    },
  );
}

/** Null: somebody else has just begun; the order is theirs. */
async function sendFirst(
  deps: CashierDeps,
  order: withdrawals.StoredWithdrawal,
): Promise<Payout | null> {
  const { memberId, orderNo, attempt } = order;
  const now = deps.clock.now();
  const isMine = await inTransaction(deps.db, (tx) =>
    withdrawals.moveWithdrawal(tx, {
      memberId,
      orderNo,
      attempt,
      to: "paying",
      now,
      actor: "bank",
    }),
  );
  return isMine ? send(deps, order) : null;
}

/** Begun before, outcome unknown: ask first. */
async function askThenSend(
  deps: CashierDeps,
  order: withdrawals.StoredWithdrawal,
): Promise<Payout> {
  const known = await deps.psp.readPayout(idempotencyKeyOf(order));
  return known ?? send(deps, order);
}

async function send(deps: CashierDeps, order: withdrawals.StoredWithdrawal): Promise<Payout> {
  const to: PayoutOrder["to"] =
    order.bankAccount === null
      ? { kind: "pix", key: order.key }
      : { kind: "bank", account: order.bankAccount };
  try {
    return await deps.psp.sendPayout({
      idempotencyKey: idempotencyKeyOf(order),
      amount: order.actualReceipt,
      holderCpf: order.holderCpf,
      to,
    });
  } catch (error) {
    if (!(error instanceof PspRefused)) throw error;
    return { endToEndId: "", status: "refused", reason: error.message };
  }
}

async function finish(
  deps: CashierDeps,
  order: withdrawals.StoredWithdrawal,
  endToEndId: string,
): Promise<void> {
  const outcome = await deps.ledger.execute(payWithdrawal, {
    timeoutMs: PATIENCE_MS,
    memberId: order.memberId,
    source: "cashier",
    externalId: `payout:${order.orderNo}`,
    input: {
      orderNo: order.orderNo,
      amount: order.amount,
      fee: add(order.generalFee, order.mandatoryFee),
      endToEndId,
      now: deps.clock.now().toISOString(),
    },
    payload: { orderNo: order.orderNo, amount: order.amount },
  });
  if (outcome.status === "applied") return;
  throw new Error(`A payout left the bank but not the books: ${order.orderNo}.`);
}

/** The money stays locked: an operator sends it again or rejects the order. */
async function comeBack(
  deps: CashierDeps,
  order: withdrawals.StoredWithdrawal,
  reason: string | null,
): Promise<void> {
  const { memberId, orderNo, attempt } = order;
  const now = deps.clock.now();
  const said = reason ?? "REFUSED";
  deps.logger.warn({ orderNo, reason: said }, "The bank refused a payout.");
  await inTransaction(deps.db, async (tx) => {
    const isMine = await withdrawals.moveWithdrawal(tx, {
      memberId,
      orderNo,
      attempt,
      to: "failed",
      now,
      actor: "bank",
      reason: said,
    });
    if (!isMine) return;
    await withdrawals.moveWithdrawal(tx, {
      memberId,
      orderNo,
      attempt,
      to: "in_review",
      now,
      actor: "bank",
      endsAttempt: true,
    });
  });
}

/** What a lost job left behind. */
const STALE_MS = 120_000;
const BATCH = 200;

export async function listStalePayouts(deps: CashierDeps) {
  const before = new Date(deps.clock.now().getTime() - STALE_MS);
  return withdrawals.listStale(deps.db, ["approved", "paying"], before, BATCH);
}
