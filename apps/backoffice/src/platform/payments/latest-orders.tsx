import { useLingui } from "@lingui/react/macro";
import { DataTable } from "../tables/data-table.tsx";
import { Card, CardTable } from "../tables/show.tsx";
import {
  type Deposit,
  useDepositColumns,
  useWithdrawalColumns,
  type Withdrawal,
} from "./order-columns.tsx";

interface LatestOrdersProps {
  of: {
    readonly recent_deposits: readonly Deposit[];
    readonly recent_withdrawals: readonly Withdrawal[];
  };
}

/** What a player paid in and took out last. */
export function LatestOrders({ of }: LatestOrdersProps) {
  const { t } = useLingui();
  const { recent_deposits: deposits, recent_withdrawals: withdrawals } = of;
  const deposit = { columns: useDepositColumns(), keyOf: (row: Deposit) => row.order_no };
  const withdrawal = { columns: useWithdrawalColumns(), keyOf: (row: Withdrawal) => row.order_no };
  return (
    <>
      <Card title={t`Latest deposits`}>
        <CardTable isEmpty={deposits.length === 0}>
          <DataTable rows={deposits} {...deposit} />
        </CardTable>
      </Card>
      <Card title={t`Latest withdrawals`}>
        <CardTable isEmpty={withdrawals.length === 0}>
          <DataTable rows={withdrawals} {...withdrawal} />
        </CardTable>
      </Card>
    </>
  );
}
