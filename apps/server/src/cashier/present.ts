/** How the cashier's records look on the wire: money as text, keys masked, notes as sentences. */
import type * as contract from "@tucano/contract/player/money/cashier.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { toWireInstant } from "../platform/days.ts";
import { translate } from "../platform/translate.ts";
import { drawQr } from "../platform/pictures/qr.ts";
import type { DepositRecord, WithdrawalRecord } from "./types.ts";

export const CURRENCY = "BRL";

type DepositOut = DataOf<typeof contract.listDeposits>["list"][number];
type PayableOut = DataOf<typeof contract.findDeposit>;
type WithdrawalOut = DataOf<typeof contract.submitWithdrawal>;

const orNull = (instant: Date | null) => toWireInstant(instant);

export interface DepositView {
  readonly lang: Language;
  readonly now: Date;
}

export function presentDeposit(deposit: DepositRecord, { lang, now }: DepositView): DepositOut {
  const { note } = deposit;
  const isOver = deposit.status === "awaiting" && deposit.expiresAt <= now;
  return {
    order_no: deposit.orderNo,
    currency: CURRENCY,
    money: formatWire(deposit.amount),
    paid_money: deposit.paidAmount === null ? null : formatWire(deposit.paidAmount),
    payment_id: deposit.methodId,
    payment_type: deposit.paymentType,
    method: deposit.methodName,
    // The row itself is closed a minute later, so that a payment on its way is not overtaken.
    status: isOver ? "expired" : deposit.status,
    note_code: note,
    note: note === null ? null : translate(lang, `cashier.note.${note}`),
    time: toWireInstant(deposit.createdAt),
    expires_at: toWireInstant(deposit.expiresAt),
    paid_at: orNull(deposit.paidAt),
    credited_at: orNull(deposit.creditedAt),
  };
}

export function presentPayable(
  deposit: DepositRecord,
  view: DepositView & { isSandbox: boolean },
): PayableOut {
  const code = deposit.pixCopyPaste;
  const shown = presentDeposit(deposit, view);
  const isOpen = shown.status === "awaiting" || shown.status === "created";
  const leftMs = deposit.expiresAt.getTime() - view.now.getTime();
  const sandbox =
    code === null ? null : `/sandbox/pix?lang=${view.lang}&code=${encodeURIComponent(code)}`;
  return {
    ...shown,
    pay_url: `/recharge-payment?order=${deposit.orderNo}`,
    pix_copy_paste: code,
    pix_qr: code === null || !isOpen ? null : drawQr(code),
    seconds_left: isOpen ? Math.max(0, Math.ceil(leftMs / 1_000)) : 0,
    server_time: toWireInstant(view.now),
    sandbox_url: view.isSandbox ? sandbox : null,
  };
}

/** Operators' notes and banks' codes stay inside; the reason of a rejection is for the player. */
export function presentWithdrawal(order: WithdrawalRecord): WithdrawalOut {
  const hasEnded = order.status === "paid" || order.status === "rejected";
  return {
    order_no: order.orderNo,
    currency: CURRENCY,
    bank_card:
      order.keyType === "BANK" ? order.keyMasked : `Pix ${order.keyType} ${order.keyMasked}`,
    payment_type: order.paymentType,
    amount: formatWire(order.amount),
    general_fee: formatWire(order.generalFee),
    mandatory_fee: formatWire(order.mandatoryFee),
    actual_receipt: formatWire(order.actualReceipt),
    application_time: toWireInstant(order.applicationTime),
    status: order.status,
    reason: order.status === "rejected" ? order.reason : null,
    eta_at: hasEnded ? null : toWireInstant(order.etaAt),
    paid_at: orNull(order.paidAt),
    end_to_end_id: order.status === "paid" ? order.endToEndId : null,
    timeline: order.timeline.map((entry) => ({
      status: entry.status,
      at: toWireInstant(entry.at),
      reason: entry.status === "rejected" ? entry.reason : null,
    })),
  };
}
