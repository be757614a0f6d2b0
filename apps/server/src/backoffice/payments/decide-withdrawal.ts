/** The decision on a withdrawal: one operator's, or two when the amount is high. */
import assert from "node:assert";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/payments/payments.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import * as z from "zod/mini";
import type { WithdrawalRecord } from "../../cashier/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { requireUnclaimed } from "./claims.ts";
import { findExisting } from "./withdrawals.ts";

interface Decision {
  readonly action: "withdrawal.approve" | "withdrawal.reject";
  readonly orderNo: string;
  readonly reason: string | undefined;
  /** The act itself, in the cashier's own transaction. Null: it takes somebody else as well. */
  readonly act: () => Promise<WithdrawalRecord | null>;
}

type Decided = DataOf<typeof contract.approveWithdrawal>;

/** The entry is written before the act: nothing is decided that the log does not know of. */
async function decide(
  parts: Parts,
  { action, orderNo, reason, act }: Decision,
  context: OperatorContext,
): Promise<Decided | null> {
  const record = await findExisting(parts, orderNo);
  if (!record.canDecide) throw new DomainError("backoffice.withdrawal_already_decided");
  await requireUnclaimed(parts, orderNo, context);
  const append = (outcome: string) =>
    inTransaction(parts.db, (tx) =>
      parts.audit.append(tx, {
        action,
        subject: `withdrawal:${orderNo}`,
        operator: context.operator,
        ip: context.ip,
        reason,
        details: {
          outcome,
          member: String(record.memberId),
          amount: formatWire(record.amount),
        },
      }),
    );
  await append("ordered");
  try {
    const decided = await act();
    if (decided === null) await append("takes_two");
    return decided && { order_no: decided.orderNo, status: decided.status, approval: null };
  } catch (error) {
    await append("failed");
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === "cashier.withdrawal_not_found") {
    return new DomainError("backoffice.withdrawal_not_found");
  }
  if (error.code === "cashier.withdrawal_wrong_state") {
    return new DomainError("backoffice.withdrawal_already_decided");
  }
  return error;
}

/**
 * From a certain amount on, a second person has to agree before the payout starts: also where it is
 * reached by what one member is paid within a day, as nobody else would look at a payout in parts.
 */
export async function approveWithdrawal(
  parts: Parts,
  { order_no, note }: InputOf<typeof contract.approveWithdrawal>,
  context: OperatorContext,
): Promise<Decided> {
  const remark = note === "" ? undefined : note;
  const { payoutFromCentavos } = await parts.market.read("fourEyes");
  const aloneBelow = toCentavos(payoutFromCentavos);
  const record = await findExisting(parts, order_no);
  const how = { note: remark, aloneBelow };
  const order: Decision = {
    action: "withdrawal.approve",
    orderNo: order_no,
    reason: remark,
    act: () => parts.cashier.approveWithdrawal(order_no, context.operator, how),
  };
  const decided = record.amount < aloneBelow ? await decide(parts, order, context) : null;
  return decided ?? askForPayout(parts, record, note, context);
}

export const rejectWithdrawal: Command<typeof contract.rejectWithdrawal> = async (
  parts,
  { order_no, reason },
  context,
) => {
  const decided = await decide(
    parts,
    {
      action: "withdrawal.reject",
      orderNo: order_no,
      reason,
      act: () => parts.cashier.rejectWithdrawal(order_no, context.operator, reason),
    },
    context,
  );
  assert(decided !== null, "One person is enough to refuse.");
  return decided;
};

async function askForPayout(
  parts: Parts,
  record: WithdrawalRecord,
  note: string,
  context: OperatorContext,
): Promise<Decided> {
  if (!record.canDecide) throw new DomainError("backoffice.withdrawal_already_decided");
  await requireUnclaimed(parts, record.orderNo, context);
  const facts = {
    member: String(record.memberId),
    amount: formatWire(record.amount),
    receives: formatWire(record.actualReceipt),
    key: `${record.keyType} ${record.keyMasked}`,
  };
  const approval = await parts.approvals.request(
    {
      kind: "withdrawal.payout",
      subject: `withdrawal:${record.orderNo}`,
      payload: { orderNo: record.orderNo, note },
      before: { ...facts, status: record.status },
      after: { ...facts, status: "approved" },
      reason: note,
    },
    context,
  );
  return { order_no: record.orderNo, status: record.status, approval };
}

const DONE: readonly string[] = ["approved", "paying", "paid"];

/** Approved already by the same person under the same consent: a repeat after a crash. */
export function payout(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "withdrawal.payout",
    decidedWith: "withdrawals.decide",
    payload: z.object({ orderNo: z.string(), note: z.string() }),
    carryOut: async (tx, agreed) => {
      const { orderNo, note } = agreed.payload;
      const { approver } = agreed;
      const record = await findExisting(parts, orderNo);
      const isRepeat =
        DONE.includes(record.status) &&
        record.timeline.some(
          ({ status, actor }) => status === "approved" && actor === `operator:${approver.email}`,
        );
      if (!isRepeat) {
        await parts.cashier
          .approveWithdrawal(orderNo, approver, { note })
          .catch((error: unknown) => {
            throw translate(error);
          });
      }
      await parts.audit.append(
        tx,
        agreedEntry("withdrawal.approve", agreed, {
          details: {
            outcome: "done",
            member: String(record.memberId),
            amount: formatWire(record.amount),
          },
        }),
      );
    },
  });
}
