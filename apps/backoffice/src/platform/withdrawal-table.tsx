import { useLingui } from "@lingui/react/macro";
import type { withdrawalRow } from "@tucano/contract/backoffice.ts";
import { Link } from "@tanstack/react-router";
import type * as z from "zod/mini";
import { WithdrawalBadge } from "./labels.tsx";
import { Moment, Money, OrderNo } from "./show.tsx";

type Row = z.output<typeof withdrawalRow>;

/** `withMember` is left out where the page is about one player anyway. */
export function WithdrawalTable({
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
    amount: t`Amount`,
    receives: t`Receives`,
    key: t`PIX key`,
    asked: t`Asked for`,
    state: t`State`,
  };
  return (
    <table className="grid-table">
      <thead>
        <tr>
          <th scope="col">{labels.order}</th>
          {withMember && <th scope="col">{labels.player}</th>}
          <th scope="col" className="number">
            {labels.amount}
          </th>
          {withMember && (
            <th scope="col" className="number">
              {labels.receives}
            </th>
          )}
          <th scope="col">{labels.key}</th>
          <th scope="col">{labels.asked}</th>
          <th scope="col">{labels.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.order_no}>
            <td data-label={labels.order}>
              <Link
                to="/withdrawals/$orderNo"
                params={{ orderNo: row.order_no }}
                className="font-medium text-beak-text"
              >
                <OrderNo text={row.order_no} />
              </Link>
            </td>
            {withMember && (
              <td data-label={labels.player}>
                <Link
                  to="/members/$memberId"
                  params={{ memberId: String(row.member.member_id) }}
                  className="text-text"
                >
                  {row.member.account}
                </Link>
              </td>
            )}
            <td data-label={labels.amount} className="number">
              <Money wire={row.amount} />
            </td>
            {withMember && (
              <td data-label={labels.receives} className="number">
                <Money wire={row.actual_receipt} />
              </td>
            )}
            <td data-label={labels.key} className="md:whitespace-nowrap">
              {row.key_type} · {row.key_masked}
            </td>
            <td data-label={labels.asked}>
              <Moment iso={row.application_time} style="moment" />
            </td>
            <td data-label={labels.state}>
              <WithdrawalBadge status={row.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
