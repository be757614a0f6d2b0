/**
 * Paying out. Each attempt has one idempotency key, and an attempt whose outcome is unknown is read
 * before anything is sent again: money never leaves twice. It goes to another bank only when the
 * first has certainly not heard of it: every sending is noted before it happens, and only who sent
 * first, and reached nobody, may turn elsewhere. What the bank refuses is reviewed again.
 */
import type { WithdrawalStatus } from "@tucano/contract/player/money/cashier.ts";
import { type Centavos, add } from "@tucano/contract/money.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { payout } from "../../wallet/index.ts";
import { PAY_WITHDRAWAL_JOB } from "../job-names.ts";
import { payoutKeyOf, withdrawalReference } from "../order-numbers.ts";
import { lookAgainSeconds, PATIENCE_MS } from "../patience.ts";
import {
  type Payout,
  type PayoutOrder,
  type Payouts,
  PspRefused,
  PspUnavailable,
  PspUnreached,
} from "../psp-port.ts";
import type { CashierDeps } from "../types.ts";
import * as withdrawals from "./withdrawal-repository.ts";

export type PayDeps = Pick<
  CashierDeps,
  "db" | "clock" | "jobs" | "logger" | "ledger" | "members" | "banks"
>;

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

/** Takes an approved or half-paid order as far as it goes now. Throws to be tried again. */
export async function advancePayout(deps: PayDeps, orderNo: string): Promise<void> {
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
  deps: PayDeps,
  order: withdrawals.StoredWithdrawal,
): Promise<Payout | null> {
  const { memberId, orderNo, attempt } = order;
  const now = deps.clock.now();
  // What one bank has refused, another may carry out.
  const refusing = attempt > 1 ? [order.psp] : [];
  const psp = await chooseBank(deps, order, { tried: [], refusing });
  const isMine = await inTransaction(deps.db, (tx) =>
    withdrawals.moveWithdrawal(tx, {
      memberId,
      orderNo,
      attempt,
      to: "paying",
      now,
      actor: "bank",
      sendsTo: psp,
    }),
  );
  return isMine ? send(deps, { ...order, psp, payoutSends: 1 }) : null;
}

/** Begun before, outcome unknown: ask first. Unless we know that nobody has heard of it. */
async function askThenSend(
  deps: PayDeps,
  order: withdrawals.StoredWithdrawal,
): Promise<Payout | null> {
  if (order.payoutSends === 0) {
    return sendTo(deps, order, { psp: await chooseBank(deps, order), sends: 1 });
  }
  const known = await payoutsAt(deps, order.psp).readPayout(payoutKeyOf(order));
  const sends = (order.payoutSends ?? 1) + 1;
  return known ?? sendTo(deps, order, { psp: order.psp, sends });
}

/** Null: it is somebody else's by now. */
async function sendTo(
  deps: PayDeps,
  order: withdrawals.StoredWithdrawal,
  to: { readonly psp: string; readonly sends: number },
  tried: readonly string[] = [],
): Promise<Payout | null> {
  const isMine = await inTransaction(deps.db, (tx) => withdrawals.noteSending(tx, order, to));
  return isMine ? send(deps, { ...order, psp: to.psp, payoutSends: to.sends }, tried) : null;
}

function payoutsAt(deps: PayDeps, psp: string): Payouts {
  const { payouts } = deps.banks.of(psp);
  if (payouts === null) throw new PspUnavailable(`The bank "${psp}" pays nobody.`);
  return payouts;
}

interface Avoided {
  readonly tried: readonly string[];
  /** Only where there is another. */
  readonly refusing: readonly string[];
}

async function chooseBank(
  deps: PayDeps,
  { orderNo, actualReceipt: amount }: withdrawals.StoredWithdrawal,
  { tried, refusing }: Avoided = { tried: [], refusing: [] },
): Promise<string> {
  const all = await deps.banks.inOrder("payout", { orderNo, amount });
  const left = all.filter(({ code }) => !tried.includes(code));
  const next = left.find(({ code }) => !refusing.includes(code)) ?? left[0];
  if (next === undefined) throw new PspUnavailable("No bank is left that pays this out.");
  return next.code;
}

async function send(
  deps: PayDeps,
  order: withdrawals.StoredWithdrawal,
  tried: readonly string[] = [],
): Promise<Payout | null> {
  const member = await deps.members.find(order.memberId);
  const to: PayoutOrder["to"] =
    order.bankAccount === null
      ? { kind: "pix", key: order.key }
      : { kind: "bank", account: order.bankAccount };
  try {
    return await payoutsAt(deps, order.psp).sendPayout({
      idempotencyKey: payoutKeyOf(order),
      amount: order.actualReceipt,
      holderCpf: order.holderCpf,
      holderName: member?.realname ?? "",
      to,
    });
  } catch (error) {
    if (error instanceof PspRefused) {
      return { endToEndId: "", status: "refused", reason: error.message };
    }
    if (!(error instanceof PspUnreached) || order.payoutSends !== 1) throw error;
    return sendElsewhere(deps, order, [...tried, order.psp], error);
  }
}

/** It was sent once, and nobody was there: the only case in which another bank may have it. */
async function sendElsewhere(
  deps: PayDeps,
  order: withdrawals.StoredWithdrawal,
  tried: readonly string[],
  error: PspUnreached,
): Promise<Payout | null> {
  const { orderNo, psp } = order;
  deps.logger.warn({ err: error, orderNo, bank: psp }, "A bank was not reached for a payout.");
  const unheard = { psp, sends: 0 };
  const isMine = await inTransaction(deps.db, (tx) => withdrawals.noteSending(tx, order, unheard));
  if (!isMine) return null;
  const next = { psp: await chooseBank(deps, order, { tried, refusing: [] }), sends: 1 };
  return sendTo(deps, { ...order, payoutSends: 0 }, next, tried);
}

async function finish(
  deps: PayDeps,
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
  deps: PayDeps,
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

export async function listStalePayouts(deps: PayDeps) {
  const before = new Date(deps.clock.now().getTime() - STALE_MS);
  return withdrawals.listStale(deps.db, ["approved", "paying"], before, BATCH);
}
