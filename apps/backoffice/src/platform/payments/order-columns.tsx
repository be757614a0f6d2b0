/** A player's deposits and withdrawals, where the page is about that player anyway. */
import { useLingui } from "@lingui/react/macro";
import type { depositRow, withdrawalRow } from "@tucano/contract/backoffice/shapes.ts";
import type * as z from "zod/mini";
import { DepositBadge, WithdrawalBadge } from "../subjects/labels.tsx";
import { momentColumn, moneyColumn } from "../tables/columns.tsx";
import type { Column } from "../tables/data-table.tsx";
import { OrderNo } from "../tables/show.tsx";
import { TextLink } from "../tables/text-link.tsx";

export type OrderPage = "/deposits/$orderNo" | "/withdrawals/$orderNo";

export function OrderLink({ to, orderNo }: { to: OrderPage; orderNo: string }) {
  return (
    <TextLink to={to} params={{ orderNo }}>
      <OrderNo text={orderNo} />
    </TextLink>
  );
}

export type Deposit = z.output<typeof depositRow>;
export type Withdrawal = z.output<typeof withdrawalRow>;

export function useDepositColumns(): readonly Column<Deposit>[] {
  const { t } = useLingui();
  return [
    {
      label: t`Order`,
      cell: (row) => <OrderLink to="/deposits/$orderNo" orderNo={row.order_no} />,
    },
    moneyColumn("amount", t`Amount asked for`, (row) => row.amount),
    moneyColumn("paid", t`Paid`, (row) => row.paid_amount),
    momentColumn("created", t`Created`, (row) => row.created_at),
    { label: t`State`, cell: (row) => <DepositBadge status={row.status} /> },
  ];
}

export function useWithdrawalColumns(): readonly Column<Withdrawal>[] {
  const { t } = useLingui();
  return [
    {
      label: t`Order`,
      cell: (row) => <OrderLink to="/withdrawals/$orderNo" orderNo={row.order_no} />,
    },
    moneyColumn("amount", t`Amount`, (row) => row.amount),
    {
      label: t`Pix key`,
      className: "md:whitespace-nowrap",
      cell: (row) => `${row.key_type} · ${row.key_masked}`,
    },
    momentColumn("asked", t`Asked for`, (row) => row.application_time),
    { label: t`State`, cell: (row) => <WithdrawalBadge status={row.status} /> },
  ];
}
