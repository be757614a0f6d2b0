import { useLingui } from "@lingui/react/macro";
import type { withdrawalRow } from "@tucano/contract/backoffice/shapes.ts";
import { Link } from "@tanstack/react-router";
import type * as z from "zod/mini";
import { DataTable, MemberLink } from "../tables/data-table.tsx";
import { WithdrawalBadge } from "../subjects/labels.tsx";
import { Moment, Money, OrderNo } from "../tables/show.tsx";

type Row = z.output<typeof withdrawalRow>;

interface WithdrawalTableProps {
  rows: readonly Row[];
  /** Left out where the page is about one player anyway. */
  withMember?: boolean;
}

function OrderLink({ orderNo }: { orderNo: string }) {
  return (
    <Link to="/withdrawals/$orderNo" params={{ orderNo }} className="font-medium text-beak-text">
      <OrderNo text={orderNo} />
    </Link>
  );
}

export function WithdrawalTable({ rows, withMember = true }: WithdrawalTableProps) {
  const { t } = useLingui();
  return (
    <DataTable<Row>
      rows={rows}
      keyOf={(row) => row.order_no}
      columns={[
        { label: t`Order`, cell: (row) => <OrderLink orderNo={row.order_no} /> },
        withMember ? { label: t`Player`, cell: (row) => <MemberLink member={row.member} /> } : null,
        { label: t`Amount`, isNumber: true, cell: (row) => <Money wire={row.amount} /> },
        withMember
          ? {
              label: t`Receives`,
              isNumber: true,
              cell: (row) => <Money wire={row.actual_receipt} />,
            }
          : null,
        {
          label: t`PIX key`,
          className: "md:whitespace-nowrap",
          cell: (row) => `${row.key_type} · ${row.key_masked}`,
        },
        {
          label: t`Asked for`,
          cell: (row) => <Moment iso={row.application_time} style="moment" />,
        },
        { label: t`State`, cell: (row) => <WithdrawalBadge status={row.status} /> },
      ]}
    />
  );
}
