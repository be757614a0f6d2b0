/** Payments as the bank told of them, with what an operator may do with each. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useLingui as useWords } from "@lingui/react";
import {
  assignPayment,
  type paymentRow,
  refundPayment,
} from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { call } from "../../../platform/api.ts";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Moment, Money, OrderNo } from "../../../platform/tables/show.tsx";
import { receiptWords, refundWords } from "../payment-words.ts";

export type PaymentRow = z.output<typeof paymentRow>;

export function PaymentBadge({ row }: { row: PaymentRow }) {
  const { _ } = useWords();
  const [word, tone] = receiptWords[row.status];
  return <Badge tone={tone}>{_(word)}</Badge>;
}

export function usePaymentColumns(): readonly ListColumn<PaymentRow>[] {
  const { t } = useLingui();
  const { _ } = useWords();
  return [
    {
      id: "payment",
      label: t`Bank's number`,
      isFixed: true,
      text: (row) => row.end_to_end_id,
      cell: (row) => <OrderNo text={row.end_to_end_id} />,
    },
    {
      id: "order",
      label: t`Order named`,
      text: (row) => row.assigned_order_no ?? row.txid ?? "",
      cell: (row) => {
        const named = row.assigned_order_no ?? row.txid;
        return named === null ? "–" : <OrderNo text={named} />;
      },
    },
    {
      id: "player",
      label: t`Player`,
      text: (row) => row.member?.account ?? "",
      cell: (row) => (row.member === null ? "–" : <MemberLink member={row.member} />),
    },
    {
      id: "amount",
      label: t`Amount`,
      isNumber: true,
      text: (row) => row.amount ?? "",
      cell: (row) => (row.amount === null ? "–" : <Money wire={row.amount} />),
    },
    {
      id: "paid",
      label: t`Paid`,
      text: (row) => row.paid_at ?? "",
      cell: (row) => (row.paid_at === null ? "–" : <Moment iso={row.paid_at} style="moment" />),
    },
    {
      id: "why",
      label: t`Why it went back`,
      cell: (row) => {
        if (row.unreadable !== null) return <code className="break-all">{row.unreadable}</code>;
        return row.refund_reason === null ? "–" : _(refundWords[row.refund_reason]);
      },
    },
    { id: "state", label: t`State`, cell: (row) => <PaymentBadge row={row} /> },
    { id: "act", label: t`To do`, isFixed: true, cell: (row) => <PaymentActs row={row} /> },
  ];
}

function PaymentActs({ row }: { row: PaymentRow }) {
  const may = useMay();
  const [act, setAct] = useState<"refund" | "assign" | null>(null);
  const isStranded = row.status === "suspense" || row.status === "refund_failed";
  if (!isStranded || !may("deposits.manage")) return null;
  const close = () => setAct(null);
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {row.status === "suspense" && (
        <Button look="quiet" size="sm" onClick={() => setAct("assign")}>
          <Trans>Assign</Trans>
        </Button>
      )}
      <Button look="danger" size="sm" onClick={() => setAct("refund")}>
        <Trans>Send back</Trans>
      </Button>
      {act === "refund" && <RefundSheet row={row} onClose={close} />}
      {act === "assign" && <AssignSheet row={row} onClose={close} />}
    </span>
  );
}

function RefundSheet({ row, onClose }: { row: PaymentRow; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const refund = useMutation({
    mutationFn: (reason: string) =>
      call(refundPayment, { end_to_end_id: row.end_to_end_id, reason }),
    onSuccess: () => {
      showToast(t`It is on its way back.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <ReasonSheet
      title={t`Send the payment back`}
      text={<Trans>The whole amount goes back to the account that it came from.</Trans>}
      submit={t`Send back`}
      look="danger"
      act={refund}
      onClose={onClose}
    />
  );
}

function AssignSheet({ row, onClose }: { row: PaymentRow; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [orderNo, setOrderNo] = useState("");
  const assign = useMutation({
    mutationFn: (reason: string) =>
      call(assignPayment, { end_to_end_id: row.end_to_end_id, order_no: orderNo, reason }),
    onSuccess: () => {
      showToast(t`Assigned. It is being credited.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <ReasonSheet
      title={t`Assign the payment`}
      text={
        <Trans>
          Name an unpaid order of the player who made it. Who paid is asked of the bank; a payment
          of somebody else can only go back.
        </Trans>
      }
      submit={t`Assign`}
      act={assign}
      onClose={onClose}
    >
      <TextField
        label={t`Number of the deposit`}
        required
        maxLength={64}
        autoComplete="off"
        value={orderNo}
        onChange={(event) => setOrderNo(event.target.value.trim())}
      />
    </ReasonSheet>
  );
}
