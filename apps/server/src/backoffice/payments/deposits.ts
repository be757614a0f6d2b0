/** Deposits and the payments made for them, as operators look through them. */
import type * as contract from "@tucano/contract/backoffice/payments/payments.ts";
import type * as desk from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type { DepositRecord, ReceiptRow, ReceiptStatus } from "../../cashier/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, toPage } from "../core/keyset.ts";
import { type MembersById, toDepositRow, toReference } from "../core/present.ts";
import { readingFor } from "../reading-for.ts";
import { placeText, readPlace, readWanted, spanOf } from "./finding.ts";

const PAYMENTS_MAX = 50;

const instantOrNull = (instant: Date | null) => (instant === null ? null : toWireInstant(instant));

function toListRow(record: DepositRecord, members: MembersById) {
  return {
    ...toDepositRow(record, members),
    end_to_end_id: record.endToEndId,
    credited_at: instantOrNull(record.creditedAt),
  };
}

export const listDeposits: Command<typeof contract.listDeposits> = async (
  parts,
  input,
  context,
) => {
  const limit = limitOf(input.limit);
  const reading = readingFor(parts, context);
  const rows = await parts.cashier.searchDeposits(reading, {
    ...(await readWanted(parts, reading, { text: input.text, letter: "D" })),
    ...spanOf(input),
    statuses: input.status === undefined ? null : [input.status],
    hasNote: input.notable === "yes",
    after: readPlace(input.cursor),
    limit: limit + 1,
  });
  const members = await parts.members.findMany(rows.map(({ row }) => row.memberId));
  return toPage(rows, limit, {
    show: ({ row }) => toListRow(row, members),
    keyOf: ({ place }) => placeText(place),
  });
};

export function toPaymentRow(row: ReceiptRow, members: MembersById) {
  const { member_id: memberId, amount_centavos: amount } = row;
  return {
    end_to_end_id: row.end_to_end_id,
    status: row.status,
    txid: row.txid,
    assigned_order_no: row.assigned_order_no,
    member: memberId === null ? null : toReference(memberId, members),
    amount: amount === null ? null : formatWire(amount),
    paid_at: instantOrNull(row.paid_at),
    refund_reason: row.refund_reason,
    refund_attempts: row.refund_attempt,
    unreadable: row.unreadable,
    created_at: toWireInstant(row.created_at),
    updated_at: toWireInstant(row.updated_at),
  };
}

export const ownersOf = (parts: Parts, rows: readonly ReceiptRow[]) =>
  parts.members.findMany(rows.flatMap(({ member_id }) => member_id ?? []));

export const readDeposit: Reading<typeof desk.readDeposit> = async (
  parts,
  { order_no: orderNo },
) => {
  const deposit = await parts.cashier.findDeposit(orderNo);
  if (deposit === null) throw new DomainError("backoffice.deposit_not_found");
  const placed = await parts.cashier.searchReceipts(parts.db, {
    reference: orderNo,
    statuses: null,
    after: null,
    limit: PAYMENTS_MAX,
  });
  const members = await parts.members.findMany([deposit.memberId]);
  return {
    deposit: toListRow(deposit, members),
    method: deposit.methodName,
    expires_at: toWireInstant(deposit.expiresAt),
    turnover_multiple: deposit.turnoverMultiple,
    payments: placed.map(({ row }) => toPaymentRow(row, members)),
  };
};

const views: Readonly<Record<"open" | "returned" | "all", readonly ReceiptStatus[] | null>> = {
  open: ["suspense", "refund_failed", "unreadable"],
  returned: ["refunding", "refunded"],
  all: null,
};

export const listPayments: Command<typeof desk.listPayments> = async (parts, input, context) => {
  const limit = limitOf(input.limit);
  const { view = "open" } = input;
  // Somebody is about to decide what is open.
  const reading = view === "open" ? parts.db : readingFor(parts, context);
  const rows = await parts.cashier.searchReceipts(reading, {
    statuses: views[view],
    reference: input.text === undefined || input.text === "" ? null : input.text,
    after: readPlace(input.cursor),
    limit: limit + 1,
  });
  const members = await ownersOf(
    parts,
    rows.map(({ row }) => row),
  );
  return toPage(rows, limit, {
    show: ({ row }) => toPaymentRow(row, members),
    keyOf: ({ place }) => placeText(place),
  });
};
