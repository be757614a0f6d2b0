import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { BetRecords } from "../../features/records/bets.tsx";
import { DepositRecords } from "../../features/records/deposits.tsx";
import { ExportLink } from "../../features/records/export-link.tsx";
import { HistoryTabs } from "../../features/records/history-tabs.tsx";
import { Transactions } from "../../features/records/transactions.tsx";
import { WithdrawalRecords } from "../../features/records/withdrawals.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

const depositRoute = getRouteApi("/shell/rechargeRecord");
const withdrawalRoute = getRouteApi("/shell/withdrawalRecord");
const betRoute = getRouteApi("/shell/records");
const transactionRoute = getRouteApi("/shell/transactions");

export function DepositRecordsPage() {
  const search = depositRoute.useSearch();
  return (
    <MembersPage
      title={t`Deposit history`}
      text={t`Log in to see your deposits.`}
      head={<ExportLink kind="orders" search={search} />}
      tabs={<HistoryTabs search={search} />}
    >
      <DepositRecords search={search} />
    </MembersPage>
  );
}

export function WithdrawalRecordsPage() {
  const search = withdrawalRoute.useSearch();
  return (
    <MembersPage
      title={t`Withdrawal history`}
      text={t`Log in to see your withdrawals.`}
      head={<ExportLink kind="orders" search={search} />}
      tabs={<HistoryTabs search={search} />}
    >
      <WithdrawalRecords search={search} />
    </MembersPage>
  );
}

export function BetRecordsPage() {
  const search = betRoute.useSearch();
  return (
    <MembersPage
      title={t`Bet history`}
      text={t`Log in to see your rounds, with totals and your net result.`}
      head={<ExportLink kind="bets" search={search} />}
      tabs={<HistoryTabs search={search} />}
    >
      <BetRecords search={search} />
    </MembersPage>
  );
}

export function TransactionsPage() {
  const search = transactionRoute.useSearch();
  return (
    <MembersPage
      title={t`Transactions`}
      text={t`Log in to see all your transactions, with totals.`}
      head={<ExportLink kind="transactions" search={search} />}
      tabs={<HistoryTabs search={search} />}
    >
      <Transactions search={search} />
    </MembersPage>
  );
}
