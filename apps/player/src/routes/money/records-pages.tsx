import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { BetRecords } from "../../features/records/bets.tsx";
import { DepositRecords } from "../../features/records/deposits.tsx";
import { ExportLink } from "../../features/records/export-link.tsx";
import { Transactions } from "../../features/records/transactions.tsx";
import { WithdrawalRecords } from "../../features/records/withdrawals.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

const depositRoute = getRouteApi("/shell/rechargeRecord");
const withdrawalRoute = getRouteApi("/shell/withdrawalRecord");
const betRoute = getRouteApi("/shell/records");
const transactionRoute = getRouteApi("/shell/transactions");

export function DepositRecordsPage() {
  const search = depositRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Deposit records`}>
        <ExportLink kind="orders" search={search} />
      </PageHead>
      <MembersOnly text={t`Your deposits would be here.`}>
        <DepositRecords search={search} />
      </MembersOnly>
    </div>
  );
}

export function WithdrawalRecordsPage() {
  const search = withdrawalRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Withdrawal records`}>
        <ExportLink kind="orders" search={search} />
      </PageHead>
      <MembersOnly text={t`Your withdrawals would be here.`}>
        <WithdrawalRecords search={search} />
      </MembersOnly>
    </div>
  );
}

export function BetRecordsPage() {
  const search = betRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Game records`}>
        <ExportLink kind="bets" search={search} />
      </PageHead>
      <MembersOnly text={t`Your rounds would be here, with totals and your net result.`}>
        <BetRecords search={search} />
      </MembersOnly>
    </div>
  );
}

export function TransactionsPage() {
  const search = transactionRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Transactions`}>
        <ExportLink kind="transactions" search={search} />
      </PageHead>
      <MembersOnly text={t`Every movement of your money would be here, with its totals.`}>
        <Transactions search={search} />
      </MembersOnly>
    </div>
  );
}
