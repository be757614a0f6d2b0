import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { depositRow } from "@tucano/contract/backoffice/shapes.ts";
import type * as z from "zod/mini";
import { DataTable, MemberLink } from "../tables/data-table.tsx";
import { DepositBadge } from "../subjects/labels.tsx";
import { Moment, Money, OrderNo } from "../tables/show.tsx";

type Row = z.output<typeof depositRow>;

interface DepositTableProps {
  rows: readonly Row[];
  /** Left out where the page is about one player anyway. */
  withMember?: boolean;
}

export function DepositTable({ rows, withMember = true }: DepositTableProps) {
  const { t } = useLingui();
  return (
    <DataTable<Row>
      rows={rows}
      keyOf={(row) => row.order_no}
      columns={[
        {
          label: t`Order`,
          cell: (row) => (
            <Link
              to="/deposits/$orderNo"
              params={{ orderNo: row.order_no }}
              className="text-beak-text"
            >
              <OrderNo text={row.order_no} />
            </Link>
          ),
        },
        withMember ? { label: t`Player`, cell: (row) => <MemberLink member={row.member} /> } : null,
        {
          label: t`Amount asked for`,
          isNumber: true,
          cell: (row) => <Money wire={row.amount} />,
        },
        {
          label: t`Paid`,
          isNumber: true,
          cell: (row) => (row.paid_amount === null ? "–" : <Money wire={row.paid_amount} />),
        },
        { label: t`Created`, cell: (row) => <Moment iso={row.created_at} style="moment" /> },
        { label: t`State`, cell: (row) => <DepositBadge status={row.status} /> },
      ]}
    />
  );
}
