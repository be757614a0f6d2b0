import { useLingui } from "@lingui/react/macro";
import type { depositRow } from "@tucano/contract/backoffice.ts";
import { Link } from "@tanstack/react-router";
import type * as z from "zod/mini";
import { DepositBadge } from "./labels.tsx";
import { Moment, Money, OrderNo } from "./show.tsx";

type Row = z.output<typeof depositRow>;

export function DepositTable({
  rows,
  withMember = true,
}: {
  rows: readonly Row[];
  withMember?: boolean;
}) {
  const { t } = useLingui();
  const labels = {
    order: t`Order`,
    player: t`Player`,
    asked: t`Amount asked for`,
    paid: t`Paid`,
    created: t`Created`,
    state: t`State`,
  };
  return (
    <table className="grid-table">
      <thead>
        <tr>
          <th scope="col">{labels.order}</th>
          {withMember && <th scope="col">{labels.player}</th>}
          <th scope="col" className="number">
            {labels.asked}
          </th>
          <th scope="col" className="number">
            {labels.paid}
          </th>
          <th scope="col">{labels.created}</th>
          <th scope="col">{labels.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.order_no}>
            <td data-label={labels.order}>
              <OrderNo text={row.order_no} />
            </td>
            {withMember && (
              <td data-label={labels.player}>
                <Link
                  to="/members/$memberId"
                  params={{ memberId: String(row.member.member_id) }}
                  className="text-beak-text"
                >
                  {row.member.account}
                </Link>
              </td>
            )}
            <td data-label={labels.asked} className="number">
              <Money wire={row.amount} />
            </td>
            <td data-label={labels.paid} className="number">
              {row.paid_amount === null ? "–" : <Money wire={row.paid_amount} />}
            </td>
            <td data-label={labels.created}>
              <Moment iso={row.created_at} style="moment" />
            </td>
            <td data-label={labels.state}>
              <DepositBadge status={row.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
