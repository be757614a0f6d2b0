/** The review: into the queue, approved by an operator or by a rule of the house, or rejected. */
import type { Centavos } from "@tucano/contract/money.ts";
import type { WithdrawalStatus } from "@tucano/contract/player/money/cashier.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { inTransaction, inTurn } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { release } from "../../wallet/index.ts";
import { gatherFacts, gatherForDecision, judgeAndNote, noteDecision } from "./check-approval.ts";
import { PAY_WITHDRAWAL_JOB } from "../job-names.ts";
import { withdrawalReference } from "../order-numbers.ts";
import { PATIENCE_MS } from "../patience.ts";
import { canDecide } from "../policy.ts";
import { sumLetGoBeside } from "../summary-repository.ts";
import type { Approving, CashierDeps, Operator, WithdrawalRecord } from "../types.ts";
import * as withdrawals from "./withdrawal-repository.ts";

/** Puts a new order before the operators, or approves it where a rule of the house says so. */
export async function startReview(deps: CashierDeps, orderNo: string): Promise<void> {
  const order = await withdrawals.findWithdrawal(deps.db, orderNo);
  if (order === null || order.status !== "submitted") return;
  const facts = await gatherFacts(deps, order);
  const now = deps.clock.now();
  const { memberId } = order;
  await inTurn(deps.db, { what: "cashier.review", memberId }, async (tx) => {
    const step = { memberId, orderNo, to: "in_review", now, actor: "rule" } as const;
    const isNew = await withdrawals.moveWithdrawal(tx, step);
    if (!isNew) return;
    const check = await judgeAndNote(deps, tx, order, facts);
    const rule = check?.verdict.rule ?? null;
    if (rule === null) return;
    await approve(deps, tx, order, { now, actor: "rule", note: rule });
  });
}

/** The approval and the job that pays exist together or not at all. */
async function approve(
  deps: CashierDeps,
  tx: Tx,
  order: WithdrawalRecord,
  by: { now: Date; actor: string; note: string | null },
): Promise<boolean> {
  const { memberId, orderNo } = order;
  const isApproved = await withdrawals.moveWithdrawal(tx, {
    memberId,
    orderNo,
    to: "approved",
    now: by.now,
    actor: by.actor,
    reason: by.note,
  });
  if (isApproved) await deps.jobs.send(tx, PAY_WITHDRAWAL_JOB, { orderNo }, { retryLimit: 10 });
  return isApproved;
}

const actorOf = (operator: Operator) => `operator:${operator.email}`;

async function requireOrder(
  deps: CashierDeps,
  orderNo: string,
): Promise<withdrawals.StoredWithdrawal> {
  const order = await withdrawals.findWithdrawal(deps.db, orderNo);
  if (order === null) throw new DomainError("cashier.withdrawal_not_found");
  return order;
}

export async function approveWithdrawal(
  deps: CashierDeps,
  orderNo: string,
  operator: Operator,
  { note = "", aloneBelow }: Approving = {},
): Promise<WithdrawalRecord | null> {
  const order = await requireOrder(deps, orderNo);
  const by = { now: deps.clock.now(), actor: actorOf(operator), note: note.trim() || null };
  const facts = await gatherForDecision(deps, order);
  const { memberId } = order;
  // One at a time: of two at once, each would else be the only one of the day.
  const done = await inTurn(deps.db, { what: "cashier.review", memberId }, async (tx) => {
    const isBounded = aloneBelow !== undefined;
    if (isBounded && (await isBeyond(tx, order, { below: aloneBelow, now: by.now }))) {
      return "beyond";
    }
    if (!(await approve(deps, tx, order, by))) return "wrong_state";
    await noteDecision(deps, tx, order, facts);
    return "approved";
  });
  if (done === "beyond") return null;
  if (done === "wrong_state") throw new DomainError("cashier.withdrawal_wrong_state");
  return requireOrder(deps, orderNo);
}

const DAY_MS = 86_400_000;

/** With what was let go of the same member within a day: a large payout in parts is a large one. */
async function isBeyond(
  tx: Tx,
  { memberId, orderNo, amount }: WithdrawalRecord,
  { below, now }: { readonly below: Centavos; readonly now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS);
  return amount + (await sumLetGoBeside(tx, { memberId, orderNo, below, since })) >= below;
}

interface ReleaseInput {
  readonly orderNo: string;
  readonly amount: Centavos;
  readonly reason: string;
  readonly actor: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Locks the order's row: an approval at the same moment waits, and then finds it rejected. */
export const releaseWithdrawal: CommandKind<
  ReleaseInput,
  WithdrawalStatus | null,
  withdrawals.EndEffect,
  { orderNo: string },
  "cashier.withdrawal_wrong_state"
> = {
  name: "cashier.release_withdrawal",
  gather: withdrawals.lockStates,
  decide(wallet, status, input) {
    if (status === null || !canDecide(status)) {
      return { outcome: "refused", code: "cashier.withdrawal_wrong_state" };
    }
    const { orderNo, amount, reason, actor, now } = input;
    return {
      ...release(wallet, { amount, reference: withdrawalReference(orderNo) }),
      effect: { orderNo, to: "rejected", at: now, actor, reason, endToEndId: null },
      answer: { orderNo },
    };
  },
  write: withdrawals.endWithdrawals,
};

const REASON_LENGTH_MIN = 3;

export async function rejectWithdrawal(
  deps: CashierDeps,
  orderNo: string,
  operator: Operator,
  reason: string,
): Promise<WithdrawalRecord> {
  const text = reason.trim();
  if (text.length < REASON_LENGTH_MIN) {
    const code = "cashier.reason_required";
    throw new DomainError(code, { fields: { reason: { code } } });
  }
  const order = await requireOrder(deps, orderNo);
  const facts = await gatherForDecision(deps, order);
  const outcome = await deps.ledger.execute(releaseWithdrawal, {
    timeoutMs: PATIENCE_MS,
    memberId: order.memberId,
    source: "cashier",
    // A refusal is kept under its id for good, so each try has its own; the state allows one.
    externalId: `reject:${orderNo}:${deps.random.uuid()}`,
    input: {
      orderNo,
      amount: order.amount,
      reason: text,
      actor: actorOf(operator),
      now: deps.clock.now().toISOString(),
    },
  });
  if (outcome.status !== "applied") throw new DomainError("cashier.withdrawal_wrong_state");
  await inTransaction(deps.db, (tx) => noteDecision(deps, tx, order, facts));
  return requireOrder(deps, orderNo);
}
