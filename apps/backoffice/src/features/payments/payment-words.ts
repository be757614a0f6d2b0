/** The words for what is unusual about deposits and payments. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type {
  receiptStatuses,
  refundReasons,
} from "@tucano/contract/backoffice/payments/payments-desk.ts";
import type { differenceKinds } from "@tucano/contract/backoffice/payments/reconciliation.ts";
import type { DepositNote } from "@tucano/contract/player/money/cashier.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";

const notes: Record<DepositNote, MessageDescriptor> = {
  paid_late: msg`Paid late`,
  paid_less: msg`Paid less`,
  paid_more: msg`Paid more`,
  refunded_other_holder: msg`Paid by somebody else, went back`,
  refunded_account_blocked: msg`Account blocked, went back`,
  refunded_over_limit: msg`Beyond a limit, went back`,
  refund_in_progress: msg`Going back`,
};

export function useDepositNote(): (note: DepositNote | null) => string {
  const { _ } = useLingui();
  return (note) => (note === null ? "–" : _(notes[note]));
}

export const receiptWords: Record<
  (typeof receiptStatuses)[number],
  readonly [MessageDescriptor, BadgeTone]
> = {
  received: [msg`Being settled`, "sea"],
  unconfirmed: [msg`The bank does not know it`, "neutral"],
  credited: [msg`Credited`, "leaf"],
  refunding: [msg`Going back`, "gold"],
  refunded: [msg`Went back`, "neutral"],
  refund_failed: [msg`Could not go back`, "coral"],
  suspense: [msg`No order found`, "coral"],
  unreadable: [msg`Cannot be read`, "coral"],
};

export const refundWords: Record<(typeof refundReasons)[number], MessageDescriptor> = {
  other_holder: msg`Paid by somebody else`,
  second_payment: msg`Paid twice`,
  account_blocked: msg`Account blocked`,
  over_limit: msg`Beyond a limit`,
  operator: msg`By an operator`,
};

export const differenceWords: Record<(typeof differenceKinds)[number], MessageDescriptor> = {
  receipt_missing_here: msg`The bank received it, we do not know it`,
  receipt_missing_there: msg`We know it, the bank does not`,
  receipt_amount: msg`The amounts differ`,
  receipt_unsettled: msg`Received, and nobody has settled it`,
  unreadable: msg`The bank's entry cannot be read`,
  payout_missing_there: msg`Paid out here, unknown to the bank`,
  payout_not_settled: msg`Paid out here, not settled at the bank`,
  refund_missing_here: msg`The bank sent it back, we do not know it`,
  refund_missing_there: msg`Sent back here, unknown to the bank`,
  refund_amount: msg`The amounts sent back differ`,
  refund_not_settled: msg`Sent back here, not settled at the bank`,
};
