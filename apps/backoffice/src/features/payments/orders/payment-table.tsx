/** Payments as the bank told of them, with what an operator may do with each. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useLingui as useWords } from "@lingui/react";
import {
  assignPayment,
  type paymentRow,
  refundPayment,
} from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import type * as z from "zod/mini";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { call } from "../../../platform/api.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { OrderNo } from "../../../platform/tables/show.tsx";
import { receiptWords, refundWords } from "../payment-words.ts";
import { memberColumn, momentColumn, moneyColumn } from "../../../platform/tables/columns.tsx";

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
    memberColumn("player", t`Player`, (row) => row.member),
    moneyColumn("amount", t`Amount`, (row) => row.amount),
    momentColumn("paid", t`Paid`, (row) => row.paid_at),
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
  const { t } = useLingui();
  const { end_to_end_id, status } = row;
  if (status !== "suspense" && status !== "refund_failed") return null;
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {status === "suspense" && (
        <FormButton
          permission="deposits.manage"
          label={t`Assign`}
          look="quiet"
          form={(close) => <AssignSheet row={row} onClose={close} />}
        />
      )}
      <ActButton
        permission="deposits.manage"
        label={t`Send back`}
        look="danger"
        title={t`Send the payment back`}
        text={<Trans>The whole amount goes back to the account that it came from.</Trans>}
        submit={t`Send back`}
        done={t`It is on its way back.`}
        act={(reason) => call(refundPayment, { end_to_end_id, reason })}
      />
    </span>
  );
}

function AssignSheet({ row, onClose }: { row: PaymentRow; onClose: () => void }) {
  const { t } = useLingui();
  const [orderNo, setOrderNo] = useState("");
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
      done={t`Assigned. It is being credited.`}
      act={(reason) =>
        call(assignPayment, { end_to_end_id: row.end_to_end_id, order_no: orderNo, reason })
      }
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
