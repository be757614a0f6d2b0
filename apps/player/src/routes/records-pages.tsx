import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { BetRecords } from "../features/records/bets.tsx";
import { DepositRecords } from "../features/records/deposits.tsx";
import { WithdrawalRecords } from "../features/records/withdrawals.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { MembersOnly } from "../platform/sign-in-needed.tsx";

const depositRoute = getRouteApi("/shell/rechargeRecord");
const withdrawalRoute = getRouteApi("/shell/withdrawalRecord");
const betRoute = getRouteApi("/shell/records");

export function DepositRecordsPage() {
  const { range } = depositRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Deposit records`} />
      <MembersOnly text={t`Your deposits would be here.`}>
        <DepositRecords range={range} />
      </MembersOnly>
    </div>
  );
}

export function WithdrawalRecordsPage() {
  const { range } = withdrawalRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Withdrawal records`} />
      <MembersOnly text={t`Your withdrawals would be here.`}>
        <WithdrawalRecords range={range} />
      </MembersOnly>
    </div>
  );
}

export function BetRecordsPage() {
  const { range } = betRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`Game records`} />
      <MembersOnly text={t`Your rounds would be here, with totals and your net result.`}>
        <BetRecords range={range} />
      </MembersOnly>
    </div>
  );
}
