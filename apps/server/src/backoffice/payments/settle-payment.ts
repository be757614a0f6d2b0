/** What an operator does with a payment that found no order: back it goes, or to an order. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type { ErrorCode } from "@tucano/contract/errors/index.ts";
import type { ReceiptRow } from "../../cashier/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { ownersOf, toPaymentRow } from "./deposits.ts";

type Row = DataOf<typeof contract.refundPayment>;

async function findExisting(parts: Parts, endToEndId: string): Promise<ReceiptRow> {
  const row = await parts.cashier.findReceipt(endToEndId);
  if (row === null) throw new DomainError("backoffice.payment_not_found");
  return row;
}

async function showAgain(parts: Parts, endToEndId: string): Promise<Row> {
  const row = await findExisting(parts, endToEndId);
  return toPaymentRow(row, await ownersOf(parts, [row]));
}

function noteOf(
  parts: Parts,
  row: ReceiptRow,
  act: {
    readonly action: "payment.refund" | "payment.assign";
    readonly reason: string;
    readonly after: Readonly<Record<string, string>>;
  },
  { operator, ip }: OperatorContext,
) {
  const amount = row.amount_centavos;
  return (tx: Tx) =>
    parts.audit.append(tx, {
      action: act.action,
      subject: `payment:${row.end_to_end_id}`,
      operator,
      ip,
      reason: act.reason,
      details: { amount: amount === null ? "" : formatWire(amount), txid: row.txid ?? "" },
      before: { status: row.status },
      after: act.after,
    });
}

export async function refundPayment(
  parts: Parts,
  { end_to_end_id: endToEndId, reason }: InputOf<typeof contract.refundPayment>,
  context: OperatorContext,
): Promise<Row> {
  const row = await findExisting(parts, endToEndId);
  const act = { action: "payment.refund", reason, after: { status: "refunding" } } as const;
  const note = noteOf(parts, row, act, context);
  const isBegun = await parts.cashier.returnPaymentWith(endToEndId, note);
  if (!isBegun) throw new DomainError("backoffice.payment_not_stranded");
  return showAgain(parts, endToEndId);
}

const refusals = {
  not_stranded: "backoffice.payment_not_stranded",
  order_unknown: "backoffice.deposit_not_found",
  order_taken: "backoffice.order_taken",
  other_holder: "backoffice.payment_other_holder",
} as const satisfies Record<string, ErrorCode>;

export async function assignPayment(
  parts: Parts,
  { end_to_end_id: endToEndId, order_no, reason }: InputOf<typeof contract.assignPayment>,
  context: OperatorContext,
): Promise<Row> {
  const orderNo = order_no.toUpperCase();
  const row = await findExisting(parts, endToEndId);
  const after = { status: "received", order: orderNo };
  const note = noteOf(parts, row, { action: "payment.assign", reason, after }, context);
  const outcome = await parts.cashier.assignPayment({ endToEndId, orderNo }, note);
  if (outcome !== "assigned") throw new DomainError(refusals[outcome]);
  return showAgain(parts, endToEndId);
}
